// A tile's colour and value show the short-term score (as specified), the long-term score, the weekly change of the short-term score, or the
// short- or long-term credit risk rating. Ratings use the scale of the grades with step 0.1; an unrated company is coloured as B and marked
// not rated. Source: decisions.md section 1 'Heat colours' and 'Grades'.

import type { Thousandths } from '../scoring/thousandths.ts';
import type { Band } from './bands.ts';
import { bandFromScore, SUMMARY_STEP } from './bands.ts';
import type { Grade } from '../companies/company.ts';
import { scoreFromGrade, UNRATED_AS } from './grades.ts';
import type { Tile } from './tile.ts';

export const COLOUR_BYS = ['st', 'lt', 'change', 'rating'] as const;
export type ColourBy = (typeof COLOUR_BYS)[number];

/** Which of a company's two ratings a map of ratings shows. */
export const RATING_HORIZONS = ['st', 'lt'] as const;
export type RatingHorizon = (typeof RATING_HORIZONS)[number];

export interface TileColour {
  readonly band: Band;
  /** False: no rating, so coloured as B and hatched. */
  readonly rated: boolean;
}

/** The band of a tile; `step` (thousandths) is the listing's or the summary's and does not apply to ratings. */
export function decideTileColour(
  tile: Tile,
  colourBy: ColourBy,
  step: Thousandths,
  horizon: RatingHorizon,
): TileColour {
  if (colourBy !== 'rating') return { band: bandFromScore(tile[colourBy], step), rated: true };
  const grade = pickRating(tile, horizon);
  return { band: bandFromScore(scoreFromGrade(grade ?? UNRATED_AS), SUMMARY_STEP), rated: grade !== null };
}

function pickRating(tile: Tile, horizon: RatingHorizon): Grade | null {
  return horizon === 'st' ? tile.ratingSt : tile.ratingLt;
}

/** The value shown under the ticker: a score or a grade (null: not rated). */
export type TileValue =
  | { readonly kind: 'score'; readonly score: Thousandths }
  | { readonly kind: 'grade'; readonly grade: Grade | null };

/** The value that the colour represents. */
export function toTileValue(tile: Tile, colourBy: ColourBy, horizon: RatingHorizon): TileValue {
  return colourBy === 'rating'
    ? { kind: 'grade', grade: pickRating(tile, horizon) }
    : { kind: 'score', score: tile[colourBy] };
}

/** Direction of the tile's arrow: the weekly change of the long-term score when that is shown, otherwise of the short-term score. */
export function decideArrow(tile: Tile, colourBy: ColourBy): 1 | 0 | -1 {
  const change = colourBy === 'lt' ? tile.changeLt : tile.change;
  if (change === 0) return 0;
  return change > 0 ? 1 : -1;
}
