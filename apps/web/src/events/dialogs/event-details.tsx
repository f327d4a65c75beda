import { Button } from '@mantine/core';
import type { EventRow } from '@vigilo/contract/events';
import { formatDay, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { EventScore } from '../table/event-cells.tsx';
import classes from './event-details.module.css';
import type { EventsDialogs } from '../use-events-dialogs.ts';
import type { RowChecks } from '../table/use-row-checks.tsx';

interface EventDetailsProps {
  readonly row: EventRow;
  readonly canEdit: boolean;
  readonly checks: RowChecks;
  readonly dialogs: EventsDialogs;
}

/** All that is known of an event, and the ways on from it. */
export function EventDetails({ row, canEdit, checks, dialogs }: EventDetailsProps) {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const link = safeLink(row.url);
  const facts = [
    [t('col.source'), formatText(row.source)],
    [t('col.event'), row.event === null ? formatText(null) : ts(`eventTypes.${row.event}`)],
    [t('col.topic'), formatText(row.topic)],
    [t('col.date'), formatDay(row.date)],
  ] as const;
  return (
    <article className={classes.event} aria-label={row.title}>
      <h3 className={classes.title}>
        {link === null ? (
          row.title
        ) : (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            title={ts('opensNewTab', { title: row.title })}
          >
            {row.title}
          </a>
        )}
      </h3>
      {row.score !== null && <EventScore score={row.score} />}
      {row.summary !== undefined && row.summary.trim() !== '' && (
        <p className={classes.summary}>{row.summary}</p>
      )}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.ways}>
        {row.sources > 1 && (
          <Button variant="default" onClick={() => dialogs.open('story', row._id)}>
            {t('sources', { count: row.sources })}
          </Button>
        )}
        {canEdit && checks.findRefusal('edit', row) === undefined && (
          <Button variant="default" onClick={() => dialogs.open('change', row._id)}>
            {t('edit')}
          </Button>
        )}
      </div>
    </article>
  );
}
