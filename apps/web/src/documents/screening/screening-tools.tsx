import '@mantine/core/styles/Menu.layer.css';
import { Button, Group, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconFilter,
  IconPencil,
} from '@tabler/icons-react';
import { downloadChildExcel } from '@vigilo/contract/extraction';
import { formatCount } from '../../lib/format.ts';
import { getFile, saveFile } from '../../lib/get-file.ts';
import { toProblem } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { disabledWith } from '../../ui/disabled-with.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.ts';
import { ColumnMenu } from '../listing/column-menu.tsx';
import type { HideableColumn } from './row-columns.ts';
import { HIDEABLE_COLUMNS } from './row-columns.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import type { Grid } from './use-grid.ts';
import type { RowEdits } from './use-row-edits.ts';

const ICON = { size: '1rem', stroke: 1.75, 'aria-hidden': true } as const;

interface ScreeningToolsProps {
  readonly child: ChildDetail;
  readonly edits: RowEdits;
  readonly grid: Grid;
  readonly isEditing: boolean;
  readonly hasFilter: boolean;
  readonly hidden: readonly HideableColumn[];
  /** Why the rows cannot be edited; undefined where they can. */
  readonly editReason: string | undefined;
  readonly onEdit: () => void;
  readonly onFilter: () => void;
  readonly onHide: (hidden: HideableColumn[]) => void;
  readonly onSave: () => void;
}

/** What is done with the table: its menus and toggles (specification 3, section 2.7). */
export function ScreeningTools(props: ScreeningToolsProps) {
  const { isEditing, hasFilter, hidden, edits, editReason } = props;
  const t = useTexts('review');
  return (
    <Group gap="sm" p="sm" justify="space-between">
      <Group gap="sm">
        <FileMenu {...props} />
        <ColumnMenu
          title={t('columns')}
          columns={HIDEABLE_COLUMNS.map((key) => ({ key, label: t(`column.${key}`) }))}
          hidden={hidden}
          onHide={props.onHide}
        />
        {isEditing && <RowsMenu grid={props.grid} />}
      </Group>
      <Group gap="sm">
        <Button
          variant={hasFilter ? 'light' : 'default'}
          aria-pressed={hasFilter}
          leftSection={<IconFilter {...ICON} />}
          onClick={props.onFilter}
        >
          {t('filter')}
        </Button>
        <Button
          variant={isEditing ? 'light' : 'default'}
          aria-pressed={isEditing}
          leftSection={<IconPencil {...ICON} />}
          {...(editReason === undefined ? { onClick: props.onEdit } : disabledWith(editReason))}
        >
          {t('editMode')}
        </Button>
        <IconButton
          variant="default"
          label={t('undo')}
          aria-keyshortcuts="Control+Z"
          disabled={edits.changes.length === 0}
          onClick={edits.undo}
        >
          <IconArrowBackUp {...ICON} />
        </IconButton>
        <IconButton
          variant="default"
          label={t('redo')}
          aria-keyshortcuts="Control+Y"
          disabled={!edits.canRedo}
          onClick={edits.redo}
        >
          <IconArrowForwardUp {...ICON} />
        </IconButton>
      </Group>
    </Group>
  );
}

function FileMenu({ child, edits, editReason, onSave, onEdit, onFilter }: ScreeningToolsProps) {
  const t = useTexts('review');
  const td = useTexts('documentScreens');
  const canExport = useCan('download-processed-documents');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown {...ICON} />}>
          {t('file')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('file')}>
        <Menu.Item disabled={edits.changes.length === 0} aria-keyshortcuts="Control+S" onClick={onSave}>
          {t('save')}
        </Menu.Item>
        <Menu.Item disabled={editReason !== undefined} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item onClick={onFilter}>{t('filter')}</Menu.Item>
        {canExport && (
          <Menu.Item onClick={() => void exportRows(child.id, td('download.failedTitle'))}>
            {t('export')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function RowsMenu({ grid }: { readonly grid: Grid }) {
  const t = useTexts('review');
  const count = grid.selected.size;
  return (
    <Menu position="bottom-start" disabled={count === 0}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown {...ICON} />}
          {...(count === 0 && disabledWith(t('rows.needSelection')))}
        >
          {count === 0 ? t('rows') : `${t('rows')}: ${formatCount(count)}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('rows')}>
        <Menu.Item onClick={() => grid.checkSelected('valid')}>{t('rows.validate')}</Menu.Item>
        <Menu.Item onClick={() => grid.checkSelected('invalid')}>{t('rows.invalidate')}</Menu.Item>
        <Menu.Item onClick={grid.removeSelected}>{t('rows.remove')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

async function exportRows(childId: string, failedTitle: string): Promise<void> {
  try {
    const file = await getFile(downloadChildExcel, { params: { id: childId } });
    saveFile(file, file.name);
  } catch (thrown) {
    showToast({ kind: 'error', title: failedTitle, text: toProblem(thrown, failedTitle).message });
  }
}
