import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { isoFromDay, dayFromIso } from '@vigilo/domain/scoring/day';
import type { DayRange } from '@vigilo/domain/scoring/score-range';
import { cutSeries, lastMonths, rangeFromSeries } from '@vigilo/domain/scoring/score-range';
import { useMemo, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import { ChartLegend } from '../../scoring/public/chart-legend.tsx';
import { SeriesChart } from '../../scoring/public/series-chart.tsx';
import type { ScoreSeries } from '../../scoring/public/summary-query.ts';
import { seriesQuery } from '../../scoring/public/summary-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import classes from './events-chart.module.css';
import { useEvents } from '../events-context.tsx';
import { sharePricesQuery } from '../events-queries.ts';
import { PriceNotes } from './price-notes.tsx';
import { RestatedPrices } from './restated-prices.tsx';

const MONTHS = ['1', '3', '6', '12'] as const;
type Months = (typeof MONTHS)[number];
/** The window of the screen (specification 3, section 9). */
const WINDOW = 12;

/** First and last day, YYYY-MM-DD. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** The score and the share price over the 12 months of the screen, or over a part of them; it can be put away. */
export function EventsChart() {
  const { company, asked } = useEvents();
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const [isOpen, setOpen] = useRememberedSetting('events.chart', (kept) => kept !== false);
  const query = useQuery({ ...seriesQuery(company._id, asked.asOf, WINDOW), enabled: isOpen });
  const series = query.data;
  const range = useRange(series);
  const toggle = (
    <IconButton
      label={isOpen ? t('chart.collapse') : t('chart.expand')}
      aria-expanded={isOpen}
      size={28}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? (
        <IconChevronUp size="1.125rem" stroke={1.75} />
      ) : (
        <IconChevronDown size="1.125rem" stroke={1.75} />
      )}
    </IconButton>
  );
  const tools = (
    <Group gap="md">
      {isOpen && <ChartLegend prices={series ?? null} />}
      {isOpen && series !== undefined && <RangeTools range={range} />}
      {toggle}
    </Group>
  );
  return (
    <Panel title={ts('chart.title')} actions={tools} className={classes.panel}>
      {isOpen && <ChartContent {...query} range={range} />}
    </Panel>
  );
}

interface ShownRange {
  readonly range: DayRange | null;
  /** Null: a part that was chosen on the chart. */
  readonly months: Months | null;
  readonly setMonths: (months: Months) => void;
  readonly zoom: (days: Days) => void;
}

function useRange(series: ScoreSeries | undefined): ShownRange {
  const [months, setMonths] = useState<Months>('12');
  const [part, setPart] = useState<Days | null>(null);
  const range = useMemo(() => {
    if (series === undefined) return null;
    const fullRange = rangeFromSeries({ from: series.from, scores: series.scores.total });
    return part === null
      ? lastMonths(fullRange, Number(months))
      : { first: dayFromIso(part.from), last: dayFromIso(part.to) };
  }, [series, months, part]);
  function showMonths(next: Months): void {
    setPart(null);
    setMonths(next);
  }
  return { range, months: part === null ? months : null, setMonths: showMonths, zoom: setPart };
}

function RangeTools({ range }: { readonly range: ShownRange }) {
  const { showDays } = useEvents();
  const t = useTexts('events');
  if (range.range === null) return null;
  const days = { from: isoFromDay(range.range.first), to: isoFromDay(range.range.last) };
  const shown = { from: formatDay(days.from), to: formatDay(days.to) };
  const options = MONTHS.map((months) => ({
    value: months as Months | 'part', // the wider type has the chosen part as well
    text: t('chart.months', { months }),
  }));
  return (
    <>
      <Segments
        label={t('chart.range')}
        isLabelHidden
        value={range.months ?? 'part'}
        options={
          range.months === null ? [...options, { value: 'part', text: t('chart.zoomed', shown) }] : options
        }
        onChange={(months) => months !== 'part' && range.setMonths(months)}
      />
      <IconButton label={t('chart.takeOverHint', shown)} size={28} onClick={() => showDays(days)}>
        <IconFilter size="1.125rem" stroke={1.75} />
      </IconButton>
    </>
  );
}

interface ChartContentProps extends Pick<UseQueryResult<ScoreSeries>, 'data' | 'isLoadingError' | 'refetch'> {
  readonly range: ShownRange;
}

/** The chart, or why it is not there yet. */
function ChartContent({ data: series, isLoadingError, refetch, range }: ChartContentProps) {
  const ts = useTexts('scoring');
  if (series !== undefined) return <ChartBody series={series} range={range} />;
  if (!isLoadingError)
    return <Skeleton className={classes.chart ?? ''} role="status" aria-label={ts('chart.loading')} />;
  return (
    <Stack align="center" justify="center" className={classes.chart ?? ''} role="alert">
      <p>{ts('chart.failed')}</p>
      <Button variant="default" onClick={() => void refetch()}>
        {ts('retry')}
      </Button>
    </Stack>
  );
}

interface ChartBodyProps {
  readonly series: ScoreSeries;
  readonly range: ShownRange;
}

function ChartBody({ series, range: { range, zoom } }: ChartBodyProps) {
  const { company, asked, dialogs } = useEvents();
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const { data: reply } = useQuery(sharePricesQuery(company._id, series.from, asked.asOf));
  const prices = reply?.data;
  const charted = useMemo(() => {
    const splits = new Map(prices?.map(({ date, split }) => [date.slice(0, 10), split]));
    const { total, ...byType } = series.scores;
    const fullRange = {
      from: series.from,
      scores: total,
      byType,
      prices: series.prices.map((price) => ({ ...price, split: splits.get(price.date.slice(0, 10)) })),
      events: series.events,
    };
    return range === null ? fullRange : cutSeries(fullRange, range);
  }, [series, prices, range]);
  const findEventDay = (id: string): string | undefined =>
    series.events.find(({ _id }) => _id === id)?.date.slice(0, 10);
  if (series.events.length === 0 && series.prices.length === 0)
    return <Text c="dimmed">{t('chart.empty')}</Text>;
  return (
    <>
      <SeriesChart
        label={ts('chart.title')}
        series={charted}
        currency={series.currency}
        className={classes.chart}
        onEvent={(id) => {
          const day = findEventDay(id);
          if (day !== undefined) dialogs.open('day', day);
        }}
        onRange={(from, to) => zoom({ from, to })}
      />
      <Group justify="space-between" gap="lg" fz="xs" c="dimmed">
        <span className={classes.hint}>{t('chart.hint')}</span>
        {series.prices.length === 0 && <span>{t('chart.noPrices')}</span>}
        {prices !== undefined && (
          <PriceNotes prices={prices} from={charted.from} days={charted.scores.length} />
        )}
      </Group>
      {reply !== undefined && <RestatedPrices restatements={reply.restatements} />}
    </>
  );
}
