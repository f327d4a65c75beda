import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TileGroup } from './group-tiles.ts';
import { findGroupPath, groupTiles, GROUP_BYS, listTiles } from './group-tiles.ts';
import type { Tile } from './tile.ts';

function buildTile(part: Partial<Tile> & { id: string }): Tile {
  return {
    ticker: part.id,
    name: part.id,
    region: 'EMEA',
    country: 'Spain',
    sector: 'Energy',
    industry: 'Oil & Gas',
    entityType: 'Public',
    st: 0,
    lt: 0,
    change: 0,
    changeLt: 0,
    events: 0,
    ratingSt: null,
    ratingLt: null,
    status: 'Initiated',
    marketCap: null,
    ...part,
  };
}

const anyTiles = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      ticker: fc.constantFrom('A', 'AA', 'B', 'BRK.B', 'Z'),
      region: fc.constantFrom('', 'APAC', 'AMER', 'EMEA'),
      country: fc.constantFrom('', ' ', 'Japan', 'Chile'),
      sector: fc.constantFrom('', 'Energy', 'Healthcare'),
      industry: fc.constantFrom('', 'Pharma', 'Coal', 'Solar'),
      st: fc.integer({ min: -3000, max: 3000 }),
      lt: fc.integer({ min: -3000, max: 3000 }),
    })
    .map(buildTile),
  { selector: (tile) => tile.id, maxLength: 60 },
);

function everyGroup(group: TileGroup): TileGroup[] {
  return [group, ...group.groups.flatMap(everyGroup)];
}

describe('groupTiles', () => {
  it('leaves the tiles of the default map in one group, by ticker', () => {
    const root = groupTiles(
      [buildTile({ id: '2', ticker: 'MSFT' }), buildTile({ id: '1', ticker: 'AAPL' })],
      'default',
    );
    expect(root.groups).toEqual([]);
    expect(root.tiles.map((tile) => tile.ticker)).toEqual(['AAPL', 'MSFT']);
  });

  it('groups by sector then industry, larger groups first, with counts and means', () => {
    const root = groupTiles(
      [
        buildTile({ id: 'a', industry: 'Coal', st: 100, lt: -5 }),
        buildTile({ id: 'b', industry: 'Solar', st: 201 }),
        buildTile({ id: 'c', industry: 'Solar', st: -100 }),
        buildTile({ id: 'd', sector: 'Healthcare', industry: 'Pharma', st: -300 }),
      ],
      'industry',
    );
    expect(root.groups.map((group) => [group.name, group.count, group.meanSt])).toEqual([
      ['Energy', 3, 67],
      ['Healthcare', 1, -300],
    ]);
    expect(root.groups[0]?.groups.map((group) => [group.name, group.count, group.meanSt])).toEqual([
      ['Solar', 2, 51],
      ['Coal', 1, 100],
    ]);
    expect(root.groups[0]?.groups[0]?.tiles.map((tile) => tile.id)).toEqual(['b', 'c']);
  });

  it('groups by region then country', () => {
    const root = groupTiles(
      [buildTile({ id: 'a', region: 'APAC', country: 'Japan' }), buildTile({ id: 'b' })],
      'country',
    );
    expect(root.groups.map((group) => `${group.name}: ${group.groups[0]?.name}`)).toEqual([
      'APAC: Japan',
      'EMEA: Spain',
    ]);
  });

  it('puts blank values in an unnamed group that comes last, however large', () => {
    const root = groupTiles(
      [buildTile({ id: 'a', sector: ' ' }), buildTile({ id: 'b', sector: '' }), buildTile({ id: 'c' })],
      'industry',
    );
    expect(root.groups.map((group) => [group.name, group.count])).toEqual([
      ['Energy', 1],
      [null, 2],
    ]);
  });

  it('holds every tile exactly once, and its counts add up', () => {
    fc.assert(
      fc.property(anyTiles, fc.constantFrom(...GROUP_BYS), (tiles, groupBy) => {
        const root = groupTiles(tiles, groupBy);
        const groups = everyGroup(root);
        const held = groups.flatMap((group) => group.tiles.map((tile) => tile.id));
        expect(held.toSorted()).toEqual(tiles.map((tile) => tile.id).toSorted());
        expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
        for (const group of groups) {
          const below = group.groups.reduce((sum, part) => sum + part.count, group.tiles.length);
          expect(group.count).toBe(below);
          if (group !== root) expect(group.count).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('does not depend on the order of the input nor on the scores', () => {
    fc.assert(
      fc.property(anyTiles, fc.constantFrom(...GROUP_BYS), (tiles, groupBy) => {
        const order = (given: readonly Tile[]) =>
          everyGroup(groupTiles(given, groupBy)).map((group) => [
            group.key,
            group.tiles.map((tile) => tile.id),
          ]);
        expect(order(tiles.toReversed())).toEqual(order(tiles));
        expect(order(tiles.map((tile) => ({ ...tile, st: -tile.st, lt: 7 })))).toEqual(order(tiles));
      }),
    );
  });
});

describe('findGroupPath', () => {
  const root = groupTiles(
    [
      buildTile({ id: '1' }),
      buildTile({ id: '2', industry: 'Coal' }),
      buildTile({ id: '3', sector: '', industry: '' }),
    ],
    'industry',
  );
  const names = (key: string) => findGroupPath(root, key).map(({ name }) => name);

  it('leads from the outermost group to the one with the key', () => {
    expect(names('/Energy')).toEqual(['Energy']);
    expect(names('/Energy/Coal')).toEqual(['Energy', 'Coal']);
  });

  it('leads to the groups without a name', () => {
    expect(names('/')).toEqual([null]);
    expect(names('//')).toEqual([null, null]);
  });

  it('is empty for the whole map and for what is not on it', () => {
    expect(names('')).toEqual([]);
    expect(names('/Energy/Solar')).toEqual([]);
  });

  it('ends in a group whose tiles are all those below it', () => {
    expect(
      findGroupPath(root, '/Energy')
        .flatMap(listTiles)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['1', '2']);
  });
});
