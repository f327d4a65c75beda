import { useQuery } from '@tanstack/react-query';
import type { User } from '@vigilo/contract/users';
import { addUser, changeUser, checkUserEmail } from '@vigilo/contract/users';
import { useState } from 'react';
import { roleOptionsQuery } from '../access/public/role-options.ts';
import { callApi } from '../lib/call-api.ts';
import { useRecordForm, wordFaults } from '../lib/form.ts';
import type { RecordForm } from '../lib/form.ts';
import { NEW } from '../lib/opened-form.ts';
import { isAlreadyThere } from '../lib/problem.ts';
import { useCan, useProfile } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { draftTitle } from '../lib/use-draft.ts';
import { NEW_USER, USER_INPUTS, listUserFaults, toUserBody, toUserFields } from './user-fields.ts';
import type { UserFields } from './user-fields.ts';
import { refreshUsers, userQuery } from './users-queries.ts';

export interface UserForm extends RecordForm<UserFields> {
  /** An inactive user has the e-mail: the next save makes that one active again. */
  readonly isReactivating: boolean;
  /** Nobody changes their own role and clients. */
  readonly isOwn: boolean;
  readonly isAdmin: (role: string) => boolean;
}

interface SavedUser {
  readonly user: User;
  readonly reactivated: boolean;
}

/** Somebody active has the e-mail, or somebody inactive who would be active again. */
class EmailTaken extends Error {
  readonly isInactive: boolean;

  constructor(isInactive: boolean) {
    super();
    this.isInactive = isInactive;
  }
}

/** The form that adds a user or changes one. */
export function useUserForm(user: User | undefined, onSaved: (saved: SavedUser) => void): UserForm {
  const t = useTexts('users');
  const roles = useQuery(roleOptionsQuery).data;
  const isOwn = useProfile().data?._id === user?._id && user !== undefined;
  const mayRestore = useCan('restore-user');
  const [inactiveEmail, setInactiveEmail] = useState<string>();
  const isInactive = ({ email }: UserFields) => email.trim() === inactiveEmail;

  function isAdmin(role: string): boolean {
    const held = user?.roles[0]?.parentRole;
    return (
      (roles?.find(({ _id }) => _id === role) ?? (held?._id === role ? held : undefined))?.type === 'Admin'
    );
  }

  const form = useRecordForm<UserFields, SavedUser>({
    form: user === undefined ? 'users.add' : 'users.change',
    subject: user?._id ?? NEW,
    title: ({ name }) => draftTitle(user, name, t('addUser')),
    initial: user === undefined ? NEW_USER : toUserFields(user),
    inputs: USER_INPUTS,
    validate: (fields) => wordFaults(listUserFaults(fields, !isAdmin(fields.role) && !isOwn), t),
    save: async (fields) => {
      await checkEmail(fields, user, isInactive(fields));
      return user === undefined
        ? callApi(addUser, { body: toUserBody(fields) })
        : { ...(await change(user, fields, isOwn)), reactivated: false };
    },
    onSaved: async (saved) => {
      await refreshUsers();
      onSaved(saved);
    },
    explain: (error, { email }) => {
      if (isAlreadyThere(error)) return { email: t('exists') };
      if (!(error instanceof EmailTaken)) return undefined;
      if (!error.isInactive) return { email: t('exists') };
      if (!mayRestore) return { email: t('reactivateDenied') };
      setInactiveEmail(email.trim());
      return {};
    },
    load: user && (async () => toUserFields(await queryClient.fetchQuery(userQuery(user._id)))),
  });
  return { ...form, isReactivating: isInactive(form.values), isOwn, isAdmin };
}

/** The e-mail is looked for first (specification 1, section 5), so that the person knows before anything is changed. */
async function checkEmail(
  { email }: UserFields,
  user: User | undefined,
  mayReactivate: boolean,
): Promise<void> {
  const query = { email: email.trim(), userId: user?._id ?? 'temp' };
  const { exist, status } = await callApi(checkUserEmail, { query });
  if (!exist) return;
  const isInactive = status !== 'Active' && user === undefined;
  if (!isInactive || !mayReactivate) throw new EmailTaken(isInactive);
}

function change({ _id }: User, fields: UserFields, isOwn: boolean) {
  const { roles, clients, ...details } = toUserBody(fields);
  const rights = isOwn ? {} : { roles, clients };
  return callApi(changeUser, { body: { _id, version: fields.version, ...details, ...rights } });
}
