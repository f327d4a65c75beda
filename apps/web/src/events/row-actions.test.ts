import { expect, it } from 'vitest';
import { whyNot } from './row-actions.ts';

const OPEN = { isLocked: false, isPast: false };
const ROW = { tab: 'company-events', can: ['edit', 'delete', 'choose'], checked: false } as const;
const row = (changed: object) => ({ ...ROW, can: [...ROW.can], ...changed });

it('an event is edited and deleted unless it is checked, each with its own words', () => {
  expect(whyNot('edit', row({}), false, OPEN)).toBeUndefined();
  expect(whyNot('delete', row({}), true, OPEN)).toBe('deleteChosen');
  expect(whyNot('edit', row({ tab: 'imported events' }), true, OPEN)).toBe('editLocked');
  expect(whyNot('delete', row({ tab: 'imported events' }), true, OPEN)).toBe('deleteSelected');
});

it('an event that was unchecked is free once that is saved', () => {
  expect(whyNot('delete', row({ can: [], checked: true }), false, OPEN)).toBe('saveFirst');
  expect(whyNot('delete', row({ can: [] }), false, OPEN)).toBe('notAllowed');
});

it('nothing is changed in a Validated company or on an earlier day', () => {
  expect(whyNot('edit', row({ can: [] }), true, { isLocked: true, isPast: false })).toBe('locked');
  expect(whyNot('edit', row({}), false, { isLocked: true, isPast: true })).toBe('asOfPast');
});
