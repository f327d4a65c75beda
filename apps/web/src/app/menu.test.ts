import type { Access } from '@vigilo/domain/access/can';
import { describe, expect, it } from 'vitest';
import { MENU, findMenuItem, listMenuItems } from './menu.ts';
import type { MenuItem } from './menu.ts';

const NOBODY: Access = { isAdmin: false, pageFilters: [] };

describe('listMenuItems', () => {
  const items: readonly MenuItem[] = [
    { key: 'companies', path: '/companies', page: null },
    { key: 'aboutUs', path: '/admin', page: 'Manage Users' },
  ];

  it('shows what is for everybody and, of the rest, the pages the user has', () => {
    expect(listMenuItems(items, NOBODY).map((item) => item.path)).toEqual(['/companies']);
    const withPage: Access = {
      isAdmin: false,
      pageFilters: [{ name: 'Manage Users', url: '/admin', allowed: [] }],
    };
    expect(listMenuItems(items, withPage).map((item) => item.path)).toEqual(['/companies', '/admin']);
    expect(listMenuItems(items, { isAdmin: true, pageFilters: [] })).toEqual(items);
  });

  it('shows the Admin items to whoever has their pages', () => {
    const keys = (access: Access) =>
      listMenuItems(MENU, access)
        .filter((item) => item.isAdmin === true)
        .map((item) => item.key);
    expect(keys(NOBODY)).toEqual([]);
    expect(
      keys({ isAdmin: false, pageFilters: [{ name: 'Manage Clients', url: '/admin/clients', allowed: [] }] }),
    ).toEqual(['clients']);
    expect(keys({ isAdmin: true, pageFilters: [] })).toEqual([
      'users',
      'roles',
      'clients',
      'templates',
      'feeds',
      'audit',
    ]);
  });

  it('shows nothing to whoever has no page filter', () => {
    expect(listMenuItems(MENU, NOBODY)).toEqual([]);
    const reader: Access = {
      isAdmin: false,
      pageFilters: [{ name: 'Document Listing', url: '/companies', allowed: [] }],
    };
    expect(listMenuItems(MENU, reader).map((item) => item.key)).toEqual(['companies']);
  });

  it('keeps About Us out of the menu', () => {
    expect(listMenuItems(MENU, { isAdmin: true, pageFilters: [] }).map((item) => item.key)).not.toContain(
      'aboutUs',
    );
  });
});

describe('findMenuItem', () => {
  it('finds the item of a page and of what lies under it, the nearest first', () => {
    const items: readonly MenuItem[] = [
      { key: 'companies', path: '/admin', page: null },
      { key: 'aboutUs', path: '/admin/users', page: null },
    ];
    expect(findMenuItem(items, '/admin/users/7')?.path).toBe('/admin/users');
    expect(findMenuItem(items, '/admin/roles')?.path).toBe('/admin');
    expect(findMenuItem(items, '/administration')).toBeNull();
  });

  it('knows the pages of an item that lie elsewhere', () => {
    expect(findMenuItem(MENU, '/admin/editsubrole/7')?.key).toBe('roles');
    expect(findMenuItem(MENU, '/admin/clients')?.key).toBe('clients');
  });
});
