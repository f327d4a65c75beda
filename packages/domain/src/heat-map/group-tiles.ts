// Grouping of tiles: 'default' not at all, 'country' by region then country, 'industry' by sector then industry. Blank values form an
// unnamed group, which comes last. Groups are sorted by size, then name; tiles by ticker. The order does not depend on scores, so that
// tiles keep their places from day to day. Source: specification 2 section 2.1.

import type { Thousandths } from '../scoring/thousandths.ts';
import { roundHalfAwayFromZero } from '../scoring/thousandths.ts';
import type { Tile } from './tile.ts';

export const GROUP_BYS = ['default', 'country', 'industry'] as const;
export type GroupBy = (typeof GROUP_BYS)[number];

export interface TileGroup {
  /** Path of names, unique in the map. */
  readonly key: string;
  /** Null: the group of blank values, shown as 'Unclassified'. */
  readonly name: string | null;
  readonly count: number;
  /** Mean short-term and long-term score of its tiles, in thousandths, rounded half away from zero. */
  readonly meanSt: Thousandths;
  readonly meanLt: Thousandths;
  /** Either groups or tiles is empty. */
  readonly groups: readonly TileGroup[];
  readonly tiles: readonly Tile[];
}

type Field = 'region' | 'country' | 'sector' | 'industry';

const LEVELS: Readonly<Record<GroupBy, readonly Field[]>> = {
  default: [],
  country: ['region', 'country'],
  industry: ['sector', 'industry'],
};

/** The whole map as one group that holds the tiles themselves or nested groups. */
export function groupTiles(tiles: readonly Tile[], groupBy: GroupBy): TileGroup {
  const sorted = tiles.toSorted((a, b) => compareTexts(a.ticker, b.ticker) || compareTexts(a.id, b.id));
  return buildGroup('', null, sorted, LEVELS[groupBy]);
}

function buildGroup(
  key: string,
  name: string | null,
  tiles: readonly Tile[],
  fields: readonly Field[],
): TileGroup {
  const [field, ...rest] = fields;
  const groups =
    field === undefined
      ? []
      : splitBy(tiles, field).map((part) =>
          buildGroup(`${key}/${part.name ?? ''}`, part.name, part.tiles, rest),
        );
  return {
    key,
    name,
    count: tiles.length,
    ...computeMeans(tiles),
    groups: groups.toSorted(compareGroups),
    tiles: field === undefined ? tiles : [],
  };
}

function splitBy(tiles: readonly Tile[], field: Field): { name: string | null; tiles: Tile[] }[] {
  const parts = new Map<string, Tile[]>();
  for (const tile of tiles) {
    const name = tile[field].trim();
    const part = parts.get(name);
    if (part === undefined) parts.set(name, [tile]);
    else part.push(tile);
  }
  return [...parts].map(([name, members]) => ({ name: name === '' ? null : name, tiles: members }));
}

function computeMeans(tiles: readonly Tile[]): { meanSt: Thousandths; meanLt: Thousandths } {
  const sums = { st: 0, lt: 0 };
  for (const { st, lt } of tiles) {
    sums.st += st;
    sums.lt += lt;
  }
  const count = Math.max(1, tiles.length);
  return { meanSt: roundHalfAwayFromZero(sums.st / count), meanLt: roundHalfAwayFromZero(sums.lt / count) };
}

function compareGroups(a: TileGroup, b: TileGroup): number {
  if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null);
  return b.count - a.count || compareTexts(a.name, b.name);
}

/** By code units, so that the order is the same on every machine and in every language. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The groups from the outermost to the one with this key; none where the map has no such group. */
export function findGroupPath(root: TileGroup, key: string): readonly TileGroup[] {
  for (const group of root.groups) {
    if (group.key === key) return [group];
    const inner = findGroupPath(group, key);
    if (inner.length > 0) return [group, ...inner];
  }
  return [];
}

/** All tiles of a group, those of its inner groups one after the other. */
export function listTiles(group: TileGroup): readonly Tile[] {
  return group.groups.length === 0 ? group.tiles : group.groups.flatMap(listTiles);
}
