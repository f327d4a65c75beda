import { Group, SimpleGrid, Text } from '@mantine/core';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { useId } from 'react';
import { formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './horizon-cards.module.css';
import { TrendMark } from './public/trend-mark.tsx';
import type { CompanyScore } from './public/score-query.ts';

const FIGURE = { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.03em' } as const;

interface HorizonCardsProps {
  readonly score: CompanyScore;
  readonly chosen: Horizon;
  readonly onChoose: (horizon: Horizon) => void;
}

/** The two scores beside each other, each with its weekly change; the chosen one is explained below. */
export function HorizonCards({ score, chosen, onChoose }: HorizonCardsProps) {
  const t = useTexts('scoring');
  const name = useId();
  return (
    <SimpleGrid cols={2} spacing="sm" flex="none" role="group" aria-label={t('horizon')}>
      {HORIZONS.map((horizon) => (
        <label key={horizon} className={classes.card} title={t('explain', { horizon: t(horizon) })}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={horizon === chosen}
            onChange={() => onChoose(horizon)}
          />
          <Text span display="block" size="xs" c="dimmed" lh="inherit">
            {t(`${horizon}Card`)}
          </Text>
          <Group component="span" justify="space-between" align="baseline" gap={0} fz="xs">
            <Text
              span
              fz="var(--v-font-size-title)"
              fw={650}
              lh="var(--mantine-h1-line-height)"
              style={FIGURE}
            >
              {formatScore(score[horizon].current)}
            </Text>
            <TrendMark change={score[horizon].change} horizon={horizon} withValue />
          </Group>
        </label>
      ))}
    </SimpleGrid>
  );
}
