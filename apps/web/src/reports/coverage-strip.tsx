import { Box, Group, Text } from '@mantine/core';
import { computeChange } from '@vigilo/domain/reports/summary-tables';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { ReactNode } from 'react';
import { formatCountChange, formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import { CountLink } from './count-link.tsx';
import type { Matrices } from './matrices-query.ts';

const WEEK = 7;
const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

/** How many companies there were on either day, and what came in between. */
export function CoverageStrip({
  matrices,
  from,
  to,
}: {
  readonly matrices: Matrices;
  readonly from: string;
  readonly to: string;
}) {
  const t = useTexts('rtiSummary');
  const { coverage, initiated } = matrices;
  const all = t('all');
  const isWeek = dayFromIso(to) - dayFromIso(from) === WEEK;
  const since = isoFromDay(dayFromIso(from) + 1);
  return (
    <Panel py="var(--v-space-inset)">
      <Group component="dl" justify="space-between" gap="xl" m={0} aria-label={t('coverage')}>
        <Line name={t('first', { day: formatDay(from) })}>
          <CountLink count={coverage[from]} what={all} list={{ asOf: from }} />
        </Line>
        <Line name={isWeek ? t('initiated') : t('initiatedBetween')}>
          <CountLink count={initiated} what={all} list={{ asOf: to, since }} />
        </Line>
        <Line name={t('second', { day: formatDay(to) })}>
          <CountLink count={coverage[to]} what={all} list={{ asOf: to }} />
        </Line>
        <Line name={t('change')}>{formatCountChange(computeChange(coverage[from], coverage[to]))}</Line>
      </Group>
    </Panel>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" c="dimmed">
        {name}
      </Text>
      <Box component="dd" m={0} fz="var(--v-font-size-title)" fw={650} lh={1.3} style={FIGURES}>
        {children}
      </Box>
    </div>
  );
}
