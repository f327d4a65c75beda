// What the address says is open over the events. Loaded once somebody begins to use the page.

import { useQuery } from '@tanstack/react-query';
import type { EventRow } from '@vigilo/contract/events';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { DefinitionsDialog } from './definitions-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { EventCompany } from '../event-company.ts';
import { EventDialog } from '../form/event-dialog.tsx';
import { fullTabQuery } from '../events-queries.ts';
import { FeedsDialog } from './feeds-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MoveEvents } from './move-events.tsx';
import { ActiveEventDialog } from '../form/active-event-dialog.tsx';
import { RemoveEvent } from './remove-event.tsx';
import { StoryDialog } from '../stories/story-dialog.tsx';
import { SummaryPreview } from './summary-preview.tsx';
import type { ChosenSummaries } from '../table/use-chosen-summaries.ts';
import type { EventRights } from '../use-event-rights.ts';
import type { EventsDialogName, EventsDialogs } from '../use-events-dialogs.ts';
import type { MovedSelection } from '../table/use-moved-selection.ts';
import type { RowChecks } from '../table/use-row-checks.tsx';

export interface ActiveDialogProps {
  readonly company: EventCompany;
  readonly asOf: string | null;
  /** The rows of the page that is shown. */
  readonly rows: readonly EventRow[];
  readonly rights: EventRights;
  readonly checks: RowChecks;
  readonly chosen: ChosenSummaries;
  readonly moved: MovedSelection;
  readonly dialogs: EventsDialogs;
  /** Shows the events of a day in the table. */
  readonly onShowDay: (day: string) => void;
}

export function ActiveDialog(props: ActiveDialogProps) {
  const { rows, dialogs } = props;
  if (dialogs.opened === null) return null;
  const { name, subject } = dialogs.opened;
  return DIALOGS[name](
    props,
    subject,
    rows.find(({ _id }) => _id === subject),
  );
}

/** Draws a dialog for who may have it: of its subject, and of the row of the page that is the subject. */
type RenderDialog = (props: ActiveDialogProps, subject: string, row: EventRow | undefined) => ReactNode;

const DIALOGS: Readonly<Record<EventsDialogName, RenderDialog>> = {
  add: ({ company, rights, dialogs }) =>
    rights.canAddEvents && (
      <EventDialog company={company} event={null} tab="company-events" onClose={dialogs.close} />
    ),
  change: (props, id, row) =>
    props.rights.canEditEvents && <ChangeDialog key={id} {...props} id={id} row={row} />,
  delete: ({ company, rights, dialogs }, _, row) =>
    rights.canEditEvents &&
    row !== undefined && <RemoveEvent company={company} event={row} onClose={dialogs.close} />,
  story: ({ company, dialogs }, id) => <StoryDialog company={company} eventId={id} onClose={dialogs.close} />,
  move: ({ company, rights, moved, dialogs }) =>
    rights.canAddEvents &&
    moved.rows.length > 0 && (
      <MoveEvents company={company} events={moved.rows} onClose={dialogs.close} onMoved={moved.clear} />
    ),
  preview: ({ company, rights, chosen, dialogs }) =>
    rights.canEditCompany && (
      <SummaryPreview
        company={company}
        chosen={chosen.chosen}
        onClose={dialogs.close}
        onSaved={chosen.reset}
      />
    ),
  feeds: ({ company, rights, dialogs }) =>
    rights.canAddEvents && <FeedsDialog company={company} onClose={dialogs.close} />,
  day: (props, day) => <DayDialog {...props} day={day} />,
  row: ({ rights, checks, dialogs }, _, row) =>
    row !== undefined && (
      <DetailsDialog
        title={row.title}
        rows={[row]}
        canEdit={rights.canEditEvents}
        checks={checks}
        dialogs={dialogs}
      />
    ),
  definitions: ({ dialogs }) => <DefinitionsDialog onClose={dialogs.close} />,
  keys: ({ dialogs }) => <KeysDialog onClose={dialogs.close} />,
};

/** An event of the page is at hand, and more of it may wait to be filled in; any other one is asked for. */
function ChangeDialog({
  company,
  rows,
  checks,
  dialogs,
  id,
  row,
}: ActiveDialogProps & { readonly id: string; readonly row: EventRow | undefined }) {
  if (row === undefined)
    return <ActiveEventDialog company={company} form="events.change" id={id} onClose={dialogs.close} />;
  const next = rows
    .slice(rows.indexOf(row) + 1)
    .find((other) => checks.findRefusal('edit', other) === undefined);
  const onNext = next && row.tab === 'imported events' ? () => dialogs.open('change', next._id) : undefined;
  return <EventDialog company={company} event={row} tab={row.tab} onClose={dialogs.close} onNext={onNext} />;
}

function DayDialog({
  company,
  asOf,
  rights,
  checks,
  dialogs,
  onShowDay,
  day,
}: ActiveDialogProps & { readonly day: string }) {
  const t = useTexts('events');
  const { data, isLoadingError, refetch } = useQuery(fullTabQuery(company._id, 'company-events', asOf, day));
  return (
    <DetailsDialog
      title={t('day.title', { date: formatDay(day) })}
      rows={data}
      onRetry={isLoadingError ? () => void refetch() : undefined}
      canEdit={rights.canEditEvents}
      checks={checks}
      dialogs={dialogs}
      onShow={() => onShowDay(day)}
    />
  );
}
