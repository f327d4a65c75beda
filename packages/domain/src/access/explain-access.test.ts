import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can, canOnPage, canSeePage } from './can.ts';
import { explainAccess } from './explain-access.ts';
import { PAGES } from './pages.ts';

const pageFilter = fc
  .constantFrom(...PAGES)
  .chain((page) =>
    fc.subarray([...page.components]).map((allowed) => ({ name: page.name, url: page.url, allowed })),
  );
const pageFilters = fc.uniqueArray(pageFilter, { selector: ({ name }) => name });
const USER = { isAdmin: false };

function listLacks(facts: Parameters<typeof explainAccess>[0]) {
  const { basis, pages } = explainAccess(facts);
  return {
    basis,
    lacks: [
      ...new Set(
        pages.flatMap(({ lack, components }) => [lack, ...components.map((component) => component.lack)]),
      ),
    ],
  };
}

describe('the explanation of access', () => {
  it('is the basis alone if it allows nothing or everything', () => {
    expect(listLacks({ isActive: false, role: { isAdmin: true }, pageFilters: null })).toEqual({
      basis: 'inactive',
      lacks: ['basis'],
    });
    expect(listLacks({ isActive: true, role: null, pageFilters: null })).toEqual({
      basis: 'no-role',
      lacks: ['basis'],
    });
    expect(listLacks({ isActive: true, role: USER, pageFilters: null })).toEqual({
      basis: 'no-sub-role',
      lacks: ['basis'],
    });
    expect(listLacks({ isActive: true, role: { isAdmin: true }, pageFilters: null })).toEqual({
      basis: 'admin',
      lacks: [null],
    });
    expect(listLacks({ isActive: true, role: USER, pageFilters: [] })).toEqual({
      basis: 'sub-role',
      lacks: ['page-filter'],
    });
  });

  it('names the missing page filter, or the missing component in it', () => {
    const { pages } = explainAccess({
      isActive: true,
      role: USER,
      pageFilters: [
        { name: 'Upload', url: '/upload', allowed: [] },
        { name: 'My Portfolio', url: '/my-portfolio', allowed: ['edit-company'] },
      ],
    });
    const page = (name: string) => pages.find((one) => one.name === name);
    expect(page('Upload')).toMatchObject({
      isAllowed: true,
      lack: null,
      components: [{ key: 'upload-documents', isAllowed: false, lack: 'component' }],
    });
    expect(page('My Portfolio')?.components).toEqual([
      { key: 'edit-company', isAllowed: true, lack: null },
      { key: 'list-creditriskrating', isAllowed: false, lack: 'component' },
    ]);
    expect(page('Manage Users')).toMatchObject({ isAllowed: false, lack: 'page-filter' });
  });

  it('agrees with the access rules for any page filters', () => {
    fc.assert(
      fc.property(pageFilters, (filters) => {
        const access = { isAdmin: false, pageFilters: filters };
        const { pages } = explainAccess({ isActive: true, role: USER, pageFilters: filters });
        expect(pages.map(({ name }) => name)).toEqual(PAGES.map(({ name }) => name));
        for (const page of PAGES) {
          const explained = pages.find(({ name }) => name === page.name);
          expect(explained?.isAllowed).toBe(canSeePage(access, page.name));
          for (const key of page.components) {
            const component = explained?.components.find((one) => one.key === key);
            expect(component?.isAllowed).toBe(canOnPage(access, key, page.url));
            expect((component?.lack === null) === component?.isAllowed).toBe(true);
            if (component?.isAllowed) expect(can(access, key)).toBe(true);
          }
        }
      }),
    );
  });
});
