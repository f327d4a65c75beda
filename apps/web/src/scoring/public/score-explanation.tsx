import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { HorizonExplanation } from '../horizon-explanation.tsx';
import type { CompanyScore } from './score-query.ts';
import classes from './score-explanation.module.css';
import { TrendMark } from './trend-mark.tsx';

function ScoreFigure({ score, horizon }: { readonly score: CompanyScore; readonly horizon: Horizon }) {
  return (
    <span className={classes.figure}>
      <strong>{formatScore(score[horizon].current)}</strong>
      <TrendMark change={score[horizon].change} horizon={horizon} withValue />
    </span>
  );
}

/** The explanation of both scores beside each other, for a page of its own. */
export function ScoreExplanation({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('scoring');
  return (
    <div className={classes.both}>
      {HORIZONS.map((horizon) => (
        <Panel key={horizon} title={t(horizon)} actions={<ScoreFigure score={score} horizon={horizon} />} className={classes.one}>
          <HorizonExplanation score={score} horizon={horizon} />
        </Panel>
      ))}
    </div>
  );
}
