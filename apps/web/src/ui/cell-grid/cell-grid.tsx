// A grid of cells for the keyboard and for screen readers: it has the focus itself and names the cell that the person is at, which is always
// drawn, wherever the grid is scrolled to. Of many rows only those in sight are drawn.

import { Box } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from './cell-grid.module.css';
import type { GridRow } from './grid-column.ts';
import { cellId } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import { GridLine } from './grid-line.tsx';
import { useColumnWindow } from './use-column-window.ts';
import { useGridDrags } from './use-grid-drags.ts';
import type { CellGridProps } from './grid-props.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import type { GridItem, GridTable } from './use-grid-table.ts';
import type { GridWindow } from './use-grid-window.ts';
import { useGridWindow } from './use-grid-window.ts';

export function CellGrid<Row extends GridRow>(props: CellGridProps<Row>) {
  const { label, table, layout, cursor, selected, isEditing } = props;
  const { columns, items, places, tracks, least } = table;
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const activeId = cursor.active === null ? null : cellId(name, cursor.active);
  const frozen = Math.min(layout.frozenRows, items.length);
  const drawn = useColumnWindow(root, {
    widths: table.widths,
    frozen: layout.frozenColumns,
    active: columns.findIndex(({ key }) => key === cursor.active?.column),
  });
  const lines = useGridWindow(root, items, frozen, cursor.active?.rowId ?? null);
  useActiveInSight(activeId);
  useFocusAfterEditing(root, isEditing);
  useFirstFocus(root, props.takesFocus);
  const isAllSelected = places.rowIds.length > 0 && places.rowIds.every((id) => selected.has(id));
  return (
    <Box
      ref={root}
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={items.length + 1}
      aria-colcount={columns.length + 1}
      {...(activeId !== null && { 'aria-activedescendant': activeId })}
      tabIndex={0}
      className={classes.grid}
      __vars={{
        '--tracks': tracks,
        '--least': least,
        '--frozen-rows': String(frozen),
        '--frozen-width': `calc(${widthOf(table)})`,
      }}
      onKeyDown={props.onKey}
      onCopy={props.onCopy}
      onPaste={props.onPaste}
      {...useGridPointer(props, isAllSelected)}
      {...useGridDrags(props)}
    >
      <GridParts
        {...props}
        grid={name}
        frozen={frozen}
        isAllSelected={isAllSelected}
        lines={lines}
        drawn={drawn}
      />
    </Box>
  );
}

interface GridPartsProps<Row extends GridRow> extends CellGridProps<Row> {
  readonly grid: string;
  /** How many lines stay in sight. */
  readonly frozen: number;
  readonly isAllSelected: boolean;
  readonly lines: GridWindow;
  /** The places of the columns that are drawn. */
  readonly drawn: readonly number[];
}

function GridParts<Row extends GridRow>(props: GridPartsProps<Row>) {
  const { grid, table, layout, onLayout, selectLabel, emptyText, frozen, isAllSelected, lines } = props;
  const { items } = table;
  return (
    <>
      <div className={classes.head}>
        <GridHead
          table={table}
          layout={layout}
          onLayout={onLayout}
          selectAllLabel={selectLabel(null)}
          isAllSelected={isAllSelected}
        />
        {frozen > 0 && (
          <div role="rowgroup">
            {items.slice(0, frozen).map((item, index) => (
              <DrawnItem key={keyOf(item)} {...props} grid={grid} item={item} index={index} place={null} />
            ))}
          </div>
        )}
      </div>
      <Box role="rowgroup" className={classes.body} style={{ blockSize: lines.height }}>
        {lines.indexes.map((index) => {
          const item = items[index];
          return item === undefined ? null : (
            <DrawnItem
              key={slotOf(item, index, props)}
              {...props}
              grid={grid}
              item={item}
              index={index}
              place={index - frozen}
            />
          );
        })}
        {items.length === 0 && (
          <div role="row" className={classes.group}>
            <div role="gridcell" className={classes.cell}>
              {emptyText}
            </div>
          </div>
        )}
      </Box>
    </>
  );
}

