import { bandFromScore, SUMMARY_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { trendFromChange } from '@vigilo/domain/scoring/category';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './compared-scores.module.css';

interface ComparedScoresProps {
  /** Decimals by horizon: as it is, and as it would be. */
  readonly now: Readonly<Record<Horizon, number>>;
  readonly then: Readonly<Record<Horizon, number>>;
}

const GLYPHS = { up: '▲', down: '▼', same: '=' } as const;

/** The scores as they are beside those that would result: '+0.431 → +0.512 ▲ 0.081', each with the colour of its band. */
export function ComparedScores({ now, then }: ComparedScoresProps) {
  const t = useTexts('scoring');
  return HORIZONS.map((horizon) => {
    const change = toThousandths(then[horizon]) - toThousandths(now[horizon]);
    const texts = {
      horizon: t(horizon),
      now: formatScore(now[horizon]),
      supposed: formatScore(then[horizon]),
    };
    return (
      <span key={horizon} className={classes.compared} aria-label={t('whatIf.compared', texts)} role="img">
        <span className={classes.name}>{t(`${horizon}Card`)}</span>
        <Swatch score={now[horizon]} />
        <span>{texts.now}</span>
        <span>→</span>
        <Swatch score={then[horizon]} />
        <strong>{texts.supposed}</strong>
        <span className={classes.change} data-trend={trendFromChange(change)}>
          {GLYPHS[trendFromChange(change)]} {formatScore(Math.abs(change) / 1000).replace('+', '')}
        </span>
      </span>
    );
  });
}

function Swatch({ score }: { readonly score: number }) {
  return (
    <span
      className={classes.swatch}
      style={{
        backgroundColor: colourFromBand('standard', bandFromScore(toThousandths(score), SUMMARY_STEP)),
      }}
    />
  );
}
