import { bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand, inkForColour } from '@vigilo/domain/heat-map/palettes';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { usePalette } from '../companies/public/palette.tsx';
import { DASH, formatScore } from '../lib/format.ts';
import classes from './news.module.css';

interface ScoreTileProps {
  readonly score: number | null;
  /** What is only suggested is drawn hollow. */
  readonly isSure?: boolean;
  readonly decimals?: number;
  /** Read out in place of the number. */
  readonly label?: string;
}

/** A score on its heat colour: filled where it stands, dashed where it is only suggested. */
export function ScoreTile({ score, isSure = true, decimals = 1, label }: ScoreTileProps) {
  const { palette } = usePalette();
  if (score === null) return <span aria-label={label}>{DASH}</span>;
  const colour = colourFromBand(palette, bandFromScore(toThousandths(score), LISTING_STEP));
  const look = isSure ? { background: colour, color: inkForColour(colour) } : { borderColor: colour };
  return (
    <span
      className={classes.tile}
      data-sure={isSure}
      style={look}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {formatScore(score, decimals)}
    </span>
  );
}

/** The bar beside a score, which tells the rows apart at a glance. */
export function ScoreBar({ score, isSure }: { readonly score: number | null; readonly isSure: boolean }) {
  const { palette } = usePalette();
  if (score === null) return null;
  const colour = colourFromBand(palette, bandFromScore(toThousandths(score), LISTING_STEP));
  return (
    <span
      className={classes.bar}
      style={isSure ? { background: colour, borderColor: colour } : { borderColor: colour }}
      aria-hidden="true"
    />
  );
}
