import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { Said } from './timed-dialog.tsx';
import type { UploadFault } from './upload-checks.ts';

/** How long dialogs stand, in milliseconds (specification 3, section 9). */
const SHOWN = { success: 2000, error: 2500 } as const;

/** What the screen says in a dialog, word for word as specified (3, section 8). */
export function useSaid(first: UploadFault | null) {
  const t = useTexts('documentScreens');
  const [said, setSaid] = useState<Said | null>(() => (first === null ? null : toSaid(first)));

  function toSaid(fault: UploadFault): Said {
    if (fault.is === 'client')
      return buildError(t('upload.dialog.clientTitle'), t('upload.dialog.client'), SHOWN.error);
    const shownMs = fault.is === 'limit' || fault.is === 'empty' ? SHOWN.error : null;
    return buildError(t('upload.dialog.nothing'), writeFault(fault), shownMs);
  }

  function writeFault(fault: Exclude<UploadFault, { readonly is: 'client' }>): string {
    if (fault.is === 'limit') return t('upload.dialog.limit', { limit: fault.limit });
    if (fault.is === 'empty') return t('upload.dialog.empty');
    const list = fault.names.join(', ');
    return fault.is === 'names' ? t('upload.dialog.names', { list }) : t('upload.dialog.faults', { list });
  }

  return {
    said,
    close: () => setSaid(null),
    refuse: (fault: UploadFault) => setSaid(toSaid(fault)),
    fail: () => setSaid(buildError(t('upload.dialog.failedTitle'), t('upload.dialog.failed'), SHOWN.error)),
    succeed: (text: string) =>
      setSaid({ kind: 'success', title: t('upload.dialog.doneTitle'), text, shownMs: SHOWN.success }),
  };
}

function buildError(title: string, text: string, shownMs: number | null): Said {
  return { kind: 'error', title, text, shownMs };
}
