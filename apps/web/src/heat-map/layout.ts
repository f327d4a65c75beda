// Where every tile and group lies in the map at zoom 1, in CSS pixels of the canvas: a treemap of sizes, groups with room for
// their header above their tiles. Groups get area for their header on top of their tiles' area, so that tiles meant to be equal
// are near equal all over the map.

import { computeMapShare, computeTileSize } from '@vigilo/domain/heat-map/size';
import type { SizeBy } from '@vigilo/domain/heat-map/size';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { computeDeepestZoom } from '@vigilo/domain/heat-map/zoom';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import { listTiles } from '@vigilo/domain/heat-map/group-tiles';
import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { HierarchyNode, HierarchyRectangularNode } from 'd3-hierarchy';
import { tileGrid } from './grid-tiling.ts';

/** A group as drawn; `header` is the height kept free above its tiles, 0 where there is no room for one. */
export interface GroupBox {
  readonly group: TileGroup;
  /** 1 for sectors and regions, 2 for industries and countries. */
  readonly level: number;
  /** The group around it; null on level 1. */
  readonly parent: GroupBox | null;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly header: number;
}

/** The laid out map; index i of the corners is tile i. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
  readonly x0: Float64Array;
  readonly y0: Float64Array;
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  /** How far it can be zoomed: until the smallest tile is readable. */
  readonly deepestZoom: number;
  /** Side of a square of the mean tile's area. */
  readonly meanSide: number;
  /** The least width or height of any tile; Infinity where there is none. */
  readonly leastSide: number;
  /** Outer groups before inner ones. */
  readonly groups: readonly GroupBox[];
}

/** The tile of a company; null where the map has none. Looks at one after the other, as it is asked for a single one at a time. */
export function findTile({ tiles }: Scene, id: string): number | null {
  const index = tiles.findIndex((tile) => tile.id === id);
  return index < 0 ? null : index;
}

/** The group of level 1 that holds a tile; none on a map without groups. */
export function findOuterGroup({ groups, tiles }: Scene, index: number): GroupBox | undefined {
  const tile = tiles[index];
  return groups.find(({ level, group }) => level === 1 && listTiles(group).some((one) => one === tile));
}

type Datum = TileGroup | Tile;
type Node = HierarchyNode<Datum>;
type Box = HierarchyRectangularNode<Datum>;

/** Free space at the edge of the map, for the ring around a tile there. */
const MARGIN = 4;
const HEADERS = [0, 20, 16] as const;
/** On dense maps the inner header is lower. */
const DENSE_HEADER = 13;
const DENSE_SIDE = 70;
/** A group narrower than this has no header: not three letters would fit. */
const NARROWEST_HEADER = 34;
/** A group lower than so many headers has a lower one, and one lower than so many has none. */
const LOW_GROUP = 2.1;
const LOW_HEADER = 12;
const LOWEST_GROUP = 1.8;
const GAPS = [10, 6] as const;
/** Small groups stand closer: the gap to the side of a square as large as the group. */
const GAP_SHARE = 0.05;
/** Share of its own side that a group gives up for the gap at each end. */
const MOST_GIVEN_UP = 0.15;
/** Areas and frames depend on each other; so many rounds settle them well enough. */
const AREA_ROUNDS = 4;
/** Groups and tiles wider than high suit their names: the map is squarified as if it were so much narrower, then widened. */
const WIDENED = 1.5;
const squarify = treemapSquarify.ratio(1.2);

/** Lays out the grouped tiles on a canvas of this size (CSS pixels, both above 0). */
export function layoutMap(root: TileGroup, sizeBy: SizeBy, width: number, height: number): Scene {
  const share = computeMapShare(root.count);
  const [innerWidth, innerHeight] = [
    Math.max(1, width * share - 2 * MARGIN),
    Math.max(1, height * share - 2 * MARGIN),
  ];
  const tree = hierarchy<Datum>(root, listChildren).sum((datum) =>
    isGroup(datum) ? 0 : computeTileSize(datum, sizeBy),
  );
  if (sizeBy !== 'equal') tree.sort(compareNodes);
  const headers = listHeaderHeights(tree, innerWidth * innerHeight);
  assignAreas(tree, headers, innerWidth * innerHeight);
  const boxes = treemap<Datum>()
    .size([innerWidth, innerHeight])
    .tile((node, x0, y0, x1, y1) => placeChildren(node, sizeBy, [x0, y0, x1, y1]))
    .paddingTop((node) => headerHeight(node, headers))(tree);
  return buildScene(boxes, headers, {
    width,
    height,
    left: (width - innerWidth) / 2,
    top: (height - innerHeight) / 2,
  });
}

