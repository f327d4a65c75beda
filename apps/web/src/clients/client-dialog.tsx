import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../lib/texts.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { ClientForm } from './client-form.tsx';
import { clientQuery } from './clients-queries.ts';

/** Changes a client: the dialog, once the client is there. */
export function ClientDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts('clients');
  const answer = useQuery({ ...clientQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog
      title={t('editClient')}
      size="xl"
      failedText={t('loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {(client) => <ClientForm client={client} onClose={onClose} />}
    </RecordDialog>
  );
}
