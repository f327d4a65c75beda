import { useTexts } from '../../lib/texts.ts';
import { documentPath } from '../document-path.ts';
import { findStep } from './find-step.ts';
import { StepButtons } from './step-buttons.tsx';
import type { DocumentDetail } from './summary-queries.ts';

const KEYS = { next: 'j', previous: 'k' } as const;

/** The way to the documents before and after this one in the list as it was left. */
export function DocumentSteps({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  return (
    <StepButtons
      place={document._id}
      keys={KEYS}
      labels={{ next: t('summary.next'), previous: t('summary.previous') }}
      endTexts={{ next: t('summary.nextNone'), previous: t('summary.previousNone') }}
      find={async (direction) => {
        const id = await findStep(document._id, direction);
        return id === null ? null : documentPath(id);
      }}
    />
  );
}
