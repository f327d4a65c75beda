// The JSON that OpenDataLoader writes: a tree of elements, tables among them, each with rows of cells whose texts are those of the elements within.

import { z } from 'zod';

interface Element {
  readonly type?: string | undefined;
  readonly content?: string | undefined;
  readonly 'row number'?: number | undefined;
  readonly 'column number'?: number | undefined;
  readonly kids?: readonly Element[] | undefined;
  readonly rows?: readonly Element[] | undefined;
  readonly cells?: readonly Element[] | undefined;
  readonly 'list items'?: readonly Element[] | undefined;
}
const element: z.ZodType<Element> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    content: z.string().optional(),
    'row number': z.number().optional(),
    'column number': z.number().optional(),
    kids: z.array(element).optional(),
    rows: z.array(element).optional(),
    cells: z.array(element).optional(),
    'list items': z.array(element).optional(),
  }),
);

export function tablesOf(document: unknown): string[][][] {
  return listTables(element.parse(document)).map(rowsOf);
}

function partsOf({ kids = [], rows = [], cells = [], 'list items': items = [] }: Element): Element[] {
  return [...kids, ...rows, ...cells, ...items];
}

/** The outermost: a table within a cell is its text. */
function listTables(one: Element): Element[] {
  return one.type === 'table' ? [one] : partsOf(one).flatMap(listTables);
}

function rowsOf({ rows = [] }: Element): string[][] {
  return rows.map(({ cells = [] }) => {
    const width = Math.max(0, ...cells.map((cell) => cell['column number'] ?? 0));
    const row = Array.from({ length: width }, () => '');
    for (const cell of cells) row[(cell['column number'] ?? 1) - 1] = textOf(cell);
    return row;
  });
}

function textOf(one: Element): string {
  return [one.content ?? '', ...partsOf(one).map(textOf)].filter((text) => text !== '').join(' ');
}
