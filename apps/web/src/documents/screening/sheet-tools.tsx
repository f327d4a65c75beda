import '@mantine/core/styles/Menu.layer.css';
import { Box, Button, Group, Menu } from '@mantine/core';
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
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import { disabledWith } from '../../ui/disabled-with.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PAGE_MENU } from '../../ui/page-menu.ts';
import { showToast } from '../../ui/toast.ts';
import { ColumnMenu } from '../listing/column-menu.tsx';
import { LayoutMenu } from './layout-menu.tsx';
import classes from './screening.module.css';
import type { SheetToolsProps } from './tools-props.ts';

/** Of a button whose words go where there is no room for them. */
const TOGGLE = { size: 'compact-sm', className: classes.tool ?? '' } as const;
const ICON = { size: '1rem', stroke: 1.75, 'aria-hidden': true } as const;

/** What is done with the table: its menus and toggles (specification 3, section 2.7). */
export function SheetTools<Row extends GridRow>(props: SheetToolsProps<Row>) {
  const { layout, onLayout } = props.sheet;
  const t = useTexts('review');
  return (
    <Box className={classes.tools} px="sm" py="xs">
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Group gap="xs" wrap="nowrap">
          <FileMenu {...props} />
          <ColumnMenu
            title={t('columns')}
            isCompact
            columns={props.hideable}
            hidden={layout.hidden}
            emptyText={t('columns.none')}
            onHide={(hidden) => onLayout({ ...layout, hidden })}
          />
          <LayoutMenu {...props} />
          <RowsMenu {...props} />
        </Group>
        <Group gap="xs" wrap="nowrap">
          {props.summary}
          <Toggles {...props} />
          <Steps sheet={props.sheet} />
        </Group>
      </Group>
    </Box>
  );
}

function Toggles<Row extends GridRow>(props: SheetToolsProps<Row>) {
  const { isEditing, hasFilter, editReason } = props;
  const t = useTexts('review');
  return (
    <>
      <Button
        {...TOGGLE}
        variant={hasFilter ? 'light' : 'default'}
        aria-pressed={hasFilter}
        data-tooltip={t('filter')}
        leftSection={<IconFilter {...ICON} />}
        onClick={props.onFilter}
      >
        <span className={classes.words}>{t('filter')}</span>
      </Button>
      <Button
        {...TOGGLE}
        variant={isEditing ? 'light' : 'default'}
        aria-pressed={isEditing}
        leftSection={<IconPencil {...ICON} />}
        {...(editReason === undefined
          ? { onClick: props.onEdit, 'data-tooltip': t('editMode') }
          : disabledWith(editReason))}
      >
        <span className={classes.words}>{t('editMode')}</span>
      </Button>
    </>
  );
}

function Steps<Row extends GridRow>({ sheet: { edits } }: Pick<SheetToolsProps<Row>, 'sheet'>) {
  const t = useTexts('review');
  return (
    <>
      <IconButton
        variant="default"
        label={t('undo')}
        aria-keyshortcuts="Control+Z"
        disabled={!edits.canUndo}
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
    </>
  );
}

/** Save and Edit are for who may save; Export also needs the permission to download (specification 3, section 6). */
function FileMenu<Row extends GridRow>(props: SheetToolsProps<Row>) {
  const { childId, sheet, editReason, onSave, onEdit, onFilter } = props;
  const t = useTexts('review');
  const td = useTexts('documentScreens');
  const canSave = useCan('save-processed-documents');
  const canExport = useCan('download-processed-documents') && canSave;
  return (
    <Menu {...PAGE_MENU} position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="compact-sm" rightSection={<IconChevronDown {...ICON} />}>
          {t('file')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('file')}>
        {canSave && (
          <Menu.Item disabled={sheet.edits.changeCount === 0} aria-keyshortcuts="Control+S" onClick={onSave}>
            {t('save')}
          </Menu.Item>
        )}
        {canSave && (
          <Menu.Item disabled={editReason !== undefined} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        <Menu.Item onClick={onFilter}>{t('filter')}</Menu.Item>
        {canExport && (
          <Menu.Item onClick={() => void exportRows(childId, td('download.failedTitle'))}>
            {t('export')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function RowsMenu<Row extends GridRow>({ grid, editReason }: SheetToolsProps<Row>) {
  const t = useTexts('review');
  const count = grid.selected.size;
  const reason = count === 0 ? t('rows.needSelection') : editReason;
  return (
    <Menu {...PAGE_MENU} position="bottom-start" disabled={reason !== undefined}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          rightSection={<IconChevronDown {...ICON} />}
          {...(reason !== undefined && disabledWith(reason))}
        >
          {count === 0 ? t('actions') : `${t('actions')}: ${formatCount(count)}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('actions')}>
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
