// What the address says is open over the events.

import { useQuery } from '@tanstack/react-query';
import type { EventRow } from '@vigilo/contract/events';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { EventsContext } from '../events-context.tsx';
import { useEvents } from '../events-context.tsx';
import { fullTabQuery } from '../events-queries.ts';
import { FeedsDialog } from '../../news/public/feeds-dialog.tsx';
import { EventDialog } from '../form/event-dialog.tsx';
import { LoadedEventDialog } from '../form/loaded-event-dialog.tsx';
import { StoryDialog } from '../stories/story-dialog.tsx';
import type { EventsDialogName } from '../use-events-dialogs.ts';
import { DefinitionsDialog } from './definitions-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EventKeysDialog } from './keys-dialog.tsx';
import { MoveEvents } from './move-events.tsx';
import { RemoveEvent } from './remove-event.tsx';
import { SummaryPreview } from './summary-preview.tsx';

export function ActiveDialog() {
  const events = useEvents();
  const { opened } = events.dialogs;
  if (opened === null) return null;
  const row = events.shown.page?.rows.find(({ _id }) => _id === opened.subject);
  return DIALOGS[opened.name](events, opened.subject, row);
}

/** Draws a dialog for who may have it: of its subject, and of the row of the page that is the subject. */
type RenderDialog = (events: EventsContext, subject: string, row: EventRow | undefined) => ReactNode;

const DIALOGS: Readonly<Record<EventsDialogName, RenderDialog>> = {
  add: ({ canAddEvents }) => canAddEvents && <EventDialog event={null} />,
  change: ({ canEditEvents }, id, row) => canEditEvents && <ChangeDialog key={id} id={id} row={row} />,
  delete: ({ canEditEvents }, _, row) => canEditEvents && row !== undefined && <RemoveEvent event={row} />,
  story: (_, id) => <StoryDialog eventId={id} />,
  move: ({ canAddEvents, moved }) => canAddEvents && moved.rows.length > 0 && <MoveEvents />,
  preview: ({ canEditCompany }) => canEditCompany && <SummaryPreview />,
  feeds: ({ canAddEvents, company, dialogs }) =>
    canAddEvents && (
      <FeedsDialog companyId={company._id} name={company.companyName} onClose={dialogs.close} />
    ),
  day: (_, day) => <DayDialog day={day} />,
  row: (_, __, row) => row !== undefined && <DetailsDialog title={row.title} rows={[row]} />,
  definitions: () => <DefinitionsDialog />,
  keys: () => <EventKeysDialog />,
};

/** An event of the page is at hand, and more of it may wait to be filled in; any other one is asked for. */
function ChangeDialog({ id, row }: { readonly id: string; readonly row: EventRow | undefined }) {
  const { shown, checks, dialogs } = useEvents();
  const rows = shown.page?.rows ?? [];
  if (row === undefined) return <LoadedEventDialog id={id} />;
  const next = rows
    .slice(rows.indexOf(row) + 1)
    .find((other) => checks.findRefusal('edit', other) === undefined);
  const onNext = next && row.tab === 'imported events' ? () => dialogs.open('change', next._id) : undefined;
  return <EventDialog event={row} onNext={onNext} />;
}

function DayDialog({ day }: { readonly day: string }) {
  const t = useTexts('events');
  const { company, asked, showDays } = useEvents();
  const { data, isLoadingError, refetch } = useQuery(
    fullTabQuery(company._id, 'company-events', asked.asOf, day),
  );
  return (
    <DetailsDialog
      title={t('day.title', { date: formatDay(day) })}
      rows={data}
      onRetry={isLoadingError ? () => void refetch() : undefined}
      onShow={() => showDays({ from: day, to: day })}
    />
  );
}
