import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_SUMMARIES, findChoiceFault, mayDescribe, remainingSummaries } from './chosen-summaries.ts';
import { EVENT_TYPES } from '../scoring/event-type.ts';

it('at most three Company, two Industry and two Macro summaries may describe a company', () => {
  const types = fc.array(fc.constantFrom(...EVENT_TYPES), { maxLength: 10 });
  fc.assert(
    fc.property(types, (chosen) => {
      const isWithin = EVENT_TYPES.every(
        (type) =>
          chosen.filter((each) => each === type).length <= { Company: 3, Industry: 2, Macro: 2 }[type],
      );
      expect(mayDescribe(chosen.map((type) => ({ type, summary: 'Good: positive' })))).toBe(isWithin);
    }),
  );
  expect(MOST_SUMMARIES).toEqual({ Company: 3, Industry: 2, Macro: 2 });
});

it('an event without a summary cannot describe a company', () => {
  expect(mayDescribe([{ type: 'Macro', summary: ' ' }])).toBe(false);
});

it('an event with a summary can be chosen until the limit of its type is reached', () => {
  const two = [{ type: 'Macro' as const }, { type: 'Macro' as const }, { type: 'Company' as const }];
  expect(remainingSummaries('Macro', two)).toBe(0);
  expect(remainingSummaries('Company', two)).toBe(2);
  expect(findChoiceFault({ type: 'Macro', summary: 'Rates fell: positive' }, two)).toBe('full');
  expect(findChoiceFault({ type: 'Company', summary: 'Sales rose: positive' }, two)).toBeNull();
  expect(findChoiceFault({ type: 'Macro', summary: '' }, two)).toBe('blank');
});
