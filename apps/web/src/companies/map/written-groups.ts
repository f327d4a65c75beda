// The groups and tiles of the map as they are shown: their keys, which stand in links, keep the stored names.

import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import type { WriteName } from '../../lib/texts.ts';

/** A group with what lies in it, its names in the language of the page. */
export function writeGroup(group: TileGroup, writeName: WriteName): TileGroup {
  return {
    ...group,
    name: group.name === null ? null : writeName(group.name),
    groups: group.groups.map((inner) => writeGroup(inner, writeName)),
    tiles: group.tiles.map((tile) => ({
      ...tile,
      country: writeName(tile.country),
      sector: writeName(tile.sector),
      industry: writeName(tile.industry),
    })),
  };
}
