import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PermissionKey } from '../access/permissions.ts';
import type { TargetUser } from './user-actions.ts';
import { decideUserActions } from './user-actions.ts';

const KEYS = [
  'view-user',
  'update-user',
  'change-password',
  'delete-user',
  'restore-user',
] as const satisfies readonly PermissionKey[];
const BEN: TargetUser = {
  isSelf: false,
  status: 'Active',
  isAdmin: false,
  hasGrantableRole: true,
  hasGrantableClients: true,
};
const admin = { isAdmin: true, pageFilters: [] };

function holding(...allowed: readonly PermissionKey[]) {
  return { isAdmin: false, pageFilters: [{ name: 'Manage Users', url: '/admin/users', allowed }] };
}

const anyone = fc.record({
  isSelf: fc.boolean(),
  status: fc.constantFrom('Active', 'Inactive'),
  isAdmin: fc.boolean(),
  hasGrantableRole: fc.boolean(),
  hasGrantableClients: fc.boolean(),
});
const anyAccess = fc.oneof(
  fc.constant(admin),
  fc.subarray([...KEYS]).map((keys) => holding(...keys)),
);

describe('the actions on a user', () => {
  it('depend on the status', () => {
    expect(decideUserActions(admin, BEN)).toEqual(['view', 'edit', 'change-password', 'delete']);
    expect(decideUserActions(admin, { ...BEN, status: 'Inactive' })).toEqual(['view', 'restore']);
  });

  it('depend on the permissions, each action on its own', () => {
    expect(decideUserActions(holding('view-user'), BEN)).toEqual(['view']);
    expect(decideUserActions(holding('change-password'), BEN)).toEqual([]);
    expect(decideUserActions(holding('update-user', 'change-password'), BEN)).toEqual([
      'edit',
      'change-password',
    ]);
    expect(decideUserActions(holding('delete-user', 'restore-user'), BEN)).toEqual(['delete']);
  });

  it('exclude one’s own password and status', () => {
    fc.assert(
      fc.property(anyAccess, anyone, (own, user) =>
        decideUserActions(own, { ...user, isSelf: true }).every(
          (action) => action === 'view' || action === 'edit',
        ),
      ),
    );
  });

  it('are only viewing an Admin, for users who are not Admins', () => {
    fc.assert(
      fc.property(fc.subarray([...KEYS]), anyone, (keys, user) =>
        decideUserActions(holding(...keys), { ...user, isAdmin: true }).every((action) => action === 'view'),
      ),
    );
  });

  it('are only viewing a user with more rights or other clients, for users who are not Admins', () => {
    fc.assert(
      fc.property(
        fc.subarray([...KEYS]),
        anyone,
        (keys, user) =>
          (user.hasGrantableRole && user.hasGrantableClients) ||
          decideUserActions(holding(...keys), user).every((action) => action === 'view'),
      ),
    );
  });
});
