import fc from 'fast-check';
import { expect, it } from 'vitest';
import { USER_STATUSES } from './document-status.ts';
import { decideUserStatus } from './user-status.ts';

it('is the least advanced of the children, Rejected where one is rejected, Not Reviewed where there is none', () => {
  expect(decideUserStatus([])).toBe('Not Reviewed');
  expect(decideUserStatus(['Validated', 'In Review'])).toBe('In Review');
  expect(decideUserStatus(['Validated', 'Not Reviewed', 'In Review'])).toBe('Not Reviewed');
  expect(decideUserStatus(['Not Reviewed', 'Rejected', 'Validated'])).toBe('Rejected');
  expect(decideUserStatus(['Validated', 'Validated'])).toBe('Validated');
});

it('does not depend on the order of the children, and is that of one of them', () => {
  const children = fc.array(fc.constantFrom(...USER_STATUSES), { minLength: 1 });
  fc.assert(
    fc.property(children, (statuses) => {
      expect(decideUserStatus(statuses.toReversed())).toBe(decideUserStatus(statuses));
      expect(statuses).toContain(decideUserStatus(statuses));
    }),
  );
});
