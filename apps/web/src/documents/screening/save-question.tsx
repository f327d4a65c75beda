import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { RowEdits } from './use-row-edits.ts';

interface SaveQuestionProps {
  readonly child: ChildDetail;
  readonly keys: readonly EditedKey[];
  readonly edits: RowEdits;
  readonly onClose: () => void;
}

/** Asks before the changes are saved, and, where somebody else changed the same cells meanwhile, which text stands in them. */
export function SaveQuestion({ child, keys, edits, onClose }: SaveQuestionProps) {
  const t = useTexts('review');
  const [hasConflict, setConflict] = useState(false);
  // The question closes itself once it was answered, before anything is drawn anew.
  const goesOn = useRef(false);
  const count = edits.changes.length;
  const close = (): void => {
    showToast({ kind: 'info', title: t('save.cancelled'), text: t('unsaved', { count }) });
    onClose();
  };
  if (hasConflict)
    return (
      <ConflictDialog
        rows={child.JSONData}
        changes={edits.changes}
        keys={keys}
        onKeep={(keep) => {
          edits.settle(keep);
          goesOn.current = false;
          setConflict(false);
        }}
        onClose={close}
      />
    );
  return (
    <Confirmation
      title={t('save.title')}
      text={t('save.text', { count })}
      confirmText={t('save')}
      failedTitle={t('save.failed')}
      onConfirm={async () => {
        goesOn.current = !(await edits.save());
        setConflict(goesOn.current);
      }}
      onCancel={close}
      onClose={() => goesOn.current || onClose()}
    />
  );
}
