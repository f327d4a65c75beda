import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import type { EventRow } from '@vigilo/contract/events';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EventDetails } from './event-details.tsx';
import type { EventsDialogs } from './use-events-dialogs.ts';
import type { RowChecks } from './use-row-checks.tsx';

interface DetailsDialogProps {
  readonly title: string;
  readonly answer: Pick<UseQueryResult<readonly EventRow[]>, 'data' | 'isLoadingError' | 'refetch'>;
  readonly canEdit: boolean;
  readonly checks: RowChecks;
  readonly dialogs: EventsDialogs;
  /** Shows the same in the table. */
  readonly onShow?: (() => void) | undefined;
}

/** Events in full: those of a day that was clicked on the chart, or one of the table. */
export function DetailsDialog({ title, answer: { data, isLoadingError, refetch }, canEdit, checks, dialogs, onShow }: DetailsDialogProps) {
  const t = useTexts('events');
  const show = onShow && (
    <Button variant="default" onClick={onShow}>
      {t('day.show')}
    </Button>
  );
  return (
    <Dialog title={title} size="lg" footStart={show} onClose={dialogs.close}>
      {data === undefined && !isLoadingError && <p role="status">{t('day.loading')}</p>}
      {isLoadingError && (
        <div role="alert">
          <p>{t('day.failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('failed.retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p>{t('day.none')}</p>}
      {data?.map((row) => (
        <EventDetails key={row._id} row={row} canEdit={canEdit} checks={checks} dialogs={dialogs} />
      ))}
    </Dialog>
  );
}
