// Tables labelled by hand, without the text of their documents: a label says where the columns and rows of a table lie on the page, and the texts of its
// cells are taken from the words of the document when something is measured. How the labels were made, and by which conventions: labels/README.md.

import type { Word } from '@vigilo/domain/digitise/page';
import { z } from 'zod';

const share = z.number().min(0).max(1);
const box = z.tuple([share, share, share, share]);
const edges = z
  .array(share)
  .min(2)
  .refine((values) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 1)), {
    error: 'Edges rise',
  });

const labelPart = z.strictObject({
  page: z.int().min(1),
  /** x of the left edge of each column, and of the right edge of the last; fractions of the page as shown. */
  columns: edges,
  /** y of the upper edge of each row, and of the lower edge of the last. A row may hold several lines of text. */
  rows: edges,
  /** Cells over several rows or columns: [first row, first column, rows, columns], from 0. */
  spans: z.array(z.tuple([z.int().min(0), z.int().min(0), z.int().min(1), z.int().min(1)])).default([]),
  /** Areas within the table whose words belong to no cell, such as a unit or a note: left, top, right, bottom. */
  leftOut: z.array(box).default([]),
  /** How many of its first rows repeat the header of the part before. */
  repeatedRows: z.int().min(0).default(0),
  /** The texts of the cells, where a person entered them: of a scan the words of the page may be misread. */
  texts: z.array(z.array(z.string())).optional(),
});

const labelledTable = z.strictObject({
  name: z.string(),
  /** Around every cell, somewhere (under headers or above sums), or nowhere. */
  lines: z.enum(['grid', 'some', 'none']),
  /** One for each page that the table is printed on. */
  parts: z.array(labelPart).min(1),
  /** Child tables of the product have no rows of headings: those that a reader finds count neither for nor against it. */
  headings: z.enum(['rows', 'left out']).default('rows'),
  /** What the product had read before a person corrected it. */
  asRead: z.array(z.array(z.string())).optional(),
  /** What another person could have labelled otherwise. */
  doubt: z.string().optional(),
});

/**
 * One file of labels. Every table of a page that a table lies on is labelled, or lies in an area that may be called a table or not, such as the totals
 * under an invoice: what a reader finds there counts neither for nor against it.
 */
export const labelFile = z.strictObject({
  /** Under `../shared/data`; of a folder of corrected tables the words of the pages, beside the label. */
  file: z.string(),
  /** Of the file that the pages are from. */
  sha256: z.string().optional(),
  tables: z.array(labelledTable),
  undecided: z.array(z.strictObject({ page: z.int().min(1), box, why: z.string() })),
  pagesWithoutTable: z.array(z.int().min(1)),
});

/** Which files of labels may be looked at while rules are written, and which only once they are: other documents, or other pages of the same ones. */
export const labelIndex = z.strictObject({
  tuning: z.array(z.string()),
  heldBack: z.array(z.string()),
  fresh: z.array(z.string()),
});

export type LabelPart = z.output<typeof labelPart>;
type PlacedText = Pick<Word, 'text' | 'box'>;

/**
 * The part as rows of texts: a cell over several rows or columns has its text at its top left, the others are empty. A word belongs to the cell in
 * which its centre lies.
 */
export function partRows(part: LabelPart, words: readonly PlacedText[]): string[][] {
  if (part.texts !== undefined) return part.texts;
  const cells = part.rows.slice(1).map(() => part.columns.slice(1).map((): PlacedText[] => []));
  for (const word of words) {
    const [x, y] = [(word.box[0] + word.box[2]) / 2, (word.box[1] + word.box[3]) / 2];
    if (part.leftOut.some((area) => x >= area[0] && x < area[2] && y >= area[1] && y < area[3])) continue;
    const [row, column] = toTopLeft(part, findInterval(part.rows, y), findInterval(part.columns, x));
    cells[row]?.[column]?.push(word);
  }
  return cells.map((row) => row.map(textOf));
}

/** Index of the interval that the value lies in, -1 before all, and one too many behind all. */
function findInterval(values: readonly number[], value: number): number {
  return values.findLastIndex((edge) => edge <= value);
}

function toTopLeft(part: LabelPart, row: number, column: number): readonly [number, number] {
  const span = part.spans.find(
    ([firstRow, firstColumn, rows, columns]) =>
      row >= firstRow && row < firstRow + rows && column >= firstColumn && column < firstColumn + columns,
  );
  return span === undefined ? [row, column] : [span[0], span[1]];
}

/** Line by line, each from left to right. A raised note stands on the line that it is raised from. */
function textOf(words: readonly PlacedText[]): string {
  const lines: PlacedText[][] = [];
  for (const word of words.toSorted((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3])) {
    const line = lines.at(-1);
    if (line?.some((other) => holdsMiddle(other, word) || holdsMiddle(word, other)) === true) line.push(word);
    else lines.push([word]);
  }
  return lines
    .flatMap((line) => line.toSorted((a, b) => a.box[0] - b.box[0]))
    .map(({ text }) => text)
    .join(' ');
}

function holdsMiddle(holder: PlacedText, held: PlacedText): boolean {
  const middle = (held.box[1] + held.box[3]) / 2;
  return middle > holder.box[1] && middle < holder.box[3];
}
