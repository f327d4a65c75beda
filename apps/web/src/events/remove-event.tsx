import type { EventRow } from '@vigilo/contract/events';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventCompany } from './event-company.ts';

interface RemoveEventProps {
  readonly company: EventCompany;
  readonly event: EventRow;
  readonly onClose: () => void;
}

/** Asks before an event is deleted. */
export function RemoveEvent({ event, onClose }: RemoveEventProps) {
  const t = useTexts('eventDialogs');
  return <Dialog title={t('remove.title', { title: event.title })} onClose={onClose}>{event.title}</Dialog>;
}
