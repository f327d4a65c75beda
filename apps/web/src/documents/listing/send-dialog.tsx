import { postDocuments } from '@vigilo/contract/delivery';
import type { DocumentRow } from '@vigilo/contract/documents';
import { callApi } from '../../lib/call-api.ts';
import { saveFile } from '../../lib/get-file.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { showToast } from '../../ui/toast.ts';

/** So many documents are sent with one call. */
const AT_ONCE = 100;

interface SendDocumentsProps {
  readonly rows: readonly DocumentRow[];
  /** Of the first. */
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before documents are sent to their clients. Those of clients without a webhook come back as a file. */
export function SendDocuments({ rows, name, ...dialog }: SendDocumentsProps) {
  const t = useTexts('documentScreens');
  const td = useTexts('delivery');
  const count = rows.length;
  return (
    <Confirmation
      {...dialog}
      title={t('send.title', { count, name })}
      text={t('send.text', { count })}
      confirmText={t('bulk.send')}
      failedText={t('tryAgain')}
      onConfirm={async () => {
        const said = await sendAll(rows.map(({ _id }) => _id));
        showToast({ kind: 'success', title: td('sentTitle'), text: said });
      }}
      onCancel={() => showToast({ kind: 'info', title: t('cancelled'), text: t('filesNotPosted') })}
    />
  );
}

/** Sends them, saves what comes back as files, and resolves with what the server said. */
async function sendAll(ids: readonly string[]): Promise<string> {
  const said = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const body = { documentIds: ids.slice(start, start + AT_ONCE) };
    const { data, message } = await callApi(postDocuments, { body });
    said.add(message);
    if (data.exported !== null)
      saveFile(new Blob([data.exported.content], { type: 'application/json' }), data.exported.fileName);
  }
  return [...said].join(' ');
}
