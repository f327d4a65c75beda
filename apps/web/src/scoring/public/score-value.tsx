import { formatScore, displayedSign } from '../../lib/format.ts';
import classes from './score-value.module.css';

interface ScoreValueProps {
  /** Decimal score. */
  readonly score: number | null;
  readonly decimals?: number;
}

/** A score with its sign, green above zero, red below: the sign says the same as the colour, so what is shown as zero has neither. */
export function ScoreValue({ score, decimals = 3 }: ScoreValueProps) {
  return (
    <span className={classes.value} data-sign={displayedSign(score, decimals)}>
      {formatScore(score, decimals)}
    </span>
  );
}
