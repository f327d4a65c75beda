import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { formatPrice } from './chart-labels.ts';
import { ScoreValue } from './public/score-value.tsx';
import type { SeriesEvent } from './public/summary-query.ts';

/** Events named on a card; the others are counted. */
const NAMED = 3;

/** The sum of the scores of each type. */
export type ScoresByType = Readonly<Record<'company' | 'industry' | 'macro', number>>;

const TYPES = [
  ['company', 'eventTypes.Company'],
  ['industry', 'eventTypes.Industry'],
  ['macro', 'eventTypes.Macro'],
] as const;

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const IN_LINE = { whiteSpace: 'nowrap' } as const;

interface DayCardProps {
  readonly day: string;
  readonly score: number | null;
  readonly byType?: ScoresByType | undefined;
  readonly price: number | null;
  readonly events: readonly SeriesEvent[];
}

/** What stands on one day of a chart. */
export function DayCard({ day, score, byType, price, events }: DayCardProps) {
  const t = useTexts('scoring');
  return (
    <Stack gap="var(--v-space-hair)" style={FIGURES}>
      <strong>{formatDay(day)}</strong>
      <Line name={t('chart.score')}>
        <ScoreValue score={score} />
      </Line>
      {byType !== undefined && (
        <Group component="span" gap="xs" fz="xs" c="dimmed" style={IN_LINE}>
          {TYPES.map(([type, name]) => (
            <span key={type}>
              {t(name)} <ScoreValue score={byType[type]} />
            </span>
          ))}
        </Group>
      )}
      {price !== null && <Line name={t('chart.price')}>{formatPrice(price)}</Line>}
      {events.slice(0, NAMED).map((event) => (
        <Text span key={event._id} lineClamp={2}>
          <ScoreValue score={event.score} decimals={1} /> {event.title}
        </Text>
      ))}
      {events.length > NAMED && <span>{t('chart.moreEvents', { count: events.length - NAMED })}</span>}
    </Stack>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Group component="span" justify="space-between" gap="lg" wrap="nowrap">
      {name} <span>{children}</span>
    </Group>
  );
}
