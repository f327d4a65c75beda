import { Button, Stack } from '@mantine/core';
import type { EventRow } from '@vigilo/contract/events';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useEvents } from '../events-context.tsx';
import { EventDetails } from './event-details.tsx';

interface DetailsDialogProps {
  readonly title: string;
  /** Undefined until they are there. */
  readonly rows: readonly EventRow[] | undefined;
  /** Set where they could not be had. */
  readonly onRetry?: (() => void) | undefined;
  /** Shows the same in the table. */
  readonly onShow?: (() => void) | undefined;
}

/** Events in full: those of a day that was clicked on the chart, or one of the table. */
export function DetailsDialog({ title, rows, onRetry, onShow }: DetailsDialogProps) {
  const { dialogs } = useEvents();
  const t = useTexts('events');
  const show = onShow && (
    <Button variant="default" onClick={onShow}>
      {t('day.show')}
    </Button>
  );
  return (
    <Dialog title={title} size="lg" footerStart={show} onClose={dialogs.close}>
      {rows === undefined && onRetry === undefined && <p role="status">{t('day.loading')}</p>}
      {onRetry !== undefined && (
        <div role="alert">
          <p>{t('day.failed')}</p>
          <Button variant="default" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        </div>
      )}
      {rows?.length === 0 && <p>{t('day.none')}</p>}
      <Stack gap="lg">
        {rows?.map((row) => (
          <EventDetails key={row._id} row={row} />
        ))}
      </Stack>
    </Dialog>
  );
}
