import { useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { SheetEdits } from './sheet.ts';

interface SaveQuestionProps {
  readonly edits: SheetEdits;
  readonly onClose: () => void;
}

/** Asks before the changes are saved, and, where somebody else changed the same cells meanwhile, which text stands in them. */
export function SaveQuestion({ edits, onClose }: SaveQuestionProps) {
  const t = useTexts('review');
  const [hasConflict, setConflict] = useState(false);
  // The question closes itself once it was answered, before anything is drawn anew.
  const goesOn = useRef(false);
  const count = edits.changeCount;
  const close = (): void => {
    showToast({ kind: 'info', title: t('save.cancelled'), text: t('unsaved', { count }) });
    onClose();
  };
  if (hasConflict)
    return (
      <ConflictDialog
        conflicts={edits.listConflicts()}
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
