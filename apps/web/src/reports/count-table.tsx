import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface CountRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface CountTableProps {
  /** What the table is of, for who does not see its card. */
  readonly label: string;
  /** Of the names, then of each column of numbers. */
  readonly heads: readonly string[];
  readonly rows: readonly CountRow[];
  readonly total: CountRow;
}

const NUMBER = { ta: 'end', style: { whiteSpace: 'nowrap' } } as const;
const LOW = { h: '1.5625rem', style: { verticalAlign: 'middle' } } as const;

/** Names and numbers, with the sums in a bold last row. */
export function CountTable({ label, heads: [first, ...others], rows, total }: CountTableProps) {
  return (
    <Table
      aria-label={label}
      w="auto"
      verticalSpacing={0}
      horizontalSpacing="var(--v-space-tight)"
      highlightOnHover
    >
      <Table.Thead bg="transparent">
        <Table.Tr {...LOW}>
          <Table.Th scope="col" pl={0}>
            {first}
          </Table.Th>
          {others.map((head) => (
            <Table.Th key={head} scope="col" {...NUMBER}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} heads={others} />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Line row={total} heads={others} isTotal />
      </Table.Tfoot>
    </Table>
  );
}

interface LineProps {
  readonly row: CountRow;
  /** Of the columns of numbers. */
  readonly heads: readonly string[];
  readonly isTotal?: boolean;
}

function Line({ row: { name, cells }, heads, isTotal = false }: LineProps) {
  const fw = isTotal ? 'var(--v-weight-strong)' : 'var(--v-weight-normal)';
  return (
    <Table.Tr {...LOW}>
      <Table.Th scope="row" pl={0} maw="17rem" lh={1.3} fw={fw}>
        {name}
      </Table.Th>
      {heads.map((head, column) => (
        <Table.Td key={head} fw={fw} {...NUMBER}>
          {cells[column]}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
