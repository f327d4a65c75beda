// How well the tables of labelled pages are read, and how often a table is reported on pages that have none (labels/README.md).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box, ReadPage } from '@vigilo/domain/digitise/page';
import { straightenPage } from '@vigilo/domain/digitise/turning';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';
import { partRows } from './label-cells.ts';
import type { LabelFile, LabelSet } from './labels.ts';
import { readLabelFolder, readLabels } from './labels.ts';
import type { TableScore } from './run-scorer.ts';
import { DATA, scoreAgainst } from './run-scorer.ts';

export interface ReportedTable {
  readonly rows: readonly (readonly string[])[];
  /** Left, top, right, bottom as fractions of the page; null where the reader does not say. */
  readonly box: Box | null;
  /** How many of the rows, from the first on, are headings. */
  readonly headerRows: number;
}
export type TableReader = (page: ReadPage) => readonly ReportedTable[];

interface LabelFigures {
  readonly score: TableScore;
  readonly pages: number;
  /** Pages without a table, and how many of them no table was reported on. */
  readonly pagesWithoutTable: number;
  readonly silentPages: number;
}

/** Each page is scored by itself, for each of the readers. */
export async function measureLabels(set: LabelSet, readers: readonly TableReader[]): Promise<LabelFigures[]> {
  const documents = await Promise.all(readLabels(set).map(readLabelledPages));
  return readers.map((read) => measureReader(documents, read));
}

/** The same on the tables that people corrected, whose pages lie beside their labels in a folder. */
export function measureCorrected(folder: string, readers: readonly TableReader[]): LabelFigures[] {
  const documents = readLabelFolder(folder).map((label) => {
    // Only the command that writes the labels writes them.
    const pages = JSON.parse(readFileSync(join(folder, label.file), 'utf8')) as ReadPage[];
    return { label, pages: pages.map(straightenPage) };
  });
  return readers.map((read) => measureReader(documents, read));
}

interface LabelledDocument {
  readonly label: LabelFile;
  readonly pages: readonly ReadPage[];
}

async function readLabelledPages(label: LabelFile): Promise<LabelledDocument> {
  const document = await openDocument(join(DATA, label.file), { text: 'auto', languages: ['eng'], turn: 0 });
  const withTables = label.tables.flatMap(({ parts }) => parts.map(({ page }) => page));
  const numbers = [...new Set([...withTables, ...label.pagesWithoutTable])];
  const pages = await Promise.all(numbers.map((number) => document.readPage(number)));
  await document.close();
  return { label, pages };
}

function measureReader(documents: readonly LabelledDocument[], read: TableReader): LabelFigures {
  const expected = new Map<string, string[][][]>();
  const reported = new Map<string, ReportedTable['rows'][]>();
  const blank: ReportedTable[][] = [];
  for (const { label, pages } of documents)
    for (const page of pages) {
      const name = `${label.file.replaceAll('/', '-')}-${page.number}`;
      const areas = label.undecided.filter((area) => area.page === page.number).map(({ box }) => box);
      const tables = read(page).filter(({ box }) => !areas.some((area) => holdsMiddle(area, box)));
      if (label.pagesWithoutTable.includes(page.number)) blank.push(tables);
      else {
        const onPage = label.tables.filter((table) => table.parts.some((part) => part.page === page.number));
        const parts = onPage.flatMap((table) => table.parts.filter((part) => part.page === page.number));
        const isBody = onPage.some((table) => table.headings === 'left out');
        expected.set(
          name,
          parts.map((part) => partRows(part, page.words)),
        );
        reported.set(
          name,
          tables.map(({ rows, headerRows }) => (isBody ? rows.slice(headerRows) : rows)),
        );
      }
    }
  return {
    score: scoreAgainst(expected, reported),
    pages: expected.size,
    pagesWithoutTable: blank.length,
    silentPages: blank.filter((tables) => tables.length === 0).length,
  };
}

function holdsMiddle(area: Box, box: Box | null): boolean {
  if (box === null) return false;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= area[0] && x <= area[2] && y >= area[1] && y <= area[3];
}
