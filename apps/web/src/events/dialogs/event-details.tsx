import { Button, Group, Stack } from '@mantine/core';
import type { EventRow } from '@vigilo/contract/events';
import { formatDay, formatMoment, formatText } from '../../lib/format.ts';
import type { Translate } from '../../lib/texts.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { EventFeed } from '../../news/public/feed-badges.tsx';
import { useWriteSources } from '../../news/public/use-write-sources.ts';
import { useEvents } from '../events-context.tsx';
import { EventScore } from '../table/event-cells.tsx';
import { useFirstReport } from '../public/first-report.ts';
import type { Fact } from '../../ui/facts.tsx';
import { EventRevisions } from '../../news/public/event-revisions.tsx';
import { Facts } from '../../ui/facts.tsx';
import { EventHistory } from './event-history.tsx';

/** Its day, and when it was published and arrived. */
function listTimes({ date, writtenDate, publishedAt, arrivedAt }: EventRow, t: Translate<'events'>) {
  return [
    { name: t('col.date'), value: date === null ? t('dateUnknown') : formatDay(date) },
    ...(writtenDate === null ? [] : [{ name: t('writtenDate'), value: writtenDate }]),
    ...(publishedAt === null ? [] : [{ name: t('history.published'), value: formatMoment(publishedAt) }]),
    { name: t('history.arrived'), value: formatMoment(arrivedAt) },
  ];
}

/** All that is known of an event, and the ways on from it. */
export function EventDetails({ row }: { readonly row: EventRow }) {
  const { company, locked, canAddEvents, canEditEvents, checks, dialogs } = useEvents();
  const t = useTexts('events');
  const writeSources = useWriteSources();
  const facts = useFacts(row);
  return (
    <Stack component="article" aria-label={row.title} gap="sm" style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <h3>
          <LinkedTitle row={row} />
        </h3>
        {row.score !== null && <EventScore score={row.score} />}
      </Group>
      {row.summary !== undefined && row.summary.trim() !== '' && <p>{row.summary}</p>}
      <Facts facts={facts} />
      {canAddEvents && (
        <>
          <EventRevisions
            companyId={company._id}
            id={row._id}
            title={row.title}
            canDecide={canEditEvents && locked === undefined}
          />
          <EventHistory id={row._id} />
        </>
      )}
      <Group gap="sm">
        {row.reports > 1 && (
          <Button variant="default" onClick={() => dialogs.open('story', row._id)}>
            {writeSources(row)}
          </Button>
        )}
        {canEditEvents && checks.findRefusal('edit', row) === undefined && (
          <Button variant="default" onClick={() => dialogs.open('change', row._id)}>
            {t('edit')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function useFacts(row: EventRow): readonly Fact[] {
  const { company } = useEvents();
  const t = useTexts('events');
  const tn = useTexts('news');
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  const firstReport = useFirstReport()(row);
  return [
    { name: t('col.source'), value: formatText(row.source) },
    { name: t('col.event'), value: row.event === null ? formatText(null) : ts(`eventTypes.${row.event}`) },
    { name: t('col.topic'), value: formatText(row.topic === null ? null : writeName(row.topic)) },
    ...listTimes(row, t),
    ...(row.feedKind === undefined
      ? []
      : [
          {
            name: tn('event.feed'),
            value: <EventFeed companyId={company._id} kind={row.feedKind} arrivedAt={row.arrivedAt} />,
          },
        ]),
    ...(firstReport === null ? [] : [{ name: t('firstReport.label'), value: firstReport }]),
  ];
}

/** The title, with the article behind it where there is one. */
function LinkedTitle({ row: { title, url } }: { readonly row: EventRow }) {
  const ts = useTexts('scoring');
  const link = safeLink(url);
  if (link === null) return title;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" title={ts('opensNewTab', { title })}>
      {title}
    </a>
  );
}
