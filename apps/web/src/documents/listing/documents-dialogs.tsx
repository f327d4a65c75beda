import { forceRemoveDocument, removeDocuments, restoreDocument } from '@vigilo/contract/documents';
import type { DocumentRow } from '@vigilo/contract/documents';
import { callApi } from '../../lib/call-api.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { RedigitizeDialog } from './redigitize-dialog.tsx';
import { SendDocuments } from './send-dialog.tsx';

/** The question that stands open, and what it is about. */
export interface OpenQuestion {
  readonly is: 'delete' | 'restore' | 'force-delete' | 'redigitize' | 'send';
  readonly rows: readonly DocumentRow[];
}

/** After these a document is in the other list, of what is deleted or not, or in none. */
const LEAVING: ReadonlySet<string> = new Set(['delete', 'restore', 'force-delete']);

interface DocumentsDialogsProps {
  readonly question: OpenQuestion | null;
  /** These are no longer in the list. */
  readonly onLeft: (rows: readonly DocumentRow[]) => void;
  readonly onClose: () => void;
}

/** Asks before something is done with documents. */
export function DocumentsDialogs({ question, onLeft, onClose }: DocumentsDialogsProps) {
  const [row] = question?.rows ?? [];
  if (question === null || row === undefined) return null;
  const { is, rows } = question;
  function done(): void {
    if (LEAVING.has(is)) onLeft(rows);
    void refreshDocuments();
  }
  switch (is) {
    case 'delete':
      return <RemoveDocuments rows={rows} name={row.OriginalFileName} onDone={done} onClose={onClose} />;
    case 'send':
      return <SendDocuments rows={rows} name={row.OriginalFileName} onDone={done} onClose={onClose} />;
    case 'redigitize':
      return <RedigitizeDialog row={row} onDone={done} onClose={onClose} />;
    default:
      return <ChangeOne kind={is} row={row} onDone={done} onClose={onClose} />;
  }
}

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemoveDocuments({
  rows,
  name,
  ...dialog
}: DialogProps & { readonly rows: readonly DocumentRow[]; readonly name: string }) {
  const t = useTexts('documentScreens');
  const count = rows.length;
  return (
    <Confirmation
      {...dialog}
      title={t('delete.title', { count, name })}
      text={t('delete.text', { count })}
      confirmText={t('delete.confirm')}
      isDangerous
      doneText={t('delete.done')}
      failedTitle={t('delete.failed')}
      failedText={t('tryAgain')}
      onConfirm={() => callApi(removeDocuments, { body: { ids: rows.map(({ _id }) => _id) } })}
      onCancel={() => showToast({ kind: 'info', title: t('cancelled'), text: t('filesSafe') })}
    />
  );
}

function ChangeOne({
  kind,
  row: { _id: id, OriginalFileName: name },
  ...dialog
}: DialogProps & { readonly kind: 'restore' | 'force-delete'; readonly row: DocumentRow }) {
  const t = useTexts('documentScreens');
  const isRestore = kind === 'restore';
  const words = isRestore ? 'restore' : 'force';
  return (
    <Confirmation
      {...dialog}
      title={t(`${words}.title`, { name })}
      text={t(`${words}.text`)}
      confirmText={t(`${words}.confirm`)}
      isDangerous={!isRestore}
      doneText={isRestore ? t('restore.done') : t('delete.done')}
      failedTitle={isRestore ? t('restore.failed') : t('delete.failed')}
      failedText={t('tryAgain')}
      onConfirm={() => callApi(isRestore ? restoreDocument : forceRemoveDocument, { params: { id } })}
      onCancel={() =>
        showToast({
          kind: 'info',
          title: t('cancelled'),
          text: isRestore ? t('actionCancelled') : t('filesSafe'),
        })
      }
    />
  );
}
