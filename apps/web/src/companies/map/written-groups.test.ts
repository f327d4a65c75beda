import { findGroupPath, groupTiles } from '@vigilo/domain/heat-map/group-tiles';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { expect, it } from 'vitest';
import { writeGroup } from './written-groups.ts';

const TILE: Tile = {
  id: 'a',
  ticker: 'AA',
  name: 'Spain',
  region: 'EMEA',
  country: 'Spain',
  sector: 'Energy',
  industry: '',
  entityType: 'Public',
  status: 'Initiated',
  st: 0,
  lt: 0,
  change: 0,
  changeLt: 0,
  events: 0,
  ratingSt: null,
  ratingLt: null,
  marketCap: null,
};

it('groups and tiles have the names of the page, under the keys of the stored ones', () => {
  const spanish = (name: string) => ({ Spain: 'España', Energy: 'Energía' })[name] ?? name;
  const [region, country] = findGroupPath(writeGroup(groupTiles([TILE], 'country'), spanish), '/EMEA/Spain');
  expect([region?.name, country?.name]).toEqual(['EMEA', 'España']);
  expect(country?.tiles).toEqual([{ ...TILE, country: 'España', sector: 'Energía' }]);
  const [, unclassified] = findGroupPath(writeGroup(groupTiles([TILE], 'industry'), spanish), '/Energy/');
  expect(unclassified?.name).toBeNull();
});
