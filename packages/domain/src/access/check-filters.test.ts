import { describe, expect, it } from 'vitest';
import { checkFilters } from './check-filters.ts';
import { listNewlyAllowed } from './grant.ts';
import { PAGES, findPreview } from './pages.ts';
import type { PermissionKey } from './permissions.ts';
import { upperCaseTwin } from './permissions.ts';
import { decideRoleActions, decideSubRoleActions } from './role-actions.ts';

describe('the page filters of a sub-role', () => {
  it('accept every page of the catalogue with all its components, in either spelling', () => {
    for (const spell of [(key: PermissionKey): string => key, upperCaseTwin]) {
      const { grants, faults } = checkFilters(
        PAGES.toReversed().map(({ name, components }) => ({
          name,
          allowedComponent: components.map((key) => spell(key)),
        })),
      );
      expect(faults).toEqual({});
      expect(grants).toEqual(PAGES.map(({ name, components }) => ({ page: name, allowed: components })));
    }
  });

  it('report unknown names by their path', () => {
    const { faults } = checkFilters([
      { name: 'Dashboard', allowedComponent: ['edit-company'] },
      { name: 'Nowhere', allowedComponent: [] },
      { name: 'Upload', allowedComponent: ['UPLOAD_DOUMENTS', 'fly', 'upload-documents'] },
      { name: 'Dashboard', allowedComponent: [] },
      { name: 'documents', allowedComponent: [] },
    ]);
    expect(faults).toEqual({
      '0.allowedComponent.0': { code: 'unknown-component', page: 'Dashboard' },
      '1.name': { code: 'unknown-page' },
      '2.allowedComponent.1': { code: 'unknown-component', page: 'Upload' },
      '3.name': { code: 'repeated-page' },
      '4.name': { code: 'unknown-page' },
    });
  });

  it('list a component given twice once', () => {
    expect(
      checkFilters([{ name: 'Upload', allowedComponent: ['UPLOAD_DOUMENTS', 'upload-documents'] }]).grants,
    ).toEqual([{ page: 'Upload', allowed: ['upload-documents'] }]);
  });

  it('report as new what no filter of the same page allowed before', () => {
    const before = [{ page: 'Upload', allowed: ['upload-documents' as const] }];
    expect(listNewlyAllowed(before, before)).toEqual([]);
    expect(
      listNewlyAllowed(before, [
        ...before,
        { page: 'Documents', allowed: ['upload-documents', 'view-dataset'] },
      ]),
    ).toEqual(['upload-documents', 'view-dataset']);
    expect(listNewlyAllowed(before, [])).toEqual([]);
  });
});

describe('pictures of pages', () => {
  it('exist for the pages that have a screen', () => {
    expect(PAGES.flatMap((page) => findPreview(page) ?? [])).toEqual(
      [
        'document-listing',
        'company-summary',
        'screening',
        'news',
        'my-portfolio',
        'dashboard',
        'upload',
        'manage-users',
        'manage-roles',
        'manage-subroles',
        'manage-clients',
        'manage-templates',
        'manage-news',
        'audit-log',
      ].map((name) => `/previews/${name}.webp`),
    );
  });
});

describe('the actions on a role', () => {
  const admin = { isAdmin: true, pageFilters: [] };
  const manager = {
    isAdmin: false,
    pageFilters: [
      {
        name: 'Manage Roles',
        url: '/admin/roles',
        allowed: [
          'view-role',
          'update-role',
          'create-role',
          'delete-role',
          'view-subrole',
          'delete-subrole',
        ] as const,
      },
    ],
  };

  it('follow from the permissions, except for the role Admin', () => {
    expect(decideRoleActions(admin, { type: 'User' })).toEqual(['view', 'edit', 'duplicate', 'delete']);
    expect(decideRoleActions(admin, { type: 'Admin' })).toEqual(['view', 'edit']);
    expect(decideRoleActions(manager, { type: 'User' })).toEqual(['view', 'edit', 'duplicate', 'delete']);
    expect(decideRoleActions(manager, { type: 'Admin' })).toEqual(['view']);
    expect(decideRoleActions({ isAdmin: false, pageFilters: [] }, { type: 'User' })).toEqual([]);
  });

  it('do not include deleting the sub-role of one’s own rights', () => {
    expect([decideSubRoleActions(manager, false), decideSubRoleActions(manager, true)]).toEqual([
      ['view', 'delete'],
      ['view'],
    ]);
  });
});
