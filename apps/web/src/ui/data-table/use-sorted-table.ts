import {
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef, ReactTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { buildComparison } from './sorting.ts';
import type { Sorting } from './sorting.ts';
import type { TableColumn } from './table-column.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export type TableFeatures = typeof features;

export type SortedTable<Row extends object> = ReactTable<TableFeatures, Row>;

export interface SortedTableOptions<Row extends object> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly getId: (row: Row) => string;
  /** Absent: the rows' own order, until a heading is pressed. */
  readonly sorting?: Sorting | undefined;
  /** The rows come sorted, and this asks for another order; absent: the table sorts them itself. */
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
}

/** The headings and the rows in their order. */
export function useSortedTable<Row extends object>({
  columns,
  rows,
  getId,
  sorting,
  onSort,
}: SortedTableOptions<Row>): SortedTable<Row> {
  const [chosen, setChosen] = useState(sorting);
  const present = onSort === undefined ? chosen : sorting;
  const state = useMemo(
    () => ({ sorting: present === undefined ? [] : [{ id: present.key, desc: present.isDescending }] }),
    [present],
  );
  const definitions = useMemo(() => buildDefinitions(columns), [columns]);
  const data = useMemo(() => rows ?? [], [rows]);
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: getId,
    state,
    manualSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, state.sorting);
      if (next !== undefined) (onSort ?? setChosen)({ key: next.id, isDescending: next.desc });
    },
  });
}

type Definition<Row extends object> = ColumnDef<TableFeatures, Row>;

function buildDefinitions<Row extends object>(columns: readonly TableColumn<Row>[]): Definition<Row>[] {
  const compare = buildComparison(currentLanguage());
  const definitions: Definition<Row>[] = [];
  let open: { readonly id: string; readonly columns: Definition<Row>[] } | undefined;
  for (const column of columns) {
    const definition = buildDefinition(column, compare);
    if (column.group === undefined) definitions.push(definition);
    else if (open?.id === column.group) open.columns.push(definition);
    else {
      open = { id: column.group, columns: [definition] };
      definitions.push(open);
    }
  }
  return definitions;
}

function buildDefinition<Row extends object>(
  { key, sortBy }: TableColumn<Row>,
  compare: (a: unknown, b: unknown) => number,
): Definition<Row> {
  return {
    id: key,
    enableSorting: sortBy !== undefined,
    accessorFn: (row) => (typeof sortBy === 'function' ? (sortBy(row) ?? undefined) : undefined),
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    sortDescFirst: false,
  };
}
