import { describe, expect, it } from 'vitest';
import { activeFilters, countFilters, filterGroups, toggleFilter, withoutField } from './company-filters.ts';

const PARAMS = {
  status: { values: { Initiated: 'Initiated' }, expanded: false },
  sector: { values: { Energy: 'Energy', '': '' }, expanded: true },
  region: { values: {}, expanded: false },
  colour: { values: { red: 'red' }, expanded: false },
};

describe('the groups of the advanced filters', () => {
  it('come in the order of the fields, without unknown and empty ones', () => {
    expect(filterGroups(PARAMS).map((group) => group.field)).toEqual(['sector', 'status']);
  });

  it('have no status where the server offers none', () => {
    const { status: _status, ...offered } = PARAMS;
    expect(filterGroups(offered).map((group) => group.field)).toEqual(['sector']);
  });
});

describe('choosing filter values', () => {
  it('takes a value in and out, and the field goes with its last value', () => {
    const one = toggleFilter({}, 'sector', 'Energy');
    const two = toggleFilter(one, 'sector', 'Healthcare');
    expect(two).toEqual({ sector: ['Energy', 'Healthcare'] });
    expect(toggleFilter(toggleFilter(two, 'sector', 'Energy'), 'sector', 'Healthcare')).toEqual({});
    expect(one).toEqual({ sector: ['Energy'] });
  });

  it('counts values and lists the fields in their order', () => {
    const filters = { status: ['Initiated'], region: ['EMEA', 'APAC'] };
    expect(countFilters(filters)).toBe(3);
    expect(activeFilters(filters).map((active) => active.field)).toEqual(['region', 'status']);
    expect(withoutField(filters, 'region')).toEqual({ status: ['Initiated'] });
  });

  it('leaves the days of initiation alone, which are one filter', () => {
    const filters = { recordUpdation: { to: '2026-11-20' } };
    expect([countFilters(filters), countFilters({ ...filters, region: ['EMEA'] })]).toEqual([1, 2]);
    expect(toggleFilter(filters, 'region', 'EMEA')).toEqual({ ...filters, region: ['EMEA'] });
    expect(withoutField(filters, 'recordUpdation')).toEqual({});
  });
});
