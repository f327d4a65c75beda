// What lies under a point of the canvas (CSS pixels): a tile, a group's header, or nothing.

import type { GroupBox, Scene } from './layout.ts';
import type { Point, Transform } from './viewport.ts';

export type Hit =
  | { readonly kind: 'tile'; readonly index: number }
  | { readonly kind: 'group'; readonly box: GroupBox };

/** Where a header was last drawn, in CSS pixels of the canvas. */
export interface HeaderBox {
  readonly box: GroupBox;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Headers first: a header kept in view lies over tiles. */
export function findHit(
  scene: Scene,
  headers: readonly HeaderBox[],
  transform: Transform,
  point: Point,
): Hit | null {
  const header = headers.findLast(
    (drawn) => point.x >= drawn.x0 && point.x < drawn.x1 && point.y >= drawn.y0 && point.y < drawn.y1,
  );
  if (header !== undefined) return { kind: 'group', box: header.box };
  const index = findTile(scene, (point.x - transform.x) / transform.k, (point.y - transform.y) / transform.k);
  return index === null ? null : { kind: 'tile', index };
}

/** Index of the tile at a point of the map at zoom 1; the hairlines belong to the tiles. */
function findTile({ x0, y0, x1, y1, tiles }: Scene, x: number, y: number): number | null {
  for (let i = 0; i < tiles.length; i++) {
    if (x >= (x0[i] ?? 0) && x < (x1[i] ?? 0) && y >= (y0[i] ?? 0) && y < (y1[i] ?? 0)) return i;
  }
  return null;
}
