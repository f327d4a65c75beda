// Saving a user: the e-mail is looked for first (specification 1, section 5), so that the person knows before anything is changed.

import type { User } from '@vigilo/contract/users';
import { addUser, changeUser, checkUserEmail } from '@vigilo/contract/users';
import { callApi } from '../lib/call-api.ts';
import type { UserFields } from './user-fields.ts';

export type SavedUser =
  | { readonly is: 'saved'; readonly user: User; readonly wasReactivated: boolean }
  /** An active user has the e-mail. */
  | { readonly is: 'taken' }
  /** An inactive user has it, who would be active again. */
  | { readonly is: 'inactive' };

export interface SaveUserOptions {
  /** The user that is changed; absent for a new one. */
  readonly user?: User | undefined;
  /** Role and clients stay as they are: nobody changes their own. */
  readonly isOwn: boolean;
  /** The person knows that an inactive user becomes active again. */
  readonly mayReactivate: boolean;
}

export async function saveUser(
  fields: UserFields,
  { user, isOwn, mayReactivate }: SaveUserOptions,
): Promise<SavedUser> {
  const email = fields.email.trim();
  const { exist, status } = await callApi(checkUserEmail, { query: { email, userId: user?._id ?? 'temp' } });
  if (exist && (status === 'Active' || user !== undefined)) return { is: 'taken' };
  if (exist && !mayReactivate) return { is: 'inactive' };
  const body = {
    email,
    name: fields.name.trim(),
    ...(!isOwn && { roles: [{ parentRole: fields.role }], clients: [...fields.clients] }),
  };
  if (user === undefined) {
    const added = await callApi(addUser, {
      body: { ...body, roles: [{ parentRole: fields.role }], clients: [...fields.clients] },
    });
    return { is: 'saved', user: added.user, wasReactivated: added.reactivated };
  }
  const changed = await callApi(changeUser, { body: { _id: user._id, version: fields.version, ...body } });
  return { is: 'saved', user: changed.user, wasReactivated: false };
}
