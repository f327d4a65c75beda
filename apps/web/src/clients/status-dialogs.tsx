import type { ClientRow } from '@vigilo/contract/clients';
import { forceRemoveClient, removeClient, restoreClient } from '@vigilo/contract/clients';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { showToast } from '../ui/toast.ts';
import { refreshClients } from './clients-queries.ts';

interface StatusDialogProps {
  readonly client: ClientRow;
  /** Deleted it can be restored; by force it is gone for good. */
  readonly does: 'delete' | 'restore' | 'force';
  readonly onClose: () => void;
}

const CALLS = {
  delete: (id: string) => callApi(removeClient, { params: { id } }),
  restore: (id: string) => callApi(restoreClient, { body: { clientId: id } }),
  force: (id: string) => callApi(forceRemoveClient, { params: { id } }),
};

/** Asks before a client is deleted, restored or removed for good. */
export function StatusDialog({ client: { _id, name }, does, onClose }: StatusDialogProps) {
  const t = useTexts('clients');
  function onDone(): void {
    void refreshClients();
    const text = does === 'restore' ? t('restoredToast', { name }) : t('deletedToast', { name });
    showToast({ kind: 'success', title: t('success'), text });
  }
  return (
    <Confirmation
      title={t(`${does}.title`, { name })}
      text={t(`${does}.text`)}
      confirmText={t(`${does}.confirm`)}
      isDangerous={does !== 'restore'}
      onConfirm={() => CALLS[does](_id)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
