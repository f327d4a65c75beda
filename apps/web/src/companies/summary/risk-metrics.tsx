import { Badge } from '@mantine/core';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { formatDay, formatScore, formatText, displayedSign } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import { TrendMark } from '../../scoring/public/trend-mark.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './risk-metrics.module.css';

const TONES = { '1': 'good', '0': 'gray', '-1': 'bad' } as const;

/** Key Risk Metrics: both scores, what they were a week ago, and the ratings of who may see them where there are any. */
export function RiskMetrics({ summary: { company, metrics } }: { readonly summary: CompanySummary }) {
  const t = useTexts('companies');
  const isRated = HORIZONS.some((horizon) => Boolean(metrics[horizon].creditRiskRating));
  return (
    <Panel isFlush className={classes.panel}>
      <table className={classes.metrics}>
        <caption>{t('summary.metrics')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.metrics')}</th>
            <th scope="col">{t('summary.current')}</th>
            <th scope="col">{t('summary.previous')}</th>
            <th scope="col">{t('summary.threeMonths')}</th>
            <th scope="col">{t('summary.sixMonths')}</th>
            {isRated && <th scope="col">{t('summary.rating')}</th>}
          </tr>
        </thead>
        <tbody>
          {HORIZONS.map((horizon) => (
            <Row key={horizon} horizon={horizon} metrics={metrics[horizon]} isRated={isRated} />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('summary.previousAsOf', { date: formatDay(company.prevAsofDate) })}</p>
    </Panel>
  );
}

function Row({
  horizon,
  metrics,
  isRated,
}: {
  readonly horizon: Horizon;
  readonly metrics: CompanySummary['metrics'][Horizon];
  readonly isRated: boolean;
}) {
  const t = useTexts('scoring');
  const tone = TONES[displayedSign(metrics.current)];
  return (
    <tr>
      <th scope="row">{t(horizon)}</th>
      <td>
        <Badge color={tone}>
          {formatScore(metrics.current)} <TrendMark change={metrics.change} horizon={horizon} />
        </Badge>
      </td>
      <td className={classes.previous}>{formatScore(metrics.previous)}</td>
      <td>{formatScore(metrics.threeMonths)}</td>
      <td>{formatScore(metrics.sixMonths)}</td>
      {isRated && <td className={classes.rating}>{formatText(metrics.creditRiskRating)}</td>}
    </tr>
  );
}
