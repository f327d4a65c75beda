import { downloadDocumentReport, downloadDocuments, getDocumentOriginal } from '@vigilo/contract/documents';
import type { DocumentRow } from '@vigilo/contract/documents';
import { useState } from 'react';
import { getFile, saveFile } from '../../lib/get-file.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import type { DocumentsView } from './documents-url.ts';
import { buildSearchBody } from './documents-url.ts';

/** What is being fetched: the id of a document, or several of them, or the report. */
type Busy = string | null;

export interface Downloads {
  readonly busy: Busy;
  readonly document: (row: DocumentRow) => void;
  readonly original: (row: DocumentRow) => void;
  readonly several: (ids: readonly string[]) => void;
  readonly report: (view: DocumentsView, now: string) => void;
}

export const SEVERAL = 'several';
export const REPORT = 'report';

/** Downloads of the list, one at a time. What fails is said in a toast. */
export function useDownloads(): Downloads {
  const t = useTexts('documentScreens');
  const [busy, setBusy] = useState<Busy>(null);

  async function run(what: string, failedTitle: string, fetchFile: () => Promise<File>): Promise<void> {
    if (busy !== null) return;
    setBusy(what);
    try {
      const file = await fetchFile();
      saveFile(file, file.name);
    } catch (thrown) {
      const { message, description = t('download.failed') } = toProblem(thrown, t('download.failed'));
      showToast({
        kind: 'error',
        title: failedTitle,
        text: message === description ? message : `${message} ${description}`,
      });
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    document: ({ _id: id }) =>
      void run(id, t('download.failedTitle'), () => getFile(downloadDocuments, { body: { id } })),
    original: ({ _id: id }) =>
      void run(id, t('download.failedTitle'), () => getFile(getDocumentOriginal, { params: { id } })),
    several: (ids) =>
      void run(SEVERAL, t('download.failedMany'), () =>
        getFile(downloadDocuments, { body: { ids: [...ids] } }),
      ),
    report: (view, now) => {
      const { search, ...body } = buildSearchBody(view, now);
      void run(REPORT, t('list.reportFailed'), () =>
        getFile(downloadDocumentReport, { query: { search }, body }),
      );
    },
  };
}
