import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { ChosenSummary, EventCompany } from './event-company.ts';

interface SummaryPreviewProps {
  readonly company: EventCompany;
  /** All events that shall describe the company, those on other pages too. */
  readonly chosen: readonly ChosenSummary[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The summaries that are chosen to describe the company, by event type, before they are saved (specification 3, section 2.4). */
export function SummaryPreview({ chosen, onClose }: SummaryPreviewProps) {
  const t = useTexts('eventDialogs');
  return (
    <Dialog title={t('preview.title')} size="xl" onClose={onClose}>
      {chosen.length}
    </Dialog>
  );
}
