import { Anchor, Skeleton, Table, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ExtractionRowReply } from '@vigilo/contract/extraction';
import { useState } from 'react';
import { formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import classes from './document-summary.module.css';
import type { ExtractedTable } from './summary-queries.ts';
import { imageQuery, tableQuery } from './summary-queries.ts';

interface ChildTableProps {
  /** Its value is the id of the table or of the image. */
  readonly row: ExtractionRowReply;
  readonly onMarks: (marks: readonly ViewerMark[]) => void;
  readonly onClose: () => void;
}

/** A child table or an image of a child document, below its rows. */
export function ChildTable({ row, onMarks, onClose }: ChildTableProps) {
  const t = useTexts('documentViewer');
  const isTable = row.ValueType === 'table';
  const title = isTable ? t('table.title', { key: row.SSOTKey }) : t('image.title', { key: row.SSOTKey });
  return (
    <Panel
      title={title}
      isFlush
      actions={
        <IconButton label={t('table.close', { key: row.SSOTKey })} onClick={onClose}>
          <IconX size="1.125rem" />
        </IconButton>
      }
    >
      {isTable ? (
        <Cells id={row.Value} title={title} place={row.SSOTKey} onMarks={onMarks} />
      ) : (
        <Picture row={row} />
      )}
    </Panel>
  );
}

interface CellsProps {
  readonly id: string;
  readonly title: string;
  /** The name of what scrolls, which is another than its panel's. */
  readonly place: string;
  readonly onMarks: (marks: readonly ViewerMark[]) => void;
}

function Cells({ id, title, place, onMarks }: CellsProps) {
  const t = useTexts('documentViewer');
  const { data, isError } = useQuery(tableQuery(id));
  const [chosen, setChosen] = useState<string | null>(null);
  if (data === undefined && !isError)
    return <Skeleton h="8rem" m="lg" w="auto" role="status" aria-label={t('table.loading')} />;
  // A table that cannot be had is empty (specification 3, section 4).
  const rows = data?.JSONData.Value ?? [];
  if (rows.length === 0)
    return (
      <Text c="dimmed" p="lg">
        {t('table.empty')}
      </Text>
    );
  const columns = listColumns(rows);
  return (
    <ScrollBox label={place} mah="24rem">
      <Table aria-label={title} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={row.id}
              className={classes.row ?? ''}
              data-chosen={row.id === chosen}
              onClick={() => {
                setChosen(row.id);
                onMarks(row.RowValue.flatMap(({ ValueCoordinates }) => ValueCoordinates));
              }}
            >
              {columns.map((column, at) => {
                const text = formatText(
                  row.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column)?.Value,
                );
                return at === 0 ? (
                  <Table.Th key={column} scope="row">
                    <Anchor component="button" type="button" ta="start" aria-pressed={row.id === chosen}>
                      {text}
                    </Anchor>
                  </Table.Th>
                ) : (
                  <Table.Td key={column}>{text}</Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}

/** The columns are the names that occur, in the order in which they do. */
function listColumns(rows: ExtractedTable['JSONData']['Value']): readonly string[] {
  return [...new Set(rows.flatMap(({ RowValue }) => RowValue.map(({ ColumnSSOT }) => ColumnSSOT.Value)))];
}

function Picture({ row }: { readonly row: ExtractionRowReply }) {
  const t = useTexts('documentViewer');
  const { data, isError } = useQuery(imageQuery(row.Value));
  if (isError)
    return (
      <Text p="lg" role="alert">
        {t('image.failed')}
      </Text>
    );
  if (data === undefined) return <Skeleton h="8rem" m="lg" w="auto" />;
  return <img className={classes.image} src={`data:image/png;base64,${data}`} alt={row.SSOTKey} />;
}
