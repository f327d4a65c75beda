import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { SeriesChart } from './series-chart.tsx';
import type { ScoreSeries } from './summary-query.ts';
import { seriesQuery } from './summary-query.ts';

const HEIGHT = '14.5rem';
const MONTHS = ['3', '6', '12'] as const;

interface ScoreHistoryProps {
  readonly companyId: string;
  readonly asOf: string | null;
  /** A mark on the chart was clicked. */
  readonly onEvent: (id: string) => void;
}

/** The panel of the cumulative score and the share price, over three, six or twelve months. */
export function ScoreHistory({ companyId, asOf, onEvent }: ScoreHistoryProps) {
  const t = useTexts('scoring');
  const [months, setMonths] = useState<(typeof MONTHS)[number]>('3');
  const { data: series, isLoadingError, refetch } = useQuery(seriesQuery(companyId, asOf, Number(months)));
  const actions = (
    <Group gap="lg">
      <ChartLegend prices={series === undefined ? null : series} />
      <Segments
        label={t('chart.months')}
        isLabelHidden
        value={months}
        options={MONTHS.map((value) => ({ value, text: t('chart.monthsShort', { months: value }) }))}
        onChange={setMonths}
      />
    </Group>
  );
  return (
    <Panel title={t('chart.title')} actions={actions} miw={0} pb="sm">
      {isLoadingError && (
        <Stack h={HEIGHT} align="center" justify="center" role="alert">
          <p>{t('chart.failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {series === undefined && !isLoadingError && (
        <Skeleton h={HEIGHT} radius="lg" role="status" aria-label={t('chart.loading')} />
      )}
      {series !== undefined && <History series={series} onEvent={onEvent} />}
    </Panel>
  );
}

function History({
  series,
  onEvent,
}: {
  readonly series: ScoreSeries;
  readonly onEvent: (id: string) => void;
}) {
  const t = useTexts('scoring');
  const charted = useMemo(
    () => ({ from: series.from, scores: series.scores.total, prices: series.prices, events: series.events }),
    [series],
  );
  return (
    <SeriesChart
      label={t('chart.title')}
      series={charted}
      currency={series.currency}
      h={HEIGHT}
      onEvent={onEvent}
    />
  );
}
