import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can } from './can.ts';
import { canGrantRole, listUngrantable } from './grant.ts';
import { mergeFilters } from './merge-filters.ts';
import { PERMISSION_KEYS } from './permissions.ts';

const admin = { isAdmin: true, pageFilters: [] };
const keys = fc.subarray([...PERMISSION_KEYS]);
const holding = (allowed: (typeof PERMISSION_KEYS)[number][]) => ({
  isAdmin: false,
  pageFilters: [{ name: 'Upload', url: '/upload', allowed }],
});

describe('the grantable permissions', () => {
  it('are all for an Admin, who alone may assign the role Admin', () => {
    expect([
      listUngrantable(admin, PERMISSION_KEYS),
      canGrantRole(admin, { type: 'Admin', permissions: [] }),
    ]).toEqual([[], true]);
    fc.assert(fc.property(keys, (own) => !canGrantRole(holding(own), { type: 'Admin', permissions: [] })));
  });

  it('are those a user holds, so nobody gains more than the user has', () => {
    fc.assert(
      fc.property(keys, keys, (own, wanted) => {
        const access = holding(own);
        expect(listUngrantable(access, [...wanted, ...wanted])).toEqual(
          wanted.filter((key) => !can(access, key)),
        );
        expect(canGrantRole(access, { type: 'User', permissions: wanted })).toBe(
          wanted.every((key) => own.includes(key)),
        );
      }),
    );
  });
});

describe('page filters of several sub-roles', () => {
  const filter = fc.record({
    name: fc.constantFrom('A', 'B', 'C'),
    allowed: fc.array(fc.constantFrom('x', 'y', 'z')),
  });

  it('are merged by name, with the union of their components', () => {
    const merged = mergeFilters([
      { name: 'A', allowed: ['x'] },
      { name: 'B', allowed: [] },
      { name: 'A', allowed: ['y', 'x'] },
    ]);
    expect(merged).toEqual([
      { name: 'A', allowed: ['x', 'y'] },
      { name: 'B', allowed: [] },
    ]);
  });

  it('keep exactly their components when merged', () => {
    const pairs = (filters: readonly { name: string; allowed: readonly string[] }[]) =>
      new Set(filters.flatMap(({ name, allowed }) => [name, ...allowed.map((key) => `${name}/${key}`)]));
    fc.assert(
      fc.property(fc.array(filter), (filters) => {
        const merged = mergeFilters(filters);
        expect(pairs(merged)).toEqual(pairs(filters));
        expect(new Set(merged.map(({ name }) => name)).size).toBe(merged.length);
        for (const { allowed } of merged) expect(new Set(allowed).size).toBe(allowed.length);
        expect(mergeFilters(merged)).toEqual(merged);
      }),
    );
  });
});
