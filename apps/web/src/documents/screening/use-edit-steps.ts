// The changes of a table until they are saved: each step can be undone, and all are kept as a draft on the server.

import type { EditSteps } from '@vigilo/domain/review/edit-steps';
import { addStep, NO_STEPS, redoStep, undoStep } from '@vigilo/domain/review/edit-steps';
import { useMemo, useState } from 'react';
import type { FormFields } from '../../lib/draft-content.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { useDraft } from '../../lib/use-draft.ts';

/** What a draft keeps: as JSON. */
type Kept = FormFields[string];

export interface EditStepsOptions {
  readonly form: string;
  readonly subject: string;
  readonly title: string;
}

export interface KeptSteps<Change> {
  /** Of all steps that are not undone. */
  readonly changes: readonly Change[];
  readonly stepCount: number;
  readonly canRedo: boolean;
  readonly draft: FormDraft;
  readonly add: (changes: readonly Change[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** They are saved. */
  readonly clear: () => void;
  readonly replace: (changes: readonly Change[]) => void;
}

export function useEditSteps<Change extends Kept>({
  form,
  subject,
  title,
}: EditStepsOptions): KeptSteps<Change> {
  const [steps, setSteps] = useState<EditSteps<Change>>(NO_STEPS);
  const { done, undone } = steps;
  const draft = useDraft<{ readonly steps: EditSteps<Change>['done'] }>({
    form,
    subject,
    title,
    fields: { steps: done },
    onRestore: (kept) => setSteps({ done: kept.steps, undone: [] }),
  });
  const changes = useMemo(() => done.flat(), [done]);
  return {
    changes,
    stepCount: done.length,
    canRedo: undone.length > 0,
    draft,
    add: (more) => setSteps((before) => addStep(before, more)),
    undo: () => setSteps(undoStep),
    redo: () => setSteps(redoStep),
    clear: () => {
      draft.forget({ steps: [] });
      setSteps(NO_STEPS);
    },
    replace: (settled) => setSteps(addStep(NO_STEPS, settled)),
  };
}
