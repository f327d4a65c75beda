// What every tile shows: its band, what is written on it and how wide that is. Made anew when tiles or choices change, never while
// the map moves.

import type { Band } from '@vigilo/domain/heat-map/bands';
import { BANDS } from '@vigilo/domain/heat-map/bands';
import type { ColourBy, RatingHorizon } from '@vigilo/domain/heat-map/colour-by';
import { decideArrow, decideTileColour, toTileValue } from '@vigilo/domain/heat-map/colour-by';
import type { Colour } from '@vigilo/domain/heat-map/contrast';
import type { Emphasis } from '@vigilo/domain/heat-map/emphasis';
import { isFaded } from '@vigilo/domain/heat-map/emphasis';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromBand, inkForColour } from '@vigilo/domain/heat-map/palettes';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { HeatMapLabels } from './public/heat-map-labels.ts';

export interface BandColours {
  readonly fill: Colour;
  readonly ink: Colour;
}

export interface Colouring {
  /** Tiles of each band, in the order of BANDS: those that stand out, and those that are faded. */
  readonly byBand: readonly (readonly number[])[];
  readonly fadedByBand: readonly (readonly number[])[];
  readonly colours: readonly BandColours[];
  /** Tiles that stand out, without the rating their colour would show. */
  readonly unrated: readonly number[];
  /** By tile: its band; whether it is faded. */
  readonly bands: readonly Band[];
  readonly isFaded: readonly boolean[];
  /** What is written under its ticker; made when first asked for, as on a map of thousands nothing is written at first. */
  readonly valueOf: (index: number) => string;
  /** 1 rises, -1 falls, 0 has no arrow. */
  readonly arrows: Int8Array;
}

export interface ColourChoice {
  readonly colourBy: ColourBy;
  readonly palette: Palette;
  /** Width of a band in thousandths. */
  readonly step: Thousandths;
  /** The rating shown by a map of ratings. */
  readonly horizon: RatingHorizon;
  readonly emphasis: Emphasis;
}

export function colourTiles(
  tiles: readonly Tile[],
  choice: ColourChoice,
  labels: Pick<HeatMapLabels, 'score'>,
): Colouring {
  const byBand: number[][] = BANDS.map(() => []);
  const fadedByBand: number[][] = BANDS.map(() => []);
  const unrated: number[] = [];
  const bands: Band[] = [];
  const faded: boolean[] = [];
  const arrows = new Int8Array(tiles.length);
  for (const [i, tile] of tiles.entries()) {
    const colour = decideTileColour(tile, choice.colourBy, choice.step, choice.horizon);
    const isBack = isFaded(tile, colour, choice.emphasis);
    (isBack ? fadedByBand : byBand)[colour.band + 6]?.push(i);
    if (!colour.rated && !isBack) unrated.push(i);
    bands.push(colour.band);
    faded.push(isBack);
    arrows[i] = decideArrow(tile, choice.colourBy);
  }
  return {
    byBand,
    fadedByBand,
    isFaded: faded,
    colours: bandColours(choice.palette),
    unrated,
    bands,
    arrows,
    valueOf: createValueFormatter(tiles, choice, labels),
  };
}

function bandColours(palette: Palette): BandColours[] {
  return BANDS.map((band) => {
    const fill = colourFromBand(palette, band);
    return { fill, ink: inkForColour(fill) };
  });
}

/** Writes each distinct score once: formatting a number costs more than looking it up. */
function createValueFormatter(
  tiles: readonly Tile[],
  { colourBy, horizon }: ColourChoice,
  labels: Pick<HeatMapLabels, 'score'>,
): (index: number) => string {
  const written = new Map<Thousandths, string>();
  return (index) => {
    const tile = tiles[index];
    if (tile === undefined) return '';
    const value = toTileValue(tile, colourBy, horizon);
    if (value.kind === 'grade') return value.grade ?? '–';
    const known = written.get(value.score);
    if (known !== undefined) return known;
    const text = labels.score(value.score, 2);
    written.set(value.score, text);
    return text;
  };
}
