import { expect, it } from 'vitest';
import { isAllowed, listAllowed, toFilters, toggleOnPage, togglePage } from './page-grid-edit.ts';

const PAGES = [
  { name: 'Screening', components: ['add-event', 'edit-event'] },
  { name: 'Screening Old', components: ['add-event'] },
];

it('a page comes without its components and goes with all of them, and with no other page’s', () => {
  const both = ['Screening', 'Screening/add-event', 'Screening Old', 'Screening Old/add-event'];
  expect(togglePage([], 'Screening')).toEqual(['Screening']);
  expect(togglePage(both, 'Screening')).toEqual(['Screening Old', 'Screening Old/add-event']);
});

it('a component brings its page, and goes alone', () => {
  const one = toggleOnPage([], 'Screening', 'edit-event');
  expect(one).toEqual(['Screening', 'Screening/edit-event']);
  expect(toggleOnPage(one, 'Screening', 'edit-event')).toEqual(['Screening']);
  expect([isAllowed(one, 'Screening', 'edit-event'), isAllowed(one, 'Screening', 'add-event')]).toEqual([
    true,
    false,
  ]);
});

it('what is saved is in the order of the catalogue, and read back alike', () => {
  const filters = toFilters(
    ['Screening Old', 'Screening', 'Screening/edit-event', 'Screening/add-event'],
    PAGES,
  );
  expect(filters).toEqual([
    { name: 'Screening', allowedComponent: ['add-event', 'edit-event'] },
    { name: 'Screening Old', allowedComponent: [] },
  ]);
  const page = { category: '', subCategory: '', url: '', imageThumb: null };
  const pageFilters = filters.map(({ name, allowedComponent }) => ({
    ...page,
    name,
    components: [...allowedComponent],
    allowedComponent: [...allowedComponent],
  }));
  expect(toFilters(listAllowed({ pageFilters }), PAGES)).toEqual(filters);
});