interface DrawnItemProps<Row extends GridRow> extends CellGridProps<Row> {
  readonly grid: string;
  readonly item: GridItem<Row>;
  readonly index: number;
  readonly place: number | null;
  readonly drawn: readonly number[];
}

function DrawnItem<Row extends GridRow>(props: DrawnItemProps<Row>) {
  const { grid, item, index, place, table, cursor, selected, isEditing } = props;
  if (item.is === 'group')
    return <GroupLine item={item} number={index + 2} place={place} span={table.columns.length + 1} />;
  const { row } = item;
  return (
    <GridLine
      grid={grid}
      row={row}
      columns={table.columns}
      drawn={props.drawn}
      offsets={table.offsets}
      number={index + 2}
      place={place}
      {...placeOf(row.id, props)}
      isSelected={selected.has(row.id)}
      isMarked={props.markedIds.has(row.id)}
      look={props.look(row)}
      selectLabel={props.selectLabel(row)}
      editor={isEditing && row.id === cursor.active?.rowId ? props.editor : null}
    />
  );
}

function keyOf<Row extends GridRow>(item: GridItem<Row>): string {
  return item.is === 'group' ? item.key : item.row.id;
}

/**
 * Rows that scroll out of sight give their elements to those that come into it: making them anew would take most of the time of a frame. The row where
 * the person is keeps its own, with what they type.
 */
function slotOf<Row extends GridRow>(
  item: GridItem<Row>,
  index: number,
  { cursor, lines }: GridPartsProps<Row>,
): string {
  if (item.is === 'group' || item.row.id === cursor.active?.rowId) return keyOf(item);
  return `slot ${index % lines.most}`;
}

/** The columns that stay in sight, and the one of the check boxes. */
function widthOf<Row extends GridRow>({ tracks, offsets }: GridTable<Row>): string {
  return tracks
    .split(' ')
    .slice(0, offsets.size + 1)
    .join(' + ');
}

interface GroupLineProps {
  readonly item: Extract<GridItem<never>, { is: 'group' }>;
  readonly number: number;
  readonly place: number | null;
  readonly span: number;
}

function GroupLine({ item, number, place, span }: GroupLineProps) {
  return (
    <div
      role="row"
      aria-rowindex={number}
      className={classes.group}
      {...(place !== null && { style: { transform: `translateY(calc(${place} * var(--line)))` } })}
    >
      <div role="gridcell" aria-colindex={1} aria-colspan={span} className={classes.cell}>
        {`${item.name} (${item.count})`}
      </div>
    </div>
  );
}

interface Place {
  readonly activeColumn: string | null;
  readonly first: number;
  readonly last: number;
}

const NOWHERE: Place = { activeColumn: null, first: -1, last: -1 };

/** Where the person is in a row. */
function placeOf<Row extends GridRow>(rowId: string, { table, cursor }: CellGridProps<Row>): Place {
  const { active, range } = cursor;
  const at = table.places.rowIndexes.get(rowId) ?? -1;
  if (range === null || at < range.top || at > range.bottom) return NOWHERE;
  const isOne = range.top === range.bottom && range.first === range.last;
  const activeColumn = active?.rowId === rowId ? active.column : null;
  return isOne ? { ...NOWHERE, activeColumn } : { activeColumn, first: range.first, last: range.last };
}

function useActiveInSight(activeId: string | null): void {
  useEffect(() => {
    const cell = activeId === null ? null : document.getElementById(activeId);
    // What is frozen is always in sight: only its row is brought there.
    const shown = cell?.dataset['frozen'] === undefined ? cell : cell.parentElement;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);
}

/** Who comes to a page for its grid goes on by key at once. */
function useFirstFocus(root: { readonly current: HTMLElement | null }, takesFocus: boolean): void {
  useEffect(() => {
    const { activeElement: own } = document;
    if (takesFocus && (own === document.body || own?.matches('main') === true))
      root.current?.focus({ preventScroll: true });
  }, [root, takesFocus]);
}

/** Whoever ends an editor by key goes on in the grid. */
function useFocusAfterEditing(root: { readonly current: HTMLElement | null }, isEditing: boolean): void {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing, root]);
}
