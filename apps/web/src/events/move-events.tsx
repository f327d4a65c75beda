import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventCompany, MovedEvent } from './event-company.ts';

interface MoveEventsProps {
  readonly company: EventCompany;
  readonly events: readonly MovedEvent[];
  readonly onClose: () => void;
  /** Called once they are moved, before the dialog closes. */
  readonly onMoved: () => void;
}

/** Asks before imported events become company events. */
export function MoveEvents({ events, onClose }: MoveEventsProps) {
  const t = useTexts('eventDialogs');
  return <Dialog title={t('move.title', { count: events.length })} onClose={onClose}>{events.length}</Dialog>;
}
