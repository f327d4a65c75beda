import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMentions } from './mentions.ts';

const ADA = { id: 'ada', name: 'Ada Byron', email: 'ada@t.test' };
const ANN = { id: 'ann', name: 'Ann', email: 'ann@t.test' };
const ANNA = { id: 'anna', name: 'Ann Karenina', email: 'anna@t.test' };
const PEOPLE = [ADA, ANN, ANNA];

const named = (text: string) =>
  findMentions(text, PEOPLE).map(({ start, length, userIds }) => [
    text.slice(start, start + length),
    ...userIds,
  ]);

describe('mentions', () => {
  it('are an @ with a name or an e-mail, in any capitals', () => {
    expect(named('@ada byron, see what @ANN@T.TEST wrote.')).toEqual([
      ['@ada byron', 'ada'],
      ['@ANN@T.TEST', 'ann'],
    ]);
  });

  it('take the longest name, and no part of a word', () => {
    expect(named('@Ann Karenina and @Ann!')).toEqual([
      ['@Ann Karenina', 'anna'],
      ['@Ann', 'ann'],
    ]);
    expect(named('@Annika, mail@Ann, @ Ann, @nobody')).toEqual([]);
  });

  it('mean both of two people of one name', () => {
    const twins = [ADA, { id: 'other', name: 'ada byron', email: 'other@t.test' }];
    expect(findMentions('@Ada Byron', twins)).toEqual([{ start: 0, length: 10, userIds: ['ada', 'other'] }]);
  });

  it('are found wherever they stand among other text, letters that grow as small ones among it', () => {
    const around = fc.string({ unit: fc.constantFrom('a', ' ', 'İ', 'ß', '.', '😀', '@') });
    fc.assert(
      fc.property(around, around, (before, after) => {
        const text = `${before} @Ada Byron ${after}`;
        const found = findMentions(text, [ADA]);
        expect(found.some(({ start }) => start === before.length + 1)).toBe(true);
        for (const { start, length } of found)
          expect(text.slice(start, start + length).toLowerCase()).toBe('@ada byron');
      }),
    );
  });
});
