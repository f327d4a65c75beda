import { describe, expect, it } from 'vitest';
import { groupNotes } from './finding-groups.ts';

function industry(value: string, count: number) {
  return { code: 'new-industry', field: 'industry', value, count } as const;
}

describe('the notes of a file', () => {
  it('tells new names together: the first three, how many more, rows in all', () => {
    const notes = [
      { code: 'sector-missing', field: 'sector', value: '', count: 713 } as const,
      industry('Banks', 9),
      industry('Steel', 5),
      industry('Gold', 2),
      industry('Salt', 1),
      industry('', 4),
    ];
    expect(groupNotes(notes)).toEqual([
      { code: 'sector-missing', field: 'sector', values: [], more: 0, count: 713 },
      { code: 'new-industry', field: 'industry', values: ['Banks', 'Steel', 'Gold'], more: 2, count: 21 },
    ]);
  });

  it('is empty where there are none', () => {
    expect(groupNotes([])).toEqual([]);
  });
});
