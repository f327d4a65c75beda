import type { UserAction, UserRow } from '@vigilo/contract/users';
import { useCan } from '../lib/profile.ts';
import { useOpenedForm } from '../lib/opened-form.ts';
import { GoneRecord } from '../ui/gone-record.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RemoveUser, RestoreUser } from './status-dialogs.tsx';
import { UserDialog, UserForm } from './user-form.tsx';
import { UserInfoDialog } from './user-info-dialog.tsx';

/** What the address calls the dialog of each action; those of forms are named as their drafts are. */
export const DIALOG_BY_ACTION = {
  view: 'users.view',
  edit: 'users.change',
  'change-password': 'users.password',
  delete: 'users.delete',
  restore: 'users.restore',
} as const satisfies Record<UserAction, string>;

/** The dialog that the address says is open, where the user can do that. */
export function UsersDialogs({ users }: { readonly users: readonly UserRow[] | undefined }) {
  const { opened, close } = useOpenedForm();
  const canAdd = useCan('create-user');
  if (opened === null || users === undefined) return null;
  if (opened.form === 'users.add') return canAdd && <UserForm onClose={close} />;
  const user = users.find(({ _id }) => _id === opened.subject);
  const action = user?.can.find((one) => DIALOG_BY_ACTION[one] === opened.form);
  if (user === undefined) return <GoneRecord onClose={close} />;
  // A deleted user can no longer be deleted, but the dialog still says for two seconds that it was done.
  if (opened.form === DIALOG_BY_ACTION.delete)
    return <RemoveUser key={user._id} user={user} onClose={close} />;
  switch (action) {
    case 'view':
      return <UserInfoDialog key={user._id} id={user._id} onClose={close} />;
    case 'edit':
      return <UserDialog key={user._id} id={user._id} onClose={close} />;
    case 'change-password':
      return <PasswordDialog key={user._id} user={user} onClose={close} />;
    case 'restore':
      return <RestoreUser key={user._id} user={user} onClose={close} />;
    default:
      return null;
  }
}
