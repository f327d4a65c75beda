import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTiles, GROUP_BYS } from '@vigilo/domain/heat-map/group-tiles';
import { DIRECTIONS, findNeighbour } from '@vigilo/domain/heat-map/neighbour';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { Scene } from './layout.ts';
import { findOuterGroup, findTile, layoutMap } from './layout.ts';

const SECTORS = ['Energy', 'Healthcare', 'Technology', ''];
const anyTiles = (maxLength: number) =>
  fc
    .array(
      fc.record({
        sector: fc.constantFrom(...SECTORS),
        industry: fc.nat({ max: 12 }),
        st: fc.integer({ min: -1500, max: 1500 }),
        events: fc.nat({ max: 80 }),
      }),
      { minLength: 1, maxLength },
    )
    .map((parts) =>
      parts.map((part, i): Tile => ({
        ...part,
        id: String(i),
        ticker: `T${i}`,
        name: `Company ${i}`,
        industry: part.sector === '' ? '' : `${part.sector} ${part.industry}`,
        region: i % 3 === 0 ? 'EMEA' : 'APAC',
        country: `Country ${part.industry}`,
        entityType: 'Public',
        lt: 0,
        change: 0,
        changeLt: 0,
        ratingSt: null,
        ratingLt: null,
        status: 'Initiated',
        marketCap: null,
      })),
    );
const anyMap = fc.record({
  tiles: anyTiles(150),
  groupBy: fc.constantFrom(...GROUP_BYS),
  sizeBy: fc.constantFrom(...SIZE_BYS),
  width: fc.integer({ min: 320, max: 1900 }),
  height: fc.integer({ min: 320, max: 1000 }),
});

function layOut({
  tiles,
  groupBy,
  sizeBy,
  width,
  height,
}: {
  tiles: Tile[];
  groupBy: (typeof GROUP_BYS)[number];
  sizeBy: (typeof SIZE_BYS)[number];
  width: number;
  height: number;
}): Scene {
  return layoutMap(groupTiles(tiles, groupBy), sizeBy, width, height);
}

function boxAt(scene: Scene, i: number): { x0: number; y0: number; x1: number; y1: number } {
  return { x0: scene.x0[i] ?? 0, y0: scene.y0[i] ?? 0, x1: scene.x1[i] ?? 0, y1: scene.y1[i] ?? 0 };
}

describe('layoutMap', () => {
  it('draws every company once, inside the canvas, with an area', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const scene = layOut(map);
        expect(scene.tiles.map((tile) => tile.id).toSorted()).toEqual(
          map.tiles.map((tile) => tile.id).toSorted(),
        );
        for (const [i, tile] of scene.tiles.entries()) {
          const box = boxAt(scene, i);
          expect(findTile(scene, tile.id)).toBe(i);
          expect(box.x1 - box.x0).toBeGreaterThan(0);
          expect(box.y1 - box.y0).toBeGreaterThan(0);
          expect(box.x0).toBeGreaterThanOrEqual(0);
          expect(box.y0).toBeGreaterThanOrEqual(0);
          expect(box.x1).toBeLessThanOrEqual(map.width);
          expect(box.y1).toBeLessThanOrEqual(map.height);
        }
      }),
    );
  });

  it('lets no two companies overlap', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const scene = layOut(map);
        const boxes = scene.tiles.map((_, i) => boxAt(scene, i)).toSorted((a, b) => a.x0 - b.x0);
        for (const [i, one] of boxes.entries()) {
          for (const other of boxes.slice(i + 1)) {
            if (other.x0 >= one.x1 - 1e-6) break;
            expect(Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)).toBeLessThan(1e-6);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps tiles clear of the header of their group', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const scene = layOut(map);
        for (const box of scene.groups.filter(({ header }) => header > 0)) {
          for (const tile of box.group.tiles) {
            const top = scene.y0[findTile(scene, tile.id) ?? -1] ?? 0;
            expect(top).toBeGreaterThanOrEqual(box.y0 + box.header - 1e-6);
          }
        }
      }),
    );
  });

  it('gives equal companies of one group equal areas', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const scene = layOut({ ...map, sizeBy: 'equal' });
        for (const { group } of scene.groups.filter((box) => box.level === 2)) {
          const areas = group.tiles
            .map((tile) => boxAt(scene, findTile(scene, tile.id) ?? -1))
            .map((box) => (box.x1 - box.x0) * (box.y1 - box.y0));
          expect(Math.max(...areas) - Math.min(...areas)).toBeLessThan(0.01);
        }
      }),
    );
  });

  it('does not fill the screen with few companies, and fills it with many', () => {
    const map = (count: number) =>
      layOut({
        tiles:
          fc
            .sample(anyTiles(1), 1)[0]
            ?.flatMap((tile) => Array.from({ length: count }, (_, i) => ({ ...tile, id: String(i) }))) ?? [],
        groupBy: 'default',
        sizeBy: 'equal',
        width: 1000,
        height: 600,
      });
    const share = (count: number) => (map(count).meanSide ** 2 * count) / 600_000;
    expect(share(1)).toBeLessThan(0.15);
    expect(share(8)).toBeLessThan(0.5);
    expect(share(40)).toBeGreaterThan(0.9);
  });

  it('is empty without companies', () => {
    expect(layoutMap(groupTiles([], 'industry'), 'equal', 800, 600)).toMatchObject({
      tiles: [],
      groups: [],
      meanSide: 0,
    });
  });

  it('can be walked by arrow keys from any company to any other', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), (map, from) => {
        const scene = layOut(map);
        const seen = new Set([from % scene.tiles.length]);
        for (const tile of seen) {
          for (const direction of DIRECTIONS) {
            const next = findNeighbour(scene, tile, direction);
            if (next !== null) seen.add(next);
          }
        }
        expect(seen.size).toBe(scene.tiles.length);
      }),
    );
  });
});

describe('findOuterGroup', () => {
  it('is the sector that holds the tile, and none on a map without groups', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const scene = layOut(map);
        for (const [i, tile] of scene.tiles.entries()) {
          const name = { default: undefined, country: tile.region, industry: tile.sector }[map.groupBy];
          const found = findOuterGroup(scene, i);
          expect(found === undefined ? undefined : (found.group.name ?? '')).toBe(name);
        }
      }),
      { numRuns: 30 },
    );
  });
});
