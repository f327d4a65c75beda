import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can } from './can.ts';
import { canGrantRole, listUngrantable } from './grant.ts';
import { mergeFilters } from './merge-filters.ts';
import { PERMISSION_KEYS } from './permissions.ts';
import type { RoleKind } from './role-kind.ts';
import { ROLE_KINDS } from './role-kind.ts';

const admin = { access: { isAdmin: true, pageFilters: [] }, roleKind: 'Admin' } as const;
const keys = fc.subarray([...PERMISSION_KEYS]);
const holding = (allowed: (typeof PERMISSION_KEYS)[number][], roleKind: RoleKind = 'Other') => ({
  access: { isAdmin: false, pageFilters: [{ name: 'Upload', url: '/upload', allowed }] },
  roleKind,
});

describe('the grantable permissions', () => {
  it('are all for an Admin, who alone may assign the role Admin', () => {
    expect([
      listUngrantable(admin, 'Other', PERMISSION_KEYS),
      canGrantRole(admin, { kind: 'Admin', permissions: [] }),
    ]).toEqual([[], true]);
    fc.assert(fc.property(keys, (own) => !canGrantRole(holding(own), { kind: 'Admin', permissions: [] })));
  });

  it('are those a user holds, so nobody gains more than the user has', () => {
    fc.assert(
      fc.property(keys, keys, (own, wanted) => {
        const user = holding(own);
        expect(listUngrantable(user, 'Other', [...wanted, ...wanted])).toEqual(
          wanted.filter((key) => !can(user.access, key)),
        );
        expect(canGrantRole(user, { kind: 'Other', permissions: wanted })).toBe(
          wanted.every((key) => own.includes(key)),
        );
      }),
    );
  });
});

describe('editing companies', () => {
  it('is granted by an analyst only to analysts: everybody else could set Validated', () => {
    const granted = (own: RoleKind) =>
      ROLE_KINDS.filter((kind) =>
        canGrantRole(holding(['edit-company'], own), { kind, permissions: ['edit-company'] }),
      );
    expect(granted('Analyst')).toEqual(['Analyst']);
    expect(granted('Approver')).toEqual(['Analyst', 'Approver', 'Client', 'Licensed Client', 'Other']);
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
