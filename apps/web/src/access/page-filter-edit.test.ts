import { describe, expect, it } from 'vitest';
import { findFilterOfForm, formOfFilter, toggled, withFilter, withoutFilter } from './page-filter-edit.ts';

const FILTERS = [
  { name: 'Manage Users', allowedComponent: ['list-user'] },
  { name: 'Upload', allowedComponent: [] },
];

describe('page filters as they are edited', () => {
  it('each have a form of their own, which a draft can name', () => {
    expect(formOfFilter('Manage Users')).toBe('page-filters.manage-users');
    expect(findFilterOfForm('page-filters.manage-users', FILTERS)).toBe(FILTERS[0]);
    expect(findFilterOfForm(formOfFilter(null), FILTERS)).toBeNull();
    expect(findFilterOfForm('page-filters.dashboard', FILTERS)).toBeUndefined();
    expect(findFilterOfForm('roles.add', FILTERS)).toBeUndefined();
  });

  it('are added at the end, changed in their place, taken away', () => {
    const dashboard = { name: 'Dashboard', allowedComponent: [] };
    expect(withFilter(FILTERS, null, dashboard).map(({ name }) => name)).toEqual([
      'Manage Users',
      'Upload',
      'Dashboard',
    ]);
    expect(withFilter(FILTERS, 'Manage Users', dashboard).map(({ name }) => name)).toEqual([
      'Dashboard',
      'Upload',
    ]);
    expect(withoutFilter(FILTERS, 'Upload').map(({ name }) => name)).toEqual(['Manage Users']);
  });

  it('keep their components in the order of the page', () => {
    expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
  });
});
