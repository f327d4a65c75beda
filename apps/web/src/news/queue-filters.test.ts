import { describe, expect, it } from 'vitest';
import { parseSearch, writeSearch } from '../lib/search.ts';
import type { QueueFilters } from './queue-filters.ts';
import { NO_FILTERS, isNarrowed, readFilters, toBody, writeFilters } from './queue-filters.ts';

const COMPANY = '01900000-0000-7000-8000-00000000000a';

/** The filters that are read from the address that is written for them. */
function goThroughAddress(filters: QueueFilters): QueueFilters {
  return readFilters(parseSearch(writeSearch(writeFilters(filters))));
}

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
    expect(goThroughAddress(filters)).toEqual(filters);
    expect(readFilters({})).toEqual(NO_FILTERS);
    expect(writeFilters(NO_FILTERS)).toEqual({});
  });

  it.each([
    [['M&A | Investments']],
    [['M&A | Investments', 'Company | Product News', '']],
    [['-']],
    [['']],
    [['', '-', '--', '|']],
  ])('keep names as they are, whatever signs are in them: %j', (topic) => {
    const filters = { ...NO_FILTERS, lists: { ...NO_FILTERS.lists, topic, source: topic } };
    expect(goThroughAddress(filters)).toEqual(filters);
  });

  it('are read from former addresses, which had one word for several values', () => {
    const { lists } = readFilters(parseSearch('?topic=Default|-|Fire&source=Wire&type=-|Macro'));
    expect(lists).toMatchObject({ topic: ['Default', '', 'Fire'], source: ['Wire'], type: ['', 'Macro'] });
  });

  it('leave out a range that holds nothing, as its ends are the wrong way round', () => {
    expect(readFilters({ least: '0.5', most: '-0.5' })).toEqual(NO_FILTERS);
    expect(readFilters({ least: '-0.5', most: '-0.5' })).toMatchObject({ least: '-0.5', most: '-0.5' });
  });

  it('name a company once, as the queue does, whichever way its id is written', () => {
    const { lists } = readFilters({ company: [COMPANY.toUpperCase(), COMPANY] });
    expect(lists.company).toEqual([COMPANY]);
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
