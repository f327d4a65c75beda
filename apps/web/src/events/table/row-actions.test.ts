import { expect, it } from 'vitest';
import { findRefusal } from './row-actions.ts';

const OPEN = { isLocked: false, isPast: false };
const ROW = { tab: 'company-events', can: ['edit', 'delete', 'choose'], checked: false } as const;
const row = (changed: object) => ({ ...ROW, can: [...ROW.can], ...changed });

it('an event is edited and deleted, but a checked one is not deleted, and an imported one neither', () => {
  for (const isSelected of [false, true])
    expect(findRefusal('edit', row({}), isSelected, OPEN)).toBeUndefined();
  expect(findRefusal('delete', row({}), true, OPEN)).toBe('deleteChosen');
  expect(findRefusal('edit', row({ tab: 'imported events' }), true, OPEN)).toBe('editLocked');
  expect(findRefusal('delete', row({ tab: 'imported events' }), true, OPEN)).toBe('deleteSelected');
});

it('an event that was unchecked is free once that is saved', () => {
  expect(findRefusal('delete', row({ can: [], checked: true }), false, OPEN)).toBe('saveFirst');
  expect(findRefusal('delete', row({ can: [] }), false, OPEN)).toBe('notAllowed');
  expect(findRefusal('edit', row({ can: [], checked: true }), true, OPEN)).toBe('notAllowed');
});

it('nothing is changed in a Validated company or on an earlier day', () => {
  expect(findRefusal('edit', row({ can: [] }), true, { isLocked: true, isPast: false })).toBe('locked');
  expect(findRefusal('edit', row({}), false, { isLocked: true, isPast: true })).toBe('asOfPast');
});
