import { bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand, inkForColour } from '@vigilo/domain/heat-map/palettes';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { TrendMark } from '../../scoring/public/trend-mark.tsx';
import classes from './ticker-pill.module.css';
import { usePalette } from '../public/palette.tsx';

interface TickerPillProps {
  readonly ticker: string;
  /** Short-term score and its weekly change, decimals. */
  readonly score: number;
  readonly change: number;
}

/** The ticker in the colour it has on the map, with the arrow of its weekly change. */
export function TickerPill({ ticker, score, change }: TickerPillProps) {
  const { palette } = usePalette();
  const ground = colourFromBand(palette, bandFromScore(toThousandths(score), LISTING_STEP));
  return (
    <span className={classes.row}>
      <span
        className={classes.pill}
        style={{ backgroundColor: ground, color: inkForColour(ground) }}
        title={ticker}
      >
        {ticker}
      </span>
      <TrendMark change={change} horizon="shortTerm" />
    </span>
  );
}
