import { Flex, Group, Kbd, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { DocumentRow, listDocuments } from '@vigilo/contract/documents';
import type { CallReply } from '@vigilo/contract/call';
import type { DocumentAction } from '@vigilo/domain/documents/document-actions';
import { useState } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import { useRowCursor } from '../../ui/data-table/use-row-cursor.ts';
import { Panel } from '../../ui/panel.tsx';
import { TableFooter } from '../../ui/table-footer.tsx';
import { documentPath } from '../document-path.ts';
import { BulkTools } from './bulk-tools.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { HIDEABLE, readHiddenColumns, useDocumentsColumns } from './documents-columns.tsx';
import { DocumentsDialogs } from './documents-dialogs.tsx';
import type { OpenQuestion } from './documents-dialogs.tsx';
import classes from './documents-list.module.css';
import { DocumentsTable } from './documents-table.tsx';
import { ROW_COUNTS } from './documents-url.ts';
import { RowActions } from './row-actions.tsx';
import { useCalmRows } from './use-calm-rows.ts';
import type { OwnView } from './use-documents-view.ts';
import type { Downloads } from './use-downloads.ts';
import { SEVERAL } from './use-downloads.ts';
import { useOpenProject } from './use-open-project.ts';
import { useListingKeys } from './use-listing-keys.ts';
import type { RowSelection } from '../../ui/data-table/row-selection.ts';
import { useRowSelection } from '../../ui/data-table/row-selection.ts';

const TOOLS_LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' };

interface DocumentsListProps {
  readonly own: OwnView;
  /** Undefined while they load. */
  readonly data: CallReply<typeof listDocuments> | undefined;
  readonly isStale: boolean;
  readonly downloads: Downloads;
}

/** The table with what can be done with the selected documents above it, and the pages below. */
export function DocumentsList({ own, data, isStale, downloads }: DocumentsListProps) {
  const t = useTexts('documentScreens');
  const { view, rowCount } = own;
  const [hidden, setHidden] = useRememberedSetting('documents.hidden-columns', readHiddenColumns);
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const [isHeld, onHold] = useState(false);
  const key = JSON.stringify([view, rowCount]);
  const rows = useCalmRows(data?.docs, isStale ? `before ${key}` : key, isHeld && !isStale);
  const selection = useRowSelection(rows);
  const cursor = useRowCursor(rows?.map(({ _id }) => _id) ?? [], key);
  const columns = useDocumentsColumns(hidden, useActions(setQuestion, downloads));
  useKeys(rows, cursor, selection);
  return (
    <Panel isFlush className={classes.panel}>
      <Group gap="md" mih="3.25rem" px="lg" py="sm" style={TOOLS_LINE}>
        <BulkTools
          rows={selection.rows}
          isDownloading={downloads.busy === SEVERAL}
          onClear={selection.clear}
          onDownload={downloads.several}
          onSend={(chosen) => setQuestion({ is: 'send', rows: chosen })}
          onDelete={(chosen) => setQuestion({ is: 'delete', rows: chosen })}
        />
        <ColumnMenu
          columns={HIDEABLE.map((column) => ({ key: column, label: t(`col.${column}`) }))}
          hidden={hidden}
          onHide={setHidden}
        />
      </Group>
      <Flex direction="column" mih={0}>
        <DocumentsTable
          view={view}
          columns={columns}
          rows={rows}
          page={{ before: (view.page - 1) * rowCount, total: data?.total ?? 0 }}
          skeletonRows={rowCount}
          selection={selection}
          cursor={cursor}
          isStale={isStale}
          onHold={onHold}
        />
      </Flex>
      <Footer own={own} total={data?.total ?? 0} />
      <DocumentsDialogs
        question={question}
        onLeft={(left) => selection.onSelect(left, false)}
        onClose={() => setQuestion(null)}
      />
    </Panel>
  );
}

function Footer({ own, total }: { readonly own: OwnView; readonly total: number }) {
  const { view, change, rowCount, setRowCount } = own;
  if (total === 0) return null;
  return (
    <TableFooter
      page={view.page}
      rowCount={rowCount}
      total={total}
      rowCounts={ROW_COUNTS}
      onPage={(page) => change({ page })}
      onRowCount={(rows) => {
        setRowCount(rows);
        change({ rows });
      }}
    >
      <Keys />
    </TableFooter>
  );
}

/** The actions of each row. */
function useActions(ask: (question: OpenQuestion) => void, downloads: Downloads) {
  const openProject = useOpenProject();
  const { busy, document, original } = downloads;
  const act = (action: DocumentAction, row: DocumentRow): void => {
    if (action === 'download') document(row);
    else if (action === 'download-original') original(row);
    else if (action === 'link') openProject(row);
    else if (action !== 'view') ask({ is: action, rows: [row] });
  };
  return (row: DocumentRow) => <RowActions row={row} isBusy={busy === row._id} onAction={act} />;
}

function useKeys(
  rows: readonly DocumentRow[] | undefined,
  cursor: ReturnType<typeof useRowCursor>,
  selection: RowSelection<DocumentRow>,
): void {
  const navigate = useNavigate();
  const row = cursor.index === null ? undefined : rows?.[cursor.index];
  useListingKeys({
    step: cursor.step,
    select: () => row && selection.onSelect([row], !selection.isSelected(row)),
    view: () => row?.can.includes('view') === true && void navigate({ href: documentPath(row._id) }),
  });
}

/** The keys of the rows. */
function Keys() {
  const t = useTexts('documentScreens');
  const ts = useTexts('shell');
  const keys = [
    ['↑↓', t('keys.move')],
    [ts('keys.space'), t('keys.select')],
    [ts('keys.enter'), t('keys.view')],
  ] as const;
  return (
    <Group gap="md" visibleFrom="lg">
      {keys.map(([name, text]) => (
        <Text key={name} size="xs" c="dimmed">
          <Kbd>{name}</Kbd> {text}
        </Text>
      ))}
    </Group>
  );
}
