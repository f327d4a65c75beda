// The reader may choose bands of the legend: the companies in them stand out and the others are faded. Companies without a rating are chosen by
// an entry of their own, since they only borrow the colour of B. Companies without events in the short-term window may be faded too, or left
// out of the map. Source: issue 12 'Map', 'legend bands filter' and 'companies without events can be faded or left out'.

import type { Band } from './bands.ts';
import { BANDS } from './bands.ts';
import type { TileColour } from './colour-by.ts';
import type { Tile } from './tile.ts';

export const LEGEND_ENTRIES = [...BANDS, 'unrated'] as const;
export type LegendEntry = Band | 'unrated';

export const EVENTLESS_MODES = ['shown', 'faded', 'hidden'] as const;
/** What happens to companies without events. */
export type EventlessMode = (typeof EVENTLESS_MODES)[number];

export interface Emphasis {
  /** Chosen entries of the legend; none: all companies stand out. */
  readonly entries: readonly LegendEntry[];
  readonly eventless: EventlessMode;
}

/** Whether a company steps back on the map. */
export function isFaded(tile: Tile, { band, rated }: TileColour, { entries, eventless }: Emphasis): boolean {
  if (eventless === 'faded' && tile.events === 0) return true;
  return entries.length > 0 && !entries.includes(rated ? band : 'unrated');
}

/** The companies that are on the map. */
export function keepOnMap(tiles: readonly Tile[], eventless: EventlessMode): readonly Tile[] {
  return eventless === 'hidden' ? tiles.filter(({ events }) => events > 0) : tiles;
}

/** The entries with one more, or one less if it was among them, in the order of the legend. */
export function toggleEntry(entries: readonly LegendEntry[], entry: LegendEntry): LegendEntry[] {
  return LEGEND_ENTRIES.filter((one) => entries.includes(one) !== (one === entry));
}
