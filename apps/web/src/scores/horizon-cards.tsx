import { HORIZONS } from '@vigilo/domain/scoring/score';
import { formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './horizon-cards.module.css';
import { TrendMark } from './public/trend-mark.tsx';
import type { CompanyScore } from './score-query.ts';

/** The two scores beside each other, each with its weekly change. */
export function HorizonCards({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('scores');
  return (
    <dl className={classes.cards}>
      {HORIZONS.map((horizon) => (
        <div key={horizon} className={classes.card}>
          <dt className={classes.name}>{t(`${horizon}Card`)}</dt>
          <dd className={classes.figures}>
            <span className={classes.score}>{formatScore(score[horizon].current)}</span>
            <TrendMark change={score[horizon].change} horizon={horizon} withValue />
          </dd>
        </div>
      ))}
    </dl>
  );
}
