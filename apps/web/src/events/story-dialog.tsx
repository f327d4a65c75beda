import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventCompany } from './event-company.ts';

interface StoryDialogProps {
  readonly company: EventCompany;
  /** One event of the story. */
  readonly eventId: string;
  readonly onClose: () => void;
}

/** The sources that tell one story: one can be taken out, others can be merged in. */
export function StoryDialog({ eventId, onClose }: StoryDialogProps) {
  const t = useTexts('eventDialogs');
  return <Dialog title={t('story.title')} size="xl" onClose={onClose}>{eventId}</Dialog>;
}
