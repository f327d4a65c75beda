import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { useId } from 'react';
import { formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './horizon-cards.module.css';
import { TrendMark } from './public/trend-mark.tsx';
import type { CompanyScore } from './public/score-query.ts';

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
    <fieldset className={classes.cards} aria-label={t('horizon')}>
      {HORIZONS.map((horizon) => (
        <label key={horizon} className={classes.card} title={t('explain', { horizon: t(horizon) })}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={horizon === chosen}
            onChange={() => onChoose(horizon)}
          />
          <span className={classes.name}>{t(`${horizon}Card`)}</span>
          <span className={classes.figures}>
            <span className={classes.score}>{formatScore(score[horizon].current)}</span>
            <TrendMark change={score[horizon].change} horizon={horizon} withValue />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
