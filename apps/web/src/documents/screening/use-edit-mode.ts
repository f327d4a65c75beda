import { useState } from 'react';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { showToast } from '../../ui/toast.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';

/** Whether a table is being edited; it is not at first (specification 3, section 2.7). */
export interface EditMode {
  readonly isOn: boolean;
  /** Why it cannot be; undefined where it can. */
  readonly reason: string | undefined;
  readonly toggle: () => void;
  /** Switches it on where it can be, else says why not; whether it is on then. */
  readonly start: () => boolean;
}

export function useEditMode(child: ChildDetail, draft: FormDraft): EditMode {
  const t = useTexts('review');
  const [wanted, setWanted] = useState(false);
  const reason = useEditReason(child, draft);
  return {
    isOn: wanted && reason === undefined,
    reason,
    toggle: () => setWanted((before) => !before),
    start: () => {
      setWanted(reason === undefined);
      if (reason !== undefined) showToast({ kind: 'info', title: t('notEdited'), text: reason });
      return reason === undefined;
    },
  };
}

/** Why nothing can be edited: what the server says of the document, the person's permissions, or a draft that waits for its answer. */
function useEditReason({ editRefusal }: ChildDetail, draft: FormDraft): string | undefined {
  const t = useTexts('review');
  const td = useTexts('drafts');
  const canEdit = useCan('edit-processed-documents');
  const canSave = useCan('save-processed-documents');
  if (!canEdit || !canSave || editRefusal === undefined) return t('noRight');
  if (editRefusal !== null) return t(`refusal.${editRefusal}`);
  return draft.offeredFrom === null ? undefined : td('offer', { time: formatTimeOrDay(draft.offeredFrom) });
}
