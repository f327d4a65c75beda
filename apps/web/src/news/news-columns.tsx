import { Group, Text } from '@mantine/core';
import type { NewsRow, NewsVisitor } from '@vigilo/contract/news-queue';
import { useMemo } from 'react';
import { DASH, formatMoment, formatScore } from '../lib/format.ts';
import { formatRecentMoment } from '../lib/format-moment.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { Headline } from './headline.tsx';
import { FeedTroubleSign } from './public/feed-badges.tsx';
import { useWriteSources } from './public/use-write-sources.ts';
import classes from './news.module.css';
import { ScoreBar, ScoreTile } from './score-tile.tsx';

/** What arrived today is shown with its time, everything else with its day; both in UTC, as its preview and the events screen say them. */
const DAY_LENGTH = 'MM-DD-YYYY'.length;

/** The columns of the queue; `visitors` are the others who are on a row. */
export function useNewsColumns(visitors: readonly NewsVisitor[]): readonly TableColumn<NewsRow>[] {
  const t = useTexts('newsQueue');
  const ts = useTexts('scoring');
  const writeSources = useWriteSources();
  return useMemo(
    () => [
      { key: 'score', title: t('col.score'), width: 6, cell: (row) => <ScoreCell row={row} /> },
      {
        key: 'headline',
        title: t('col.headline'),
        least: 17,
        isRowHead: true,
        cell: (row) => (
          <HeadlineCell row={row} visitors={visitors.filter(({ eventID }) => eventID === row._id)} />
        ),
      },
      {
        key: 'type',
        title: t('col.type'),
        width: 5.5,
        cell: ({ event }) => (event === null ? DASH : ts(`eventTypes.${event}`)),
      },
      {
        key: 'sources',
        title: t('col.sources'),
        width: 6,
        isAtEnd: true,
        cell: (row) => (
          // Two lines where there are more reports than sources: no column is as wide as both.
          <Text
            span
            inherit
            style={{ whiteSpace: 'normal' }}
            {...(row.reports > 1 ? { c: 'var(--v-action-ink)', fw: 550 } : { c: 'dimmed' })}
          >
            {writeSources(row)}
          </Text>
        ),
      },
      {
        key: 'confidence',
        title: t('col.confidence'),
        width: 6.5,
        isAtEnd: true,
        cell: (row) => <Confidence row={row} />,
      },
      {
        key: 'arrived',
        title: t('col.arrived'),
        width: 7.25,
        isAtEnd: true,
        cell: ({ arrivedAt }) => (
          <Text span inherit c="dimmed" title={formatMoment(arrivedAt)}>
            {formatRecentMoment(arrivedAt).slice(0, DAY_LENGTH)}
          </Text>
        ),
      },
    ],
    [t, ts, writeSources, visitors],
  );
}

function ScoreCell({ row: { shownScore, isSure } }: { readonly row: NewsRow }) {
  const t = useTexts('newsQueue');
  const score = formatScore(shownScore, 1);
  const label =
    shownScore === null ? t('noScore') : isSure ? t('sureScore', { score }) : t('unsureScore', { score });
  return (
    <Group component="span" display="inline-flex" gap="sm" wrap="nowrap" className={classes.centred}>
      <ScoreBar score={shownScore} isSure={isSure} />
      <ScoreTile score={shownScore} isSure={isSure} label={label} />
    </Group>
  );
}

interface HeadlineCellProps {
  readonly row: NewsRow;
  readonly visitors: readonly NewsVisitor[];
}

function HeadlineCell({ row, visitors }: HeadlineCellProps) {
  const t = useTexts('newsQueue');
  const writeName = useWriteName();
  const { title, companyName, ticker, topic, revised } = row;
  const below = `${companyName} ${ticker} · ${topic === null ? t('noTopic') : writeName(topic)}`;
  const notes = [
    ...(row.date === null ? [t('dateUnknown')] : []),
    ...(revised === null
      ? []
      : [`${t(`revisions.kind.${revised.kind}`)} ${formatRecentMoment(revised.seenAt)}`]),
  ];
  return (
    <Group component="span" wrap="nowrap" gap="sm" justify="space-between">
      <Text component="span" inherit miw={0} flex={1}>
        <span className={classes.headline} title={title}>
          <Headline row={row} />
        </span>
        <span className={classes.below} title={[...notes, below].join(' · ')}>
          {/* First, as the end of the line is cut off where there is little room. */}
          {notes.length > 0 && (
            <Text span inherit c="var(--v-caution-ink)">
              {notes.map((note) => `${note} · `).join('')}
            </Text>
          )}
          {below}
        </span>
      </Text>
      {row.feed !== null && <FeedTroubleSign {...row.feed} />}
      {visitors.map(({ userID, name }) => (
        <Person key={userID} name={name} label={t('onRow', { name })} />
      ))}
    </Group>
  );
}

/** Somebody by their initials; the whole name is in the tooltip. */
export function Person({ name, label }: { readonly name: string; readonly label: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className={classes.person} role="img" aria-label={label} data-tooltip={label}>
      {initials.toUpperCase()}
    </span>
  );
}

function Confidence({ row: { confidence, isSure } }: { readonly row: NewsRow }) {
  const t = useTexts('newsQueue');
  if (confidence === null) return DASH;
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="sm"
      wrap="nowrap"
      className={classes.centred}
      title={t('confidence', { confidence })}
    >
      <span className={classes.meter} data-sure={isSure} aria-hidden="true">
        <span style={{ inlineSize: `${confidence}%` }} />
      </span>
      {confidence}
    </Group>
  );
}
