import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBarToDown, IconExternalLink, IconStack2 } from '@tabler/icons-react';
import type { EventRow } from '@vigilo/contract/events';
import { bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { cutText } from '../../companies/public/cut-text.ts';
import { usePalette } from '../../companies/public/palette.tsx';
import { DASH, formatDay, formatMoment, displayedSign } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { EventFeedTrouble } from '../../news/public/feed-badges.tsx';
import { useWriteSources } from '../../news/public/use-write-sources.ts';
import { ScoreValue } from '../../scoring/public/score-value.tsx';
import { useEvents } from '../events-context.tsx';
import { useFirstReport } from '../public/first-report.ts';
import { Missing } from './missing.tsx';

const ICON = { size: '1rem', stroke: 1.75 } as const;
const ARROWS = { '1': '▲', '0': '=', '-1': '▼' } as const;

/** A score with its colour on the scale, its arrow and its sign: no one of them says it alone. */
export function EventScore({ score }: { readonly score: number }) {
  const { palette } = usePalette();
  const colour = colourFromBand(palette, bandFromScore(toThousandths(score), LISTING_STEP));
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="xs"
      wrap="nowrap"
      fw={550}
      style={{ verticalAlign: 'middle' }}
    >
      <Box component="span" w="0.25rem" h="1.25rem" bg={colour} bdrs="xs" aria-hidden="true" />
      <Text component="span" c="dimmed" fz="0.75em" w="0.75rem" ta="center" aria-hidden="true">
        {ARROWS[displayedSign(score, 1)]}
      </Text>
      <ScoreValue score={score} decimals={1} />
    </Group>
  );
}

export interface CellProps {
  readonly row: EventRow;
}

/** The title, whether another event may tell the same, and where its story has several reports how many, of how many sources, and who was first. */
export function TitleCell({ row }: CellProps) {
  const t = useTexts('events');
  const { company, dialogs } = useEvents();
  const firstReport = useFirstReport()(row);
  const told = useWriteSources()(row);
  return (
    <Stack component="span" gap={0} align="start">
      <Text component="span" inherit lineClamp={2} title={row.title} style={{ overflowWrap: 'anywhere' }}>
        {row.title === '' ? <Missing field="title" /> : row.title}
      </Text>
      <Revised row={row} />
      {row.similar !== undefined && (
        <Button
          variant="light"
          color="caution"
          size="compact-xs"
          title={row.similar.map(({ title }) => title).join('\n')}
          onClick={() => dialogs.open('story', row._id)}
        >
          {t('mayBeSame')}
        </Button>
      )}
      {row.reports > 1 && (
        <Button
          variant="light"
          size="compact-xs"
          leftSection={<IconStack2 size="0.875rem" stroke={1.75} aria-hidden="true" />}
          aria-label={t('showSources', { told, title: row.title })}
          onClick={() => dialogs.open('story', row._id)}
        >
          {told}
        </Button>
      )}
      {row.feedKind !== undefined && (
        <EventFeedTrouble companyId={company._id} kind={row.feedKind} arrivedAt={row.arrivedAt} />
      )}
      {firstReport !== null && (
        <Text component="span" size="xs" c="dimmed">
          {firstReport}
        </Text>
      )}
    </Stack>
  );
}

/** The name of a source, a topic or a language, on two lines where it is long; the whole is in the tooltip. */
export function NameCell({ name }: { readonly name: string | null }) {
  if (name === null || name === '') return DASH;
  return (
    <Text component="span" inherit lineClamp={2} title={name}>
      {name}
    </Text>
  );
}

/** That the headline changed at its source since it was accepted; opens what there is to decide. */
function Revised({ row: { _id, title, revision } }: CellProps) {
  const t = useTexts('events');
  const { dialogs } = useEvents();
  if (revision === null) return null;
  const what = t(`revised.${revision}`);
  return (
    <Button
      variant="light"
      color={revision === 'retracted' ? 'bad' : 'caution'}
      size="compact-xs"
      aria-label={t('revised.of', { what, title })}
      onClick={() => dialogs.open('row', _id)}
    >
      {what}
    </Button>
  );
}

/** The source; of an imported event it is said where it is missing. */
export function SourceCell({ row }: CellProps) {
  if (row.tab === 'imported events' && (row.source ?? '') === '') return <Missing field="source" />;
  return <NameCell name={row.source} />;
}

/** Where a moment's minutes end, before its zone. */
const MINUTES_END = 'MM-DD-YYYY hh:mm'.length;

/** The day of the event, which an imported one may lack, and below it when the event arrived. Events of a day are in the order in which they were published, as far as that is known. */
export function DateCell({ row }: CellProps) {
  const t = useTexts('events');
  const moment = formatMoment(row.arrivedAt);
  const published = row.publishedAt === null ? null : formatMoment(row.publishedAt);
  return (
    <Stack component="span" gap={0}>
      {row.date === null ? (
        <DateUnknown row={row} />
      ) : (
        <span title={published === null ? undefined : t('publishedHint', { moment: published })}>
          {formatDay(row.date)}
        </span>
      )}
      <Text component="span" size="xs" c="dimmed" title={t('arrivedHint', { moment })}>
        <IconArrowBarToDown size="0.75rem" role="img" aria-label={t('history.arrived')} />{' '}
        {moment.slice(0, MINUTES_END)}
      </Text>
    </Stack>
  );
}

/** An imported event waits for its date to be set. */
function DateUnknown({ row: { writtenDate } }: CellProps) {
  const t = useTexts('events');
  const written = writtenDate === null ? [] : [t('dateUnknown.written', { date: writtenDate })];
  const hint = [...written, t('dateUnknown.hint')].join(' ');
  return (
    <Text component="span" size="xs" fw={550} c="var(--v-caution-ink)" title={hint}>
      {t('dateUnknown')}
    </Text>
  );
}

const MAX_SUMMARY_LENGTH = 100;

/** Cut at 100 characters (specification 3, section 9); the whole is in the tooltip. */
export function SummaryCell({ summary = '' }: { readonly summary?: string | undefined }) {
  const cut = cutText(summary, MAX_SUMMARY_LENGTH);
  if (summary.trim() === '') return DASH;
  return (
    <Text component="span" size="xs" c="dimmed" lineClamp={3} title={cut === summary ? undefined : summary}>
      {cut}
    </Text>
  );
}

/** The address the event was read at, in a new tab. */
export function UrlCell({ row }: CellProps) {
  const t = useTexts('events');
  const link = safeLink(row.url);
  if (link === null)
    return row.tab === 'imported events' ? <Missing field="url" /> : <span title={t('noUrl')}>{DASH}</span>;
  return (
    <Anchor
      inherit
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('openUrl', { title: row.title })}
      title={link}
      display="inline-flex"
      p="xs"
    >
      <IconExternalLink {...ICON} aria-hidden="true" />
    </Anchor>
  );
}
