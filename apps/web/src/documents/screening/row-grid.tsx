import { Checkbox, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { GridRow } from './grid-row.tsx';
import { cellId } from './row-columns.ts';
import classes from './screening.module.css';
import type { Grid } from './use-grid.ts';
import type { ReviewedRow } from './use-row-edits.ts';

interface RowGridProps {
  readonly title: string;
  readonly rows: readonly ReviewedRow[];
  readonly keys: readonly EditedKey[];
  readonly grid: Grid;
  readonly unsavedIds: ReadonlySet<string>;
  readonly isByConfidence: boolean;
  readonly onByConfidence: () => void;
}

/** The rows as a grid for the keyboard and for screen readers: it has the focus itself and names the cell that the person is at. */
export function RowGrid(props: RowGridProps) {
  const { title, rows, keys, unsavedIds } = props;
  const { columns, active, editor, selected, activate, open, toggle, end, answerKey } = props.grid;
  const t = useTexts('review');
  const table = useRef<HTMLTableElement>(null);
  const activeId = active === null ? undefined : cellId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const isEditing = editor !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    // Whoever ends an editor by key goes on in the grid.
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      table.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <table
      ref={table}
      role="grid"
      aria-label={title}
      aria-multiselectable="true"
      aria-activedescendant={activeId}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      className={classes.grid}
      onKeyDown={answerKey}
    >
      <GridHead {...props} />
      <tbody>
        {rows.map((row) => (
          <GridRow
            key={row.id}
            row={row}
            columns={columns}
            keys={keys}
            activeColumn={active?.rowId === row.id ? active.column : null}
            editor={editor?.cell.rowId === row.id ? editor : null}
            isSelected={selected.has(row.id)}
            isUnsaved={unsavedIds.has(row.id)}
            onActivate={activate}
            onOpen={open}
            onSelect={toggle}
            onEnd={end}
          />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1}>
              <Text c="dimmed">{t('rows.noneFound')}</Text>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function GridHead({ rows, grid, isByConfidence, onByConfidence }: RowGridProps) {
  const t = useTexts('review');
  const { columns, selected, selectAll } = grid;
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <thead>
      <tr>
        <th scope="col">
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={t('rows.select', { key: t('rows') })}
            checked={isAll}
            indeterminate={!isAll && selected.size > 0}
            onChange={() => selectAll(!isAll)}
          />
        </th>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            {...(column === 'confidence' && { 'aria-sort': isByConfidence ? 'ascending' : 'none' })}
          >
            {column === 'confidence' ? (
              <UnstyledButton
                fz="inherit"
                fw="inherit"
                aria-description={t('sortByConfidence')}
                data-tooltip={t('sortByConfidence')}
                onClick={onByConfidence}
              >
                {t('column.confidence')}{' '}
                {isByConfidence && <IconArrowDown size="0.75rem" aria-hidden="true" />}
              </UnstyledButton>
            ) : (
              t(`column.${column}`)
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