function isGroup(datum: Datum): datum is TileGroup {
  return 'groups' in datum;
}

function listChildren(datum: Datum): readonly Datum[] | null {
  if (!isGroup(datum)) return null;
  return datum.groups.length > 0 ? datum.groups : datum.tiles;
}

function isNameless(node: Node): boolean {
  return node.depth > 0 && isGroup(node.data) && node.data.name === null;
}

/** Larger first; the group without a name last. */
function compareNodes(a: Node, b: Node): number {
  return Number(isNameless(a)) - Number(isNameless(b)) || (b.value ?? 0) - (a.value ?? 0);
}

/** The groups of a tree, outer before inner, without a look at the thousands of tiles in them. */
function listGroups<T extends Node>(node: T): T[] {
  if (!isGroup(node.data)) return [];
  return node.data.groups.length === 0
    ? [node]
    : [node, ...(node.children ?? []).flatMap((child) => listGroups<T>(child))];
}

function listHeaderHeights(tree: Node, area: number): readonly number[] {
  const inner = listGroups(tree).filter((node) => node.depth === 2).length;
  const isDense = inner > 0 && Math.sqrt(area / inner) < DENSE_SIDE;
  return isDense ? [HEADERS[0], HEADERS[1], DENSE_HEADER] : HEADERS;
}

/** Turns values into pixel areas: for each group what its tiles need, and its header and the gap around it on top. */
function assignAreas(tree: Node, headers: readonly number[], area: number): void {
  const groups = listGroups(tree).toReversed();
  let unit = area / Math.max(tree.value ?? 0, 1);
  let areas = new Map<Node, number>();
  for (let round = 0; round < AREA_ROUNDS; round++) {
    areas = computeAreas(groups, headers, unit);
    unit *= area / Math.max(areas.get(tree) ?? 0, 1);
  }
  // In the unit of the values, so that the tiles keep theirs.
  for (const [node, needed] of areas) Object.assign(node, { value: needed / unit });
}

/** The area of each group, inner before outer, when a tile of value 1 has `unit` square pixels. */
function computeAreas(groups: readonly Node[], headers: readonly number[], unit: number): Map<Node, number> {
  const areas = new Map<Node, number>();
  for (const node of groups) {
    const holdsGroups = isGroup(node.data) && node.data.groups.length > 0;
    const inside = holdsGroups
      ? (node.children ?? []).reduce((sum, child) => sum + (areas.get(child) ?? 0), 0)
      : (node.value ?? 0) * unit;
    areas.set(
      node,
      node.depth === 0
        ? inside
        : inside + frameArea(inside, headers[node.depth] ?? 0, GAPS[node.depth - 1] ?? 0),
    );
  }
  return areas;
}

/** Area of the header above a group and of the gap around it, for a group of the usual shape. */
function frameArea(inside: number, header: number, gap: number): number {
  let frame = 0;
  for (let round = 0; round < AREA_ROUNDS; round++) {
    const side = Math.sqrt(inside + frame);
    const own = Math.min(gap, side * GAP_SHARE);
    const isRoomy = side >= NARROWEST_HEADER;
    frame = (isRoomy ? header + own : own) * side * Math.sqrt(WIDENED) + (own * side) / Math.sqrt(WIDENED);
  }
  return frame;
}

type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

function placeChildren(node: Box, sizeBy: SizeBy, [x0, y0, x1, y1]: Corners): void {
  const children = node.children ?? [];
  const [first] = children;
  if (first === undefined) return;
  if (sizeBy === 'equal' && !isGroup(first.data)) {
    tileGrid(children, x0, y0, x1, y1);
    return;
  }
  // The tiling divides by the parent's value, from which the header's area must go: it is not for the children.
  Object.assign(node, { value: children.reduce((sum, child) => sum + (child.value ?? 0), 0) });
  squarify(node, x0 / WIDENED, y0, x1 / WIDENED, y1);
  for (const child of children) {
    child.x0 *= WIDENED;
    child.x1 *= WIDENED;
  }
  if (isGroup(first.data))
    separateGroups(children, gapIn(children.length, node.depth, [x0, y0, x1, y1]), [x0, y0, x1, y1]);
}

