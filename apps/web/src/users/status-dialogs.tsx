import type { UserRow } from '@vigilo/contract/users';
import { removeUser, restoreUser } from '@vigilo/contract/users';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { showToast } from '../ui/toast.ts';
import { refreshUsers } from './users-queries.ts';

interface StatusDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Asks before a user becomes inactive. */
export function RemoveUser({ user: { _id, name, email }, onClose }: StatusDialogProps) {
  const t = useTexts('users');
  return (
    <Confirmation
      title={t('delete.title', { name })}
      text={t('delete.text', { email })}
      confirmText={t('delete.confirm')}
      isDangerous
      doneText={t('delete.done', { name })}
      onConfirm={() => callApi(removeUser, { params: { id: _id } })}
      onDone={() => void refreshUsers()}
      onClose={onClose}
    />
  );
}

/** Asks before an inactive user becomes active again. */
export function RestoreUser({ user: { _id, name, email }, onClose }: StatusDialogProps) {
  const t = useTexts('users');
  function onDone(): void {
    void refreshUsers();
    showToast({ kind: 'success', title: t('success'), text: t('updated', { name }) });
  }
  return (
    <Confirmation
      title={t('restore.title', { name })}
      text={t('restore.text', { email })}
      confirmText={t('restore.confirm')}
      onConfirm={() => callApi(restoreUser, { params: { id: _id }, body: {} })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
