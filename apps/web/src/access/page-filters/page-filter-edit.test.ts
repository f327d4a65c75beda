import { describe, expect, it } from 'vitest';
import {
  findFilterByForm,
  filterFormName,
  toggleComponent,
  withFilter,
  withoutFilter,
} from './page-filter-edit.ts';

const FILTERS = [
  { name: 'Manage Users', allowedComponent: ['list-user'] },
  { name: 'Upload', allowedComponent: [] },
];

describe('page filters as they are edited', () => {
  it('each have a form of their own, which a draft can name', () => {
    expect(filterFormName('Manage Users')).toBe('page-filters.manage-users');
    expect(findFilterByForm('page-filters.manage-users', FILTERS)).toBe(FILTERS[0]);
    expect(findFilterByForm(filterFormName(null), FILTERS)).toBeNull();
    expect(findFilterByForm('page-filters.dashboard', FILTERS)).toBeUndefined();
    expect(findFilterByForm('roles.add', FILTERS)).toBeUndefined();
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
    expect(toggleComponent(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggleComponent(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
  });
});
