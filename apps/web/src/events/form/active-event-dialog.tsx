import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import type { EventCompany } from '../event-company.ts';
import { EventDialog } from './event-dialog.tsx';
import { eventQuery } from './event-query.ts';

interface ActiveEventDialogProps {
  readonly company: EventCompany;
  /** What the address calls the dialog; as its draft is called. */
  readonly form: 'events.add' | 'events.change';
  /** The event's id; the company's, where one is added. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The dialog of an event that the address says is open, such as the link of a draft, once the event is there. */
export function ActiveEventDialog({ company, form, id, onClose }: ActiveEventDialogProps) {
  return form === 'events.add' ? (
    <EventDialog company={company} event={null} tab={EVENT_TABS[0]} onClose={onClose} />
  ) : (
    <ExistingEventDialog key={id} company={company} id={id} onClose={onClose} />
  );
}

function ExistingEventDialog({ company, id, onClose }: Omit<ActiveEventDialogProps, 'form'>) {
  const t = useTexts('eventDialogs');
  const seesImported = useCan('add-event');
  const [tabs] = useState<readonly EventTab[]>(seesImported ? EVENT_TABS : [EVENT_TABS[0]]);
  const answer = useQuery({
    ...eventQuery({ companyId: company._id, eventId: id, tabs }),
    refetchOnMount: 'always',
  });
  return (
    <RecordDialog title={t('edit')} size="xl" failedText={t('loadFailed')} answer={answer} onClose={onClose}>
      {(event) =>
        event === null ? (
          <Dialog title={t('edit')} onClose={onClose}>
            <Notice tone="caution" title={t('gone')} />
          </Dialog>
        ) : (
          <EventDialog company={company} event={event} tab={event.tab} onClose={onClose} />
        )
      }
    </RecordDialog>
  );
}
