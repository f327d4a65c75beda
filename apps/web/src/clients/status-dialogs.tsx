import type { ClientRow } from '@vigilo/contract/clients';
import { forceRemoveClient, removeClient, restoreClient } from '@vigilo/contract/clients';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { showToast } from '../ui/toast.ts';
import { refreshClients } from './clients-queries.ts';

interface StatusDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

function useDone(): (text: string) => void {
  const t = useTexts('clients');
  return (text) => {
    void refreshClients();
    showToast({ kind: 'success', title: t('success'), text });
  };
}

/** Asks before a client is deleted. */
export function RemoveClient({ client: { _id, name }, onClose }: StatusDialogProps) {
  const t = useTexts('clients');
  const done = useDone();
  return (
    <Confirmation
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmText={t('delete.confirm')}
      isDangerous
      onConfirm={() => callApi(removeClient, { params: { id: _id } })}
      onDone={() => done(t('deletedToast', { name }))}
      onClose={onClose}
    />
  );
}

/** Asks before a deleted client is restored. */
export function RestoreClient({ client: { _id, name }, onClose }: StatusDialogProps) {
  const t = useTexts('clients');
  const done = useDone();
  return (
    <Confirmation
      title={t('restore.title', { name })}
      text={t('restore.text')}
      confirmText={t('restore.confirm')}
      onConfirm={() => callApi(restoreClient, { body: { clientId: _id } })}
      onDone={() => done(t('restoredToast', { name }))}
      onClose={onClose}
    />
  );
}

/** Asks before a deleted client is removed for good. */
export function ForceRemoveClient({ client: { _id, name }, onClose }: StatusDialogProps) {
  const t = useTexts('clients');
  const done = useDone();
  return (
    <Confirmation
      title={t('force.title', { name })}
      text={t('force.text')}
      confirmText={t('force.confirm')}
      isDangerous
      onConfirm={() => callApi(forceRemoveClient, { params: { id: _id } })}
      onDone={() => done(t('deletedToast', { name }))}
      onClose={onClose}
    />
  );
}
