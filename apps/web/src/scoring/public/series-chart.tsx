import type { BoxProps } from '@mantine/core';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { ChartRow } from '@vigilo/domain/scoring/chart-rows';
import { listChartRows } from '@vigilo/domain/scoring/chart-rows';
import type { ChartedSeries } from '@vigilo/domain/scoring/score-chart';
import { buildMarks, scoreChart } from '@vigilo/domain/scoring/score-chart';
import { useMemo } from 'react';
import { DASH, formatDay, formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ChartPoints } from '../../ui/chart-points.ts';
import type { ChartTable } from '../../ui/chart.tsx';
import { Chart } from '../../ui/chart.tsx';
import { useChartTheme } from '../../ui/chart-theme.ts';
import { formatPrice, useChartLabels } from '../chart-labels.ts';
import type { ScoresByType } from '../day-card.tsx';
import { DayCard } from '../day-card.tsx';
import type { SeriesEvent } from './summary-query.ts';

interface SeriesChartProps extends BoxProps {
  readonly label: string;
  /** What is charted; remembered by the caller. */
  readonly series: Omit<ChartedSeries, 'events'> & {
    readonly events: readonly SeriesEvent[];
    readonly byType?: Readonly<Record<keyof ScoresByType, readonly number[]>>;
  };
  readonly currency: string | null;
  readonly onEvent: (id: string) => void;
  /** A part of the days was chosen, the first and the last of it (YYYY-MM-DD). */
  readonly onRange?: ((first: string, last: string) => void) | undefined;
}

/** A score day by day with its events, and the share price where there is one. */
export function SeriesChart({ label, series, currency, onEvent, onRange, ...box }: SeriesChartProps) {
  const chartLabels = useChartLabels(currency);
  const chartTheme = useChartTheme();
  const option = useMemo(
    () => scoreChart(series, chartLabels, chartTheme),
    [series, chartLabels, chartTheme],
  );
  const marks = useMemo(() => buildMarks(series), [series]);
  const table = useChartTable(series);
  const points = useChartPoints(series, onEvent, onRange);
  const open = (index: number): void => {
    const first = series.events[marks[index]?.events[0] ?? -1];
    if (first !== undefined) onEvent(first._id);
  };
  return (
    <Chart
      label={label}
      option={option}
      table={table}
      points={points}
      {...box}
      onPick={(pick) => pick.series === 'events' && open(pick.index)}
    />
  );
}

/** The figures of the lines, once a week. */
function useChartTable(series: ChartedSeries): ChartTable {
  const t = useTexts('scoring');
  return useMemo(() => {
    const hasPrices = series.prices.length > 0;
    const writeClose = ({ day, close }: ChartRow): string => {
      if (close === null) return DASH;
      const price = formatPrice(close.price);
      return close.day === day ? price : t('chart.lastClose', { price, date: formatDay(close.day) });
    };
    return {
      head: [t('chart.day'), t('chart.score'), ...(hasPrices ? [t('chart.price')] : [])],
      rows: listChartRows(series).map((row) => [
        formatDay(row.day),
        formatScore(row.score),
        ...(hasPrices ? [writeClose(row)] : []),
      ]),
    };
  }, [series, t]);
}

function useChartPoints(
  series: SeriesChartProps['series'],
  onEvent: SeriesChartProps['onEvent'],
  onRange: SeriesChartProps['onRange'],
): ChartPoints {
  const t = useTexts('scoring');
  const first = dayFromIso(series.from);
  const isoAt = (index: number): string => isoFromDay(first + index);
  const eventsAt = (index: number): readonly SeriesEvent[] =>
    series.events.filter(({ date }) => date === isoAt(index));
  return {
    count: series.scores.length,
    describe: (index) =>
      t('chart.dayInWords', {
        date: formatDay(isoAt(index)),
        score: formatScore(series.scores[index]),
        titles: eventsAt(index)
          .map(({ title }) => title)
          .join('; '),
      }),
    renderCard: (index) => (
      <DayCard
        day={isoAt(index)}
        score={series.scores[index] ?? null}
        byType={
          series.byType && {
            company: series.byType.company[index] ?? 0,
            industry: series.byType.industry[index] ?? 0,
            macro: series.byType.macro[index] ?? 0,
          }
        }
        price={series.prices.find(({ date }) => date === isoAt(index))?.price ?? null}
        events={eventsAt(index)}
      />
    ),
    onOpen: (index) => {
      const event = eventsAt(index)[0];
      if (event !== undefined) onEvent(event._id);
    },
    ...(onRange && { onRange: (start: number, end: number) => onRange(isoAt(start), isoAt(end)) }),
  };
}
