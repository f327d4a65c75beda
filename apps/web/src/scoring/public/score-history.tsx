import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '@mantine/core';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { SeriesChart } from './series-chart.tsx';
import classes from './score-history.module.css';
import type { ScoreSeries } from './summary-query.ts';
import { seriesQuery } from './summary-query.ts';

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
    <div className={classes.tools}>
      <ChartLegend prices={series === undefined ? null : series} />
      <Segments
        label={t('chart.months')}
        isLabelHidden
        value={months}
        options={MONTHS.map((value) => ({ value, text: t('chart.monthsShort', { months: value }) }))}
        onChange={setMonths}
      />
    </div>
  );
  return (
    <Panel title={t('chart.title')} actions={actions} className={classes.panel}>
      {isLoadingError && (
        <div className={classes.failed} role="alert">
          <p>{t('chart.failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {series === undefined && !isLoadingError && (
        <div className={classes.waiting} role="status" aria-label={t('chart.loading')} />
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
      className={classes.chart}
      onEvent={onEvent}
    />
  );
}
