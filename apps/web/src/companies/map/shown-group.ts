// Which companies the map shows: all, or those of the group that was gone into, without those that are left out.

import type { Emphasis } from '@vigilo/domain/heat-map/emphasis';
import { isFaded, keepOnMap } from '@vigilo/domain/heat-map/emphasis';
import { LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import type { ColourBy, RatingHorizon } from '@vigilo/domain/heat-map/colour-by';
import { decideTileColour } from '@vigilo/domain/heat-map/colour-by';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import { findGroupPath, groupTiles, listTiles } from '@vigilo/domain/heat-map/group-tiles';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { useMemo } from 'react';
import { useWriteName } from '../../lib/texts.ts';
import type { CompaniesView } from '../companies-url.ts';
import { useListing } from '../listing-context.tsx';
import { writeGroup } from './written-groups.ts';

export interface ShownGroup {
  /** All companies on the map. */
  readonly whole: TileGroup;
  /** The groups that were gone into, from the outermost; none: the whole map is shown. */
  readonly path: readonly TileGroup[];
  /** What is shown: the last of the path, or all. */
  readonly root: TileGroup;
}

/** A group that no company is in any more counts as not gone into. */
export function useShownGroup(tiles: readonly Tile[]): ShownGroup {
  const { view } = useListing();
  const { group, inside, eventless } = view;
  const writeName = useWriteName();
  const whole = useMemo(
    () => writeGroup(groupTiles(keepOnMap(tiles, eventless), group), writeName),
    [tiles, eventless, group, writeName],
  );
  return useMemo(() => {
    const path = inside === '' ? [] : findGroupPath(whole, inside);
    return { whole, path, root: path.at(-1) ?? whole };
  }, [whole, inside]);
}

/** Which companies stand out; the same object while nothing changed, so that the map is not drawn for nothing. */
export function useEmphasis(): Emphasis {
  const { view } = useListing();
  const { bands, eventless } = view;
  return useMemo(() => ({ entries: bands, eventless }), [bands, eventless]);
}

/** What the map is coloured by: on the map of ratings by the chosen rating. */
export function mapColour(view: CompaniesView): { colourBy: ColourBy; horizon: RatingHorizon } {
  return view.tab === 'ccrr'
    ? { colourBy: 'rating', horizon: view.rating }
    : { colourBy: view.colour, horizon: 'st' };
}

/** How many companies of a group stand out. */
export function countHighlighted(root: TileGroup, view: CompaniesView, emphasis: Emphasis): number {
  const { colourBy, horizon } = mapColour(view);
  return listTiles(root).filter(
    (tile) => !isFaded(tile, decideTileColour(tile, colourBy, LISTING_STEP, horizon), emphasis),
  ).length;
}
