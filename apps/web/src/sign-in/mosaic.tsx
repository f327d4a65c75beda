import type { Band } from '@vigilo/domain/heat-map/bands';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import classes from './mosaic.module.css';

const SIZE = { width: 600, height: 900 } as const;
const GAP = 4;

/** A market on a mixed, rather good day. */
const BANDS: readonly Band[] = [
  2, -1, 3, 1, 4, -2, 2, 5, 1, -3, 3, 0, 2, 1, -4, 6, 3, -1, 2, 4, 1, -2, 5, -5,
];

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts an area into tiles, each cut at the next of a fixed row of shares, so that the picture is always the same. */
function splitArea(area: Tile, depth: number, place: number): readonly Tile[] {
  if (depth === 0) return [area];
  const share = [0.5, 0.38, 0.58, 0.45, 0.62, 0.41, 0.54][(place + depth) % 7] ?? 0.5;
  const isWide = area.width > area.height * 0.95;
  const first = isWide ? { ...area, width: area.width * share } : { ...area, height: area.height * share };
  const second = isWide
    ? { ...area, x: area.x + first.width, width: area.width - first.width }
    : { ...area, y: area.y + first.height, height: area.height - first.height };
  return [...splitArea(first, depth - 1, place * 2 + 1), ...splitArea(second, depth - 1, place * 2 + 2)];
}

const TILES = splitArea({ x: 0, y: 0, ...SIZE }, 7, 0);

/** The heat map as a quiet picture: decoration only. */
export function Mosaic() {
  return (
    <svg
      className={classes.mosaic}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {TILES.map((tile, i) => (
        <rect
          key={`${tile.x} ${tile.y}`}
          x={tile.x + GAP / 2}
          y={tile.y + GAP / 2}
          width={tile.width - GAP}
          height={tile.height - GAP}
          rx={GAP}
          fill={colourFromBand('standard', BANDS[(i * 7) % BANDS.length] ?? 0)}
        />
      ))}
    </svg>
  );
}
