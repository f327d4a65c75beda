// The password that an administrator sets for somebody else: it must be changed at the next sign-in (security.md C11).

import { can } from '@vigilo/domain/access/can';
import { hashPassword } from '../adapters/password-hash/argon2id.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { notAllowed } from '../frame/problem.ts';
import { checkNewPassword } from '../sign-in/new-password.ts';
import type { UserPart } from './user-part.ts';
import type { UserTarget } from './user-target.ts';

interface PasswordInput {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly newPassword?: string | undefined;
  readonly confirmNewPassword?: string | undefined;
}

/** @throws Problem not-allowed, invalid-input naming what is wrong with the password. */
export async function changePassword(
  context: AppContext,
  caller: Caller,
  target: UserTarget,
  input: PasswordInput,
): Promise<UserPart | null> {
  if (input.newPassword === undefined && input.confirmNewPassword === undefined) return null;
  checkAllowed(caller, target);
  const password = input.newPassword ?? '';
  const owner = {
    tenantName: caller.tenantName,
    name: input.name ?? target.user.name,
    email: input.email ?? target.user.email,
  };
  await checkNewPassword(context.config, {
    password,
    confirmation: input.confirmNewPassword ?? '',
    purpose: 'by-admin',
    owner,
    field: 'body.newPassword',
    confirmationField: 'body.confirmNewPassword',
  });
  const changedAt = new Date(context.now());
  return {
    action: 'users.password',
    fields: {
      password_hash: await hashPassword(password),
      last_password_changed: changedAt,
      must_change_password: true,
    },
    before: { lastPasswordChanged: target.user.last_password_changed },
    after: { lastPasswordChanged: changedAt },
    endsSessions: 'an administrator set the password',
    voidsLinks: true,
    orders: 'password-set',
  };
}

function checkAllowed(caller: Caller, target: UserTarget): void {
  if (!can(caller.access, 'change-password')) throw notAllowed('refusals.noPasswords');
  if (target.isSelf) throw notAllowed('refusals.ownPassword');
}
