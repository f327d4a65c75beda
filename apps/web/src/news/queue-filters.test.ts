import { describe, expect, it } from 'vitest';
import { NO_FILTERS, isNarrowed, readFilters, toBody, writeFilters } from './queue-filters.ts';

const COMPANY = '01900000-0000-7000-8000-000000000000';

describe('the filters of the queue in the address', () => {
  it('are read as they are written', () => {
    const filters = {
      text: 'coupon',
      order: 'newest',
      least: '-1',
      most: '-0.5',
      hours: 24,
      lists: {
        type: ['', 'Macro'],
        topic: ['Default', ''],
        source: ['Wire'],
        company: [COMPANY],
        feeds: ['failing'],
      },
    } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(readFilters({})).toEqual(NO_FILTERS);
    expect(writeFilters(NO_FILTERS)).toEqual({});
  });

  it('leave out what makes no sense', () => {
    const wrong = {
      order: 'best',
      least: '7',
      most: 'x',
      hours: '5',
      type: 'Odd',
      company: 'x',
      feeds: 'ill',
      q: {},
    };
    expect(readFilters(wrong)).toEqual(NO_FILTERS);
  });

  it('are asked for as the call takes them', () => {
    expect(toBody(readFilters({ least: '-0.3', hours: 72, type: 'Company', topic: 'A|B' }))).toMatchObject({
      score: { from: -0.3 },
      hours: 72,
      types: ['Company'],
      topics: ['A', 'B'],
    });
    expect([isNarrowed(NO_FILTERS), isNarrowed({ ...NO_FILTERS, order: 'newest' })]).toEqual([false, false]);
    expect(isNarrowed({ ...NO_FILTERS, hours: 24 })).toBe(true);
  });
});
