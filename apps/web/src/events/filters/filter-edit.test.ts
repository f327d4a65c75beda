import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../events-url.ts';
import { SEARCH_PATTERN } from '../../lib/search-pattern.ts';
import { choicePattern, countFilters, toggleValue } from './filter-edit.ts';

describe('the filters of the events', () => {
  it('take a value in and out, and a group goes with its last value', () => {
    const one = toggleValue(NO_FILTERS, 'Topic', 'Legal');
    const two = toggleValue(one, 'Topic', '');
    expect(two.values).toEqual({ Topic: ['Legal', ''] });
    expect(toggleValue(toggleValue(two, 'Topic', 'Legal'), 'Topic', '')).toEqual(NO_FILTERS);
  });

  it('are counted by value, the days and the range of scores as one each', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(
      countFilters({
        values: { Score: ['0.1', '0.2'], Source: ['Reuters'] },
        from: null,
        to: '2026-01-01',
        least: '0',
        most: '0.5',
      }),
    ).toBe(5);
  });

  it('refuse what cannot be found', () => {
    expect(['-0.5', '+0,3', '−1', '0'].every((text) => choicePattern('Score').test(text))).toBe(true);
    expect(choicePattern('Score').test('high')).toBe(false);
    expect(choicePattern('EventType').test('Compañía')).toBe(true);
    expect(SEARCH_PATTERN.test('AT&T (Q3): 5 %')).toBe(true);
    expect(SEARCH_PATTERN.test('<script>')).toBe(false);
  });
});