/** Space between so many groups in the rectangle; tiles touch, their hairline is drawn. */
function gapIn(count: number, depth: number, [x0, y0, x1, y1]: Corners): number {
  const side = Math.sqrt(((x1 - x0) * (y1 - y0)) / count);
  return Math.max(2, Math.min(GAPS[depth] ?? 0, Math.round(side * GAP_SHARE)));
}

/** Draws groups apart, where they meet; a small group gives up less, so that it does not vanish. */
function separateGroups(groups: readonly Box[], gap: number, [x0, y0, x1, y1]: Corners): void {
  for (const group of groups) {
    const dx = Math.min(gap / 2, (group.x1 - group.x0) * MOST_GIVEN_UP);
    const dy = Math.min(gap / 2, (group.y1 - group.y0) * MOST_GIVEN_UP);
    if (group.x0 > x0 + 1) group.x0 += dx;
    if (group.x1 < x1 - 1) group.x1 -= dx;
    if (group.y0 > y0 + 1) group.y0 += dy;
    if (group.y1 < y1 - 1) group.y1 -= dy;
  }
}

function headerHeight(node: Box, headers: readonly number[]): number {
  const header = isGroup(node.data) ? (headers[node.depth] ?? 0) : 0;
  // 'Unclassified' within 'Unclassified' says nothing.
  if (node.depth === 2 && isNameless(node) && node.parent !== null && isNameless(node.parent)) return 0;
  const [width, height] = [node.x1 - node.x0, node.y1 - node.y0];
  const fitting = height < LOW_GROUP * header ? Math.min(header, LOW_HEADER) : header;
  return width >= NARROWEST_HEADER && height >= LOWEST_GROUP * fitting ? fitting : 0;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

function buildScene(root: Box, headers: readonly number[], frame: Frame): Scene {
  const tiles: Tile[] = [];
  const leaves = root.leaves();
  const corners = () => new Float64Array(leaves.length);
  const [x0, y0, x1, y1] = [corners(), corners(), corners(), corners()];
  let area = 0;
  let [narrowest, lowest] = [Infinity, Infinity];
  for (const leaf of leaves) {
    const { data } = leaf;
    // The map of no companies has one leaf: itself.
    if (isGroup(data)) continue;
    const i = tiles.push(data) - 1;
    x0[i] = leaf.x0 + frame.left;
    y0[i] = leaf.y0 + frame.top;
    x1[i] = leaf.x1 + frame.left;
    y1[i] = leaf.y1 + frame.top;
    const [tileWidth, tileHeight] = [leaf.x1 - leaf.x0, leaf.y1 - leaf.y0];
    area += tileWidth * tileHeight;
    narrowest = Math.min(narrowest, tileWidth);
    lowest = Math.min(lowest, tileHeight);
  }
  const meanSide = tiles.length === 0 ? 0 : Math.sqrt(area / tiles.length);
  return {
    tiles,
    x0,
    y0,
    x1,
    y1,
    meanSide,
    leastSide: Math.min(narrowest, lowest),
    deepestZoom: computeDeepestZoom(narrowest, lowest),
    width: frame.width,
    height: frame.height,
    groups: groupBoxes(root, headers, frame),
  };
}

function groupBoxes(root: Box, headers: readonly number[], frame: Frame): GroupBox[] {
  const made = new Map<Box, GroupBox>();
  for (const node of listGroups(root)) {
    if (!isGroup(node.data) || node.depth === 0) continue;
    made.set(node, {
      group: node.data,
      level: node.depth,
      parent: (node.parent && made.get(node.parent)) ?? null,
      x0: node.x0 + frame.left,
      y0: node.y0 + frame.top,
      x1: node.x1 + frame.left,
      y1: node.y1 + frame.top,
      header: headerHeight(node, headers),
    });
  }
  return [...made.values()];
}
