import { useQuery } from '@tanstack/react-query';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { useEvents } from '../events-context.tsx';
import { EventDialog } from './event-dialog.tsx';
import { eventQuery } from './event-query.ts';

/** The dialog of an event that is not on the page, such as one that the link of a draft names, once the event is there. */
export function LoadedEventDialog({ id }: { readonly id: string }) {
  const t = useTexts('eventDialogs');
  const { company, canAddEvents, dialogs } = useEvents();
  const tabs = canAddEvents ? EVENT_TABS : EVENT_TABS.slice(0, 1);
  const answer = useQuery({
    ...eventQuery({ companyId: company._id, eventId: id, tabs }),
    refetchOnMount: 'always',
  });
  return (
    <RecordDialog
      title={t('edit')}
      size="xl"
      failedText={t('loadFailed')}
      answer={answer}
      onClose={dialogs.close}
    >
      {(event) =>
        event === null ? (
          <Dialog title={t('edit')} onClose={dialogs.close}>
            <Notice tone="caution" title={t('gone')} />
          </Dialog>
        ) : (
          <EventDialog event={event} />
        )
      }
    </RecordDialog>
  );
}
