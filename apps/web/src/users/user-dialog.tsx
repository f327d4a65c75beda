import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../lib/texts.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { UserForm } from './user-form.tsx';
import { userQuery } from './users-queries.ts';

/** Changes a user: the dialog, once the user is there. */
export function UserDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts('users');
  const answer = useQuery({ ...userQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog
      title={t('editUser')}
      size="lg"
      failedText={t('loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {(user) => <UserForm user={user} onClose={onClose} />}
    </RecordDialog>
  );
}
