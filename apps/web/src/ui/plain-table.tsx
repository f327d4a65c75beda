import '@mantine/core/styles/Table.layer.css';
import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface PlainColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** At the right: numbers and what can be done. */
  readonly isAtEnd?: boolean;
}

interface PlainTableProps<Row> {
  readonly label?: string;
  /** The first one names the row. */
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** The table scrolls once it is as high as this. */
  readonly maxHeight?: string;
}

const END = { ta: 'end', style: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } } as const;

/** A short table to read, without sorting and search; a long one is a DataTable. */
export function PlainTable<Row>({ label, columns, rows, getKey, maxHeight }: PlainTableProps<Row>) {
  const scrolls = maxHeight !== undefined && {
    mah: maxHeight,
    role: 'region',
    'aria-label': label,
    tabIndex: 0,
  };
  return (
    <Paper withBorder style={{ overflow: 'auto' }} {...scrolls}>
      <Table aria-label={label} highlightOnHover stickyHeader={maxHeight !== undefined}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title, isAtEnd = false }) => (
              <Table.Th
                key={title}
                scope="col"
                c="dimmed"
                fz="var(--v-font-size-table-head)"
                {...(isAtEnd && END)}
              >
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={getKey(row)}>
              {columns.map(({ title, cell, isAtEnd = false }, at) =>
                at === 0 ? (
                  <Table.Th key={title} scope="row" fw="var(--v-weight-medium)">
                    {cell(row)}
                  </Table.Th>
                ) : (
                  <Table.Td key={title} {...(isAtEnd && END)}>
                    {cell(row)}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
