import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '@vigilo/contract/users';
import { useState } from 'react';
import { roleOptionsQuery } from '../access/public/role-options.ts';
import { conflictActions } from '../lib/conflict-actions.ts';
import { NEW } from '../lib/opened-form.ts';
import { isAlreadyThere } from '../lib/problem.ts';
import { useProfile } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { draftTitle, useDraft } from '../lib/use-draft.ts';
import type { FormDraft } from '../lib/use-draft.ts';
import { saveUser } from './save-user.ts';
import type { SavedUser } from './save-user.ts';
import { NEW_USER, toUserFields, listUserFaults } from './user-fields.ts';
import type { UserFaults, UserFields } from './user-fields.ts';
import { refreshUsers, userQuery } from './users-queries.ts';

export interface UserForm {
  readonly fields: UserFields;
  readonly change: (part: Partial<UserFields>) => void;
  readonly faults: UserFaults;
  /** An active user has the e-mail that stands there. */
  readonly isTaken: boolean;
  /** An inactive user has it: the next save makes that one active again. */
  readonly isReactivating: boolean;
  readonly isOwn: boolean;
  readonly isAdminRole: boolean;
  readonly draft: FormDraft;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly submit: () => void;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

/** The state of the dialog that adds a user or changes one. */
export function useUserForm(
  user: User | undefined,
  onSaved: (saved: SavedUser & { is: 'saved' }) => void,
): UserForm {
  const t = useTexts('users');
  const [fields, setFields] = useState(() => (user === undefined ? NEW_USER : toUserFields(user)));
  const [isTried, setTried] = useState(false);
  const [known, setKnown] = useState<{ readonly email: string; readonly is: 'taken' | 'inactive' } | null>(
    null,
  );
  const roles = useQuery(roleOptionsQuery);
  const isOwn = useProfile().data?._id === user?._id && user !== undefined;
  const isAdminRole = hasAdminRole(fields, roles.data, user);
  const faults = listUserFaults(fields, !isAdminRole && !isOwn);
  const isKnown = (is: 'taken' | 'inactive') => known?.is === is && known.email === fields.email.trim();
  const draft = useDraft({
    form: user === undefined ? 'users.add' : 'users.change',
    subject: user?._id ?? NEW,
    title: draftTitle(user, fields.name, t('addUser')),
    fields,
    onRestore: setFields,
  });

  const saving = useMutation({
    mutationFn: () => saveUser(fields, { user, isOwn, mayReactivate: isKnown('inactive') }),
    onSuccess: async (saved) => {
      if (saved.is !== 'saved') return setKnown({ email: fields.email.trim(), is: saved.is });
      draft.forget();
      await refreshUsers();
      onSaved(saved);
    },
    onError: (error) => {
      if (isAlreadyThere(error)) setKnown({ email: fields.email.trim(), is: 'taken' });
    },
  });

  const conflictHandlers = conflictActions({
    fields,
    load: user && (async () => toUserFields(await queryClient.fetchQuery(userQuery(user._id)))),
    reset: saving.reset,
    take: (newest) => {
      draft.forget(newest);
      setFields(newest);
    },
    keep: setFields,
  });

  return {
    fields,
    change: (part) => setFields({ ...fields, ...part }),
    faults: isTried ? faults : {},
    isTaken: isKnown('taken'),
    isReactivating: isKnown('inactive'),
    isOwn,
    isAdminRole,
    draft,
    isBusy: saving.isPending,
    error: isAlreadyThere(saving.error) ? null : saving.error,
    submit: () => {
      setTried(true);
      if (Object.keys(faults).length === 0 && !isKnown('taken')) saving.mutate();
    },
    ...conflictHandlers,
  };
}

function hasAdminRole(
  { role }: UserFields,
  roles: readonly { readonly _id: string; readonly type: string }[] | undefined,
  user: User | undefined,
): boolean {
  const held = user?.roles[0]?.parentRole;
  return (
    (roles?.find(({ _id }) => _id === role) ?? (held?._id === role ? held : undefined))?.type === 'Admin'
  );
}
