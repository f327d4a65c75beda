// The same companies as a table, for those who hear the page: out of sight until the keyboard is in it, group by group, one page of
// rows at a time, so that ten thousand companies do not become ten thousand rows.

import '@mantine/core/styles/Table.layer.css';
import { Anchor, NativeSelect, Table } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { GroupBy, TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import { groupTiles } from '@vigilo/domain/heat-map/group-tiles';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { Pager } from '../../ui/pager.tsx';
import { changeText, placeText } from '../tile-text.ts';
import type { HeatMapLabels } from './heat-map-labels.ts';
import styles from './heat-map-table.module.css';

export interface HeatMapTableLabels {
  readonly caption: string;
  /** Name of the choice of a group, and of its first entry. */
  readonly group: string;
  readonly allGroups: string;
  readonly ticker: string;
  readonly name: string;
  readonly sector: string;
  readonly industry: string;
  readonly region: string;
  readonly country: string;
}

export interface HeatMapTableProps {
  readonly tiles: readonly Tile[];
  readonly groupBy: GroupBy;
  readonly showRatings: boolean;
  readonly onOpen: (id: string) => void;
  readonly labels: HeatMapLabels & HeatMapTableLabels;
}

const ROWS = 50;

export function HeatMapTable({ tiles, groupBy, showRatings, onOpen, labels }: HeatMapTableProps) {
  const root = useMemo(() => groupTiles(tiles, groupBy), [tiles, groupBy]);
  const groups = useMemo(() => listGroups(root, []), [root]);
  const [chosen, setChosen] = useState({ key: '', page: 1 });
  const group = groups.find((each) => each.group.key === chosen.key)?.group ?? root;
  const rows = useMemo(() => tilesIn(group), [group]);
  const page = Math.min(chosen.page, Math.max(1, Math.ceil(rows.length / ROWS)));
  return (
    <section className={styles.twin} aria-label={labels.caption} data-testid="heat-map-table">
      {groups.length > 0 && (
        <NativeSelect
          label={labels.group}
          value={group.key}
          onChange={(event) => setChosen({ key: event.target.value, page: 1 })}
          data={[
            { value: '', label: `${labels.allGroups}: ${labels.companies(root.count)}` },
            ...groups.map((each) => ({
              value: each.group.key,
              label: `${each.path.map((name) => name ?? labels.unclassified).join(' / ')}: ${labels.companies(each.group.count)}`,
            })),
          ]}
        />
      )}
      <Rows
        tiles={rows.slice((page - 1) * ROWS, page * ROWS)}
        groupBy={groupBy}
        showRatings={showRatings}
        onOpen={onOpen}
        labels={labels}
      />
      <Pager
        page={page}
        pageSize={ROWS}
        total={rows.length}
        onPage={(next) => setChosen({ key: group.key, page: next })}
      />
    </section>
  );
}

function Rows({ tiles, groupBy, showRatings, onOpen, labels }: HeatMapTableProps) {
  const places = groupBy === 'country' ? (['region', 'country'] as const) : (['sector', 'industry'] as const);
  const heads = [
    ...places.map((place) => labels[place]),
    labels.shortTerm,
    `${labels.shortTerm}, ${labels.weeklyChange}`,
    labels.longTerm,
    `${labels.longTerm}, ${labels.weeklyChange}`,
    ...(showRatings ? [labels.ratingSt, labels.ratingLt] : []),
    labels.events,
  ];
  return (
    <Table horizontalSpacing="sm" captionSide="top">
      <Table.Caption>{labels.caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {[labels.ticker, labels.name, ...heads].map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tiles.map((tile) => (
          <Table.Tr key={tile.id}>
            <Table.Th scope="row">
              <Anchor component="button" type="button" onClick={() => onOpen(tile.id)}>
                {tile.ticker}
              </Anchor>
            </Table.Th>
            <Table.Td>{tile.name}</Table.Td>
            {places.map((place) => (
              <Table.Td key={place}>{placeText(tile[place], labels)}</Table.Td>
            ))}
            <Table.Td>{labels.score(tile.st, 3)}</Table.Td>
            <Table.Td>{changeText(tile.change, labels)}</Table.Td>
            <Table.Td>{labels.score(tile.lt, 3)}</Table.Td>
            <Table.Td>{changeText(tile.changeLt, labels)}</Table.Td>
            {showRatings && <Table.Td>{tile.ratingSt ?? labels.notRated}</Table.Td>}
            {showRatings && <Table.Td>{tile.ratingLt ?? labels.notRated}</Table.Td>}
            <Table.Td>{tile.events}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface ListedGroup {
  readonly group: TileGroup;
  readonly path: readonly (string | null)[];
}

/** Every group below, outer before inner. */
function listGroups(root: TileGroup, path: readonly (string | null)[]): ListedGroup[] {
  return root.groups.flatMap((group) => {
    const here = [...path, group.name];
    return [{ group, path: here }, ...listGroups(group, here)];
  });
}

function tilesIn(group: TileGroup): readonly Tile[] {
  return group.groups.length === 0 ? group.tiles : group.groups.flatMap(tilesIn);
}
