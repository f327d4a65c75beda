import { describe, expect, it } from 'vitest';
import { can, canOnPage, canSeePage, matchesRoute } from './can.ts';
import { DEFAULT_ROLES } from './default-roles.ts';
import { PAGES } from './pages.ts';
import { findPermission, PERMISSION_KEYS, upperCaseTwin } from './permissions.ts';

const nobody = { isAdmin: false, pageFilters: [] };
const admin = { isAdmin: true, pageFilters: [] };
const editor = {
  isAdmin: false,
  pageFilters: [
    { name: 'Document Listing', url: '/companies/summary/*', allowed: ['edit-company' as const] },
  ],
};

describe('permission keys', () => {
  it('are the 61 of the specification, each once', () => {
    expect(PERMISSION_KEYS).toHaveLength(61);
    expect(new Set(PERMISSION_KEYS).size).toBe(61);
  });

  it('are equal in both spellings', () => {
    for (const key of PERMISSION_KEYS)
      expect([findPermission(key), findPermission(upperCaseTwin(key))]).toEqual([key, key]);
    expect(findPermission('LIST_CRR')).toBe('list-creditriskrating');
    expect(findPermission('UPLOAD_DOUMENTS')).toBe('upload-documents');
    expect(findPermission('fly')).toBeNull();
  });
});

describe('access control', () => {
  it('allows an Admin everything and a user without filters nothing', () => {
    for (const key of PERMISSION_KEYS) expect([can(admin, key), can(nobody, key)]).toEqual([true, false]);
  });

  it('grants what any filter lists, and on a page only what that page’s filter lists', () => {
    expect(can(editor, 'edit-company')).toBe(true);
    expect(can(editor, 'add-event')).toBe(false);
    expect(canOnPage(editor, 'edit-company', '/companies/summary/42')).toBe(true);
    expect(canOnPage(editor, 'edit-company', '/companies')).toBe(false);
    expect([
      canSeePage(editor, 'Document Listing'),
      canSeePage(editor, 'My Portfolio'),
      canSeePage(admin, 'My Portfolio'),
    ]).toEqual([true, false, true]);
  });

  it('matches a route segment by segment, * matching any one', () => {
    expect(matchesRoute('/companies/summary/*', '/companies/summary/7/')).toBe(true);
    expect(matchesRoute('/companies/summary/*', '/companies/summary/7?tab=x')).toBe(true);
    expect(matchesRoute('/companies/summary/*', '/companies/summary/7/events')).toBe(false);
    expect(matchesRoute('/companies/summary/*', '/companies/summary')).toBe(false);
  });
});

describe('the roles a tenant starts with', () => {
  const listKeys = (name: string) =>
    new Set(
      DEFAULT_ROLES.find((role) => role.name === name)?.filters.flatMap((filter) => [...filter.allowed]),
    );

  it('give ratings to licensed clients and not to clients', () => {
    expect([...listKeys('Client')]).toEqual([]);
    expect([...listKeys('Licensed Client')]).toEqual(['list-creditriskrating']);
  });

  it('let analysts edit but not delete documents, and approvers delete as well', () => {
    expect(listKeys('Analyst').has('edit-company') && listKeys('Analyst').has('add-event')).toBe(true);
    expect(listKeys('Analyst').has('delete-documents')).toBe(false);
    expect(
      listKeys('Approver').has('delete-documents') && listKeys('Approver').has('force-delete-documents'),
    ).toBe(true);
  });

  it('leave administration to the Admin', () => {
    const adminKeys = new Set(
      PAGES.filter((page) => page.category === 'Admin').flatMap((page): readonly string[] => page.components),
    );
    for (const role of DEFAULT_ROLES)
      for (const filter of role.filters)
        expect(filter.allowed.filter((key) => adminKeys.has(key) || key === 'admin-dash')).toEqual([]);
  });
});
