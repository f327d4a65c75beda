// The grid of the extraction table alone on a page, with the editors and the menu that it has there.

import '../../../apps/web/src/app/styles.ts';
import './page.css';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RowMenu } from '../../../apps/web/src/documents/screening/row-menu.tsx';
import { SheetGrid } from '../../../apps/web/src/documents/screening/sheet-grid.tsx';
import { useSheetGrid } from '../../../apps/web/src/documents/screening/use-sheet-grid.ts';
import { USUAL_LAYOUT } from '../../../apps/web/src/ui/cell-grid/grid-column.ts';
import { ThemeProvider } from '../../../apps/web/src/ui/theme-provider.tsx';
import { countFrames, nextPaint } from '../../heat-map/page/frames.ts';
import type { MeasuredGrid } from './measured-grid.ts';
import type { SampleRow } from './sample-sheet.ts';
import { makeColumns, makeRows, makeSheet } from './sample-sheet.ts';

const place = document.getElementById('grid');
let root: Root | null = null;

interface SampleGridProps {
  readonly rows: readonly SampleRow[];
  readonly columns: number;
}

function SampleGrid({ rows: first, columns: columnCount }: SampleGridProps) {
  const [rows, setRows] = useState(first);
  const [layout, setLayout] = useState(USUAL_LAYOUT);
  const columns = useMemo(() => makeColumns(columnCount), [columnCount]);
  const sheet = makeSheet(rows, columns, layout, setLayout, (entered) => {
    const texts = new Map(entered.map(({ rowId, column, text }) => [`${rowId} ${column}`, text]));
    setRows((before) =>
      before.map((row) =>
        entered.some(({ rowId }) => rowId === row.id)
          ? { ...row, cells: row.cells.map((text, at) => texts.get(`${row.id} column-${at}`) ?? text) }
          : row,
      ),
    );
  });
  const grid = useSheetGrid({
    sheet,
    isEditable: true,
    startEditing: () => true,
    onActive: () => undefined,
    onReference: () => false,
    onSave: () => undefined,
  });
  return (
    <>
      <h1>Statement</h1>
      <SheetGrid sheet={sheet} grid={grid} startEditing={() => true} />
      <RowMenu sheet={sheet} grid={grid} startEditing={() => true} hideable={[]} />
    </>
  );
}

function findGrid(): HTMLElement {
  const grid = document.querySelector<HTMLElement>('[role="grid"]');
  if (grid === null) throw new Error('There is no grid.');
  return grid;
}

let framesCounted: MeasuredGrid['framesCounted'] = () => ({ frames: 0, milliseconds: 0, long: 0 });
let editorSeen: Promise<number> = Promise.resolve(0);

window.measuredGrid = {
  async draw(rowCount, columns) {
    root?.unmount();
    if (place === null) throw new Error('There is no place for the grid.');
    const rows = makeRows(rowCount, columns);
    root = createRoot(place);
    await nextPaint();
    const began = performance.now();
    root.render(
      <ThemeProvider>
        <SampleGrid rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    while (document.querySelector('[data-row]') === null) await nextPaint();
    return (await nextPaint()) - began;
  },
  async drawList(lines) {
    root?.unmount();
    if (place === null) throw new Error('There is no place for the list.');
    root = createRoot(place);
    root.render(
      <div className="list">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line}>{`Line ${line}`}</div>
        ))}
      </div>,
    );
    while (document.querySelector('.list') === null) await nextPaint();
    await nextPaint();
  },
  async clear() {
    root?.unmount();
    root = null;
    await nextPaint();
  },
  async scroll(pixelsPerSecond, milliseconds) {
    const grid = findGrid();
    const most = grid.scrollHeight - grid.clientHeight;
    const began = performance.now();
    const end = countFrames();
    for (let now = began; now - began < milliseconds;) {
      const way = ((now - began) * pixelsPerSecond) / 1000;
      // There and back again.
      grid.scrollTop = most - Math.abs(most - (way % (2 * most)));
      now = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    }
    return end();
  },
  async rest(milliseconds) {
    const end = countFrames();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return end();
  },
  countFrames() {
    framesCounted = countFrames();
  },
  framesCounted: () => framesCounted(),
  watchEditor(isOpening) {
    editorSeen = new Promise((resolve) => {
      addEventListener(
        'keydown',
        () => {
          const began = performance.now();
          const look = async (): Promise<void> => {
            const isOpen = document.activeElement?.matches('input[type="text"], input:not([type])') === true;
            const at = await nextPaint();
            if (isOpen === isOpening) resolve(at - began);
            else void look();
          };
          queueMicrotask(() => void look());
        },
        { capture: true, once: true },
      );
    });
  },
  editorSeen: () => editorSeen,
  hasHole() {
    const box = findGrid().getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return found?.closest('[data-row]') === null;
  },
};
