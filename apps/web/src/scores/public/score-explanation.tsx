import { HORIZONS } from '@vigilo/domain/scoring/score';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { HorizonExplanation } from '../horizon-explanation.tsx';
import type { CompanyScore } from '../score-query.ts';
import classes from './score-explanation.module.css';

/** The explanation of both scores beside each other, for a page of its own. */
export function ScoreExplanation({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('scores');
  return (
    <div className={classes.both}>
      {HORIZONS.map((horizon) => (
        <Panel key={horizon} className={classes.one}>
          <HorizonExplanation score={score} horizon={horizon} heading={t('whyOf', { horizon: t(horizon) })} />
        </Panel>
      ))}
    </div>
  );
}
