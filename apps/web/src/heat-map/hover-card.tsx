// The card beside the tile or header under the pointer (or the tile the keyboard is on).

import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { HeatMapLabels } from './public/heat-map-labels.ts';
import { placeCard } from './place-card.ts';
import { placeText } from './tile-text.ts';
import type { Rectangle } from './viewport.ts';

export interface HoverCardProps {
  readonly subject:
    | { readonly kind: 'tile'; readonly tile: Tile }
    | { readonly kind: 'group'; readonly group: TileGroup };
  /** What the card stands beside, in coordinates of the window. */
  readonly getAnchor: () => Rectangle | null;
  readonly labels: HeatMapLabels;
  readonly showRatings: boolean;
}

const OVER_ALL = {
  zIndex: 'var(--mantine-z-index-popover)',
  lineHeight: 'var(--mantine-line-height-md)',
  pointerEvents: 'none',
} as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const IN_LINE = { whiteSpace: 'nowrap' } as const;
const LINE_ABOVE = { borderBlockStart: 'var(--v-line-width) solid var(--v-line)' };

export function HoverCard({ subject, getAnchor, labels, showRatings }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    const anchor = getAnchor();
    if (element === null || anchor === null) return;
    const { x, y } = placeCard(
      anchor,
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    );
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return (
    <Paper
      ref={card}
      withBorder
      radius="lg"
      shadow="md"
      pos="fixed"
      top={0}
      left={0}
      miw="36ch"
      maw="48ch"
      px="lg"
      py="md"
      fz="xs"
      style={OVER_ALL}
      aria-hidden="true"
      data-testid="heat-map-card"
    >
      {subject.kind === 'tile' ? (
        <TileCard tile={subject.tile} labels={labels} showRatings={showRatings} />
      ) : (
        <GroupCard group={subject.group} labels={labels} />
      )}
    </Paper>
  );
}

function TileCard({
  tile,
  labels,
  showRatings,
}: {
  tile: Tile;
  labels: HeatMapLabels;
  showRatings: boolean;
}) {
  const waitingNews = labels.waitingNews(tile.id);
  return (
    <>
      <Name text={tile.name} />
      <Text inherit c="dimmed">
        <Text span inherit fw={550} c="var(--v-ink)">
          {tile.ticker}
        </Text>{' '}
        · {placeText(tile.industry, labels)} · {placeText(tile.country, labels)}
      </Text>
      <Text inherit mt="sm" pt="sm" c="dimmed" ta="end" style={LINE_ABOVE}>
        {labels.weeklyChange}
      </Text>
      <Stack component="dl" gap="xs" m={0} style={FIGURES}>
        <Score label={labels.shortTerm} score={tile.st} change={tile.change} labels={labels} />
        <Score label={labels.longTerm} score={tile.lt} change={tile.changeLt} labels={labels} />
        {showRatings && <Fact label={labels.ratingSt} value={tile.ratingSt ?? labels.notRated} />}
        {showRatings && <Fact label={labels.ratingLt} value={tile.ratingLt ?? labels.notRated} />}
        <Fact label={labels.events} value={String(tile.events)} />
        {tile.marketCap !== null && <Fact label={labels.marketCap} value={labels.amount(tile.marketCap)} />}
      </Stack>
      {waitingNews !== null && (
        <Text inherit mt="sm" fw={550}>
          {waitingNews}
        </Text>
      )}
    </>
  );
}

function GroupCard({ group, labels }: { group: TileGroup; labels: HeatMapLabels }) {
  return (
    <>
      <Name text={group.name ?? labels.unclassified} />
      <Text inherit c="dimmed">
        {labels.companies(group.count)}
      </Text>
      <Stack component="dl" gap="xs" m={0} mt="sm" pt="sm" style={[FIGURES, LINE_ABOVE]}>
        <Fact label={`${labels.meanScore} · ${labels.shortTerm}`} value={labels.score(group.meanSt, 3)} />
        <Fact label={`${labels.meanScore} · ${labels.longTerm}`} value={labels.score(group.meanLt, 3)} />
      </Stack>
      <Text inherit c="dimmed" mt="sm">
        {labels.enterGroup}
      </Text>
    </>
  );
}

function Name({ text }: { readonly text: string }) {
  return (
    <Text fz="lg" lh="inherit" fw={650}>
      {text}
    </Text>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <Group justify="space-between" gap="lg" wrap="nowrap">
      <Text component="dt" inherit c="dimmed">
        {label}
      </Text>
      <Group component="dd" gap={0} m={0} fw={550} wrap="nowrap" style={IN_LINE}>
        {value}
      </Group>
    </Group>
  );
}

function Score({
  label,
  score,
  change,
  labels,
}: {
  label: string;
  score: Thousandths;
  change: Thousandths;
  labels: HeatMapLabels;
}) {
  const ink = change > 0 ? 'var(--v-good-ink)' : change < 0 ? 'var(--v-bad-ink)' : 'dimmed';
  return (
    <Fact
      label={label}
      value={
        <>
          {labels.score(score, 3)}
          <Box component="span" miw="10ch" ta="end" c={ink}>
            {change > 0 ? '▲' : change < 0 ? '▼' : '='} {labels.score(change, 3)}
          </Box>
        </>
      }
    />
  );
}
