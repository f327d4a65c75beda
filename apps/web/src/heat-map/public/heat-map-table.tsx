// The same companies as a table, for those who hear the page: out of sight until the keyboard is in it, group by group, one page of
// rows at a time, so that ten thousand companies do not become ten thousand rows. A plain table: Mantine's would come with the first visit.

import { Anchor, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { GroupBy, TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import { listTiles } from '@vigilo/domain/heat-map/group-tiles';
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
  /** What the map shows: all companies, or a group that was gone into. */
  readonly root: TileGroup;
  readonly groupBy: GroupBy;
  readonly showRatings: boolean;
  readonly onOpen: (id: string) => void;
  readonly labels: HeatMapLabels & HeatMapTableLabels;
}

const ROWS = 50;

export function HeatMapTable({ root, groupBy, showRatings, onOpen, labels }: HeatMapTableProps) {
  const groups = useMemo(() => listGroups(root, []), [root]);
  const [chosen, setChosen] = useState({ key: '', page: 1 });
  const group = groups.find((each) => each.group.key === chosen.key)?.group ?? root;
  const rows = useMemo(() => listTiles(group), [group]);
  const page = Math.min(chosen.page, Math.max(1, Math.ceil(rows.length / ROWS)));
  return (
    <section className={styles.twin} aria-label={labels.caption} data-testid="heat-map-table">
      {groups.length > 0 && (
        <NativeSelect
          label={labels.group}
          value={group.key}
          onChange={(event) => setChosen({ key: event.target.value, page: 1 })}
          data={[
            { value: root.key, label: `${labels.allGroups}: ${labels.companies(root.count)}` },
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

interface RowsProps extends Omit<HeatMapTableProps, 'root'> {
  readonly tiles: readonly Tile[];
}

function Rows({ tiles, groupBy, showRatings, onOpen, labels }: RowsProps) {
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
    <table>
      <caption>{labels.caption}</caption>
      <thead>
        <tr>
          {[labels.ticker, labels.name, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiles.map((tile) => (
          <tr key={tile.id}>
            <th scope="row">
              <Anchor component="button" type="button" onClick={() => onOpen(tile.id)}>
                {tile.ticker}
              </Anchor>
            </th>
            <td>{tile.name}</td>
            {places.map((place) => (
              <td key={place}>{placeText(tile[place], labels)}</td>
            ))}
            <td>{labels.score(tile.st, 3)}</td>
            <td>{changeText(tile.change, labels)}</td>
            <td>{labels.score(tile.lt, 3)}</td>
            <td>{changeText(tile.changeLt, labels)}</td>
            {showRatings && <td>{tile.ratingSt ?? labels.notRated}</td>}
            {showRatings && <td>{tile.ratingLt ?? labels.notRated}</td>}
            <td>{tile.events}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
