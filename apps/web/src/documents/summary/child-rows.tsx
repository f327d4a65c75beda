import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import type { ExtractionRowReply } from '@vigilo/contract/extraction';
import { canSeePage } from '@vigilo/domain/access/can';
import { useState } from 'react';
import { useAccess } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { writeType } from '../public/type-name.ts';
import { ScreeningLink } from '../screening/screening-head.tsx';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { UsesPanel } from './child-uses.tsx';
import { ChildTable } from './child-table.tsx';
import classes from './document-summary.module.css';
import { ExtractedRow } from './extracted-row.tsx';
import { childQuery } from './summary-queries.ts';

interface ChildRowsProps {
  readonly child: ChildDocumentRow;
  readonly onMarks: (marks: readonly ViewerMark[]) => void;
  readonly onClose: () => void;
}

/** What was extracted from a child document, to be read; a row shows where its value stands, and a table opens below. */
export function ChildRows({ child, onMarks, onClose }: ChildRowsProps) {
  const t = useTexts('documentViewer');
  const td = useTexts('documentScreens');
  const canScreen = canSeePage(useAccess(), 'Document Screening');
  const { data, error, refetch } = useQuery(childQuery(child.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<ExtractionRowReply | null>(null);
  const title = t('rows.title', { type: writeType(td, child.DocumentType) });
  const choose = (row: ExtractionRowReply): void => {
    setChosen(row.id);
    // Another list each time: choosing a row again scrolls back to it.
    onMarks([...row.ValueCoordinates]);
  };
  if (data === undefined && error !== null)
    return <LoadFailed title={t('rows.failed')} message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <Panel
        title={title}
        isFlush
        className={classes.fill}
        actions={
          <Group gap="sm">
            <Button variant="default" leftSection={<IconArrowLeft size="1rem" />} onClick={onClose}>
              {t('rows.close')}
            </Button>
            {canScreen && <ScreeningLink documentId={child.ParentDocumentId} childId={child.id} />}
          </Group>
        }
      >
        {data === undefined ? (
          <Skeleton h="12rem" m="lg" w="auto" />
        ) : data.JSONData.length === 0 ? (
          <Text c="dimmed" p="lg">
            {t('rows.none')}
          </Text>
        ) : (
          <RowTable
            title={title}
            place={writeType(td, child.DocumentType)}
            rows={data.JSONData}
            chosen={chosen}
            onChoose={choose}
            onOpen={(row) => {
              choose(row);
              setOpened(row);
            }}
          />
        )}
      </Panel>
      {opened !== null && (
        <ChildTable key={opened.id} row={opened} onMarks={onMarks} onClose={() => setOpened(null)} />
      )}
      <UsesPanel documentId={child.ParentDocumentId} childId={child.id} />
    </>
  );
}

/** Each with its share of the width: numbers and days of usual length stay in one line. */
const COLUMNS = [
  ['key', '24%'],
  ['value', '23%'],
  ['raw', '23%'],
  ['confidence', '13%'],
  ['check', '17%'],
] as const;
const LEAST_WIDTH = '36rem';

interface RowTableProps {
  readonly title: string;
  /** The name of what scrolls, which is another than its panel's. */
  readonly place: string;
  readonly rows: readonly ExtractionRowReply[];
  readonly chosen: string | null;
  readonly onChoose: (row: ExtractionRowReply) => void;
  readonly onOpen: (row: ExtractionRowReply) => void;
}

function RowTable({ title, place, rows, chosen, onChoose, onOpen }: RowTableProps) {
  const t = useTexts('documentViewer');
  return (
    <ScrollBox label={place}>
      <Table aria-label={title} stickyHeader layout="fixed" miw={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map(([column, width]) => (
              <Table.Th key={column} scope="col" w={width}>
                {t(`rows.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <ExtractedRow
              key={row.id}
              row={row}
              isChosen={row.id === chosen}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
