import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { HorizonExplanation } from '../horizon-explanation.tsx';
import type { AskedEvent } from './asked-event.ts';
import { useWhatIf, WhatIf } from '../what-if.ts';
import { WhatIfBar } from '../what-if-bar.tsx';
import type { CompanyScore } from './score-query.ts';
import classes from './score-explanation.module.css';
import { TrendMark } from './trend-mark.tsx';

interface ScoreExplanationProps {
  readonly score: CompanyScore;
  readonly asked: AskedEvent | null;
  /** Events were changed by what was supposed here. */
  readonly onSaved: () => void;
}

function ScoreFigure({ score, horizon }: { readonly score: CompanyScore; readonly horizon: Horizon }) {
  return (
    <span className={classes.figure}>
      <strong>{formatScore(score[horizon].current)}</strong>
      <TrendMark change={score[horizon].change} horizon={horizon} withValue />
    </span>
  );
}

/** The explanation of both scores beside each other, for a page of its own, with 'what if'. */
export function ScoreExplanation({ score, asked, onSaved }: ScoreExplanationProps) {
  const t = useTexts('scoring');
  const whatIf = useWhatIf(score);
  // An event is shown once: where the short-term score has it, there.
  const isShort = score.shortTerm.events.some(({ _id }) => _id === asked?.id);
  const place: Horizon = isShort ? 'shortTerm' : 'longTerm';
  return (
    <WhatIf value={whatIf}>
      <WhatIfBar score={score} whatIf={whatIf} onSaved={onSaved} />
      <div className={classes.both}>
        {HORIZONS.map((horizon) => (
          <Panel
            key={horizon}
            title={t(horizon)}
            actions={<ScoreFigure score={score} horizon={horizon} />}
            className={classes.one}
          >
            <HorizonExplanation score={score} horizon={horizon} asked={horizon === place ? asked : null} />
          </Panel>
        ))}
      </div>
    </WhatIf>
  );
}
