import { Box, Group, Text } from '@mantine/core';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { ContributionList } from './contribution-list.tsx';
import { sumContributions } from './contribution-sum.ts';
import classes from './horizon-explanation.module.css';
import { ScoreValue } from './public/score-value.tsx';
import type { AskedEvent } from './public/asked-event.ts';
import type { CompanyScore } from './public/score-query.ts';
import { WeekWaterfall } from './week-waterfall.tsx';

interface HorizonExplanationProps {
  readonly score: CompanyScore;
  readonly horizon: Horizon;
  /** The event to be brought into sight. */
  readonly asked?: AskedEvent | null;
}

const IN_LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const SCROLLS = { overflowY: 'auto', scrollbarWidth: 'thin' } as const;
const BETWEEN_LINES = { borderBlock: 'var(--v-line-width) solid var(--v-line)' };

/** Why a score is what it is: its events with their sum, and what changed this week. */
export function HorizonExplanation({ score, horizon, asked = null }: HorizonExplanationProps) {
  const t = useTexts('scoring');
  const { events, from, to, waterfall, change } = score[horizon];
  const titleId = `why-${horizon}-${score.companyID}`;
  return (
    <div className={classes.explanation}>
      <div className={classes.why}>
        <Group flex="none" gap="sm" justify="space-between" align="baseline" wrap="nowrap">
          <Text component="h3" id={titleId} inherit fz="var(--mantine-h2-font-size)" style={IN_LINE}>
            {t('why')}
          </Text>
          <Text
            span
            size="xs"
            c="dimmed"
            style={IN_LINE}
            title={t('window', { horizon: t(horizon), from: formatDay(from), to: formatDay(to) })}
          >
            {t('since', { date: formatDay(from) })}
          </Text>
        </Group>
        {/* What scrolls must be reachable without a mouse. */}
        <Box
          role="group"
          aria-labelledby={titleId}
          tabIndex={0}
          flex="0 1 auto"
          mih={0}
          mx="-xs"
          px="xs"
          style={SCROLLS}
        >
          {events.length === 0 ? (
            <Text py="sm" c="dimmed">
              {t('noEvents')}
            </Text>
          ) : (
            <ContributionList key={score.companyID + horizon} events={events} asked={asked} />
          )}
        </Box>
        <Group
          component="p"
          flex="none"
          justify="space-between"
          py="xs"
          fw={650}
          style={BETWEEN_LINES}
          title={t('sumHint')}
        >
          <span>{t('addsUp', { count: events.length })}</span>
          <ScoreValue score={sumContributions(events)} />
        </Group>
      </div>
      <WeekWaterfall waterfall={waterfall} change={change} since={score.previousAsOf} />
    </div>
  );
}
