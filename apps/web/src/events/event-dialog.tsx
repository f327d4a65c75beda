import type { EventRow } from '@vigilo/contract/events';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventCompany } from './event-company.ts';

interface EventDialogProps {
  readonly company: EventCompany;
  /** The event that is edited; null: one is added. */
  readonly event: EventRow | null;
  /** The tab the event stands in; one is only added to the company events. */
  readonly tab: EventTab;
  readonly onClose: () => void;
  /** Set where more events wait to be filled in: 'Save and next' calls it after saving in place of closing. */
  readonly onNext?: (() => void) | undefined;
}

/** The dialog that adds an event or changes one (specification 3, section 2.2). */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const t = useTexts('eventDialogs');
  return (
    <Dialog title={event === null ? t('add') : t('edit')} size="xl" onClose={onClose}>
      {event?.title}
    </Dialog>
  );
}
