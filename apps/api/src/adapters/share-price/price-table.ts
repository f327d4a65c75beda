// The rows of a table of prices, cut from text that comes piece by piece.

import { guessDelimiter } from '@vigilo/domain/imports/guess-table';
import { CsvError, CsvSplitter } from '@vigilo/domain/imports/split-csv';
import type { PriceColumns } from '@vigilo/domain/imports/read-price-rows';
import { findPriceColumns } from '@vigilo/domain/imports/read-price-rows';
import { PriceFailure } from './share-price-provider.ts';

const SAMPLES = 20;

/** Some rows of a table of prices, and the columns they have. */
export interface PriceRows {
  readonly columns: PriceColumns;
  readonly rows: readonly string[][];
}

/** Gives the rows below the header, some at a time. @throws PriceFailure unreadable where it is no such table. */
export async function* readPriceRows(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<PriceRows, void> {
  let columns: PriceColumns | null = null;
  for await (const rows of cut(pieces)) {
    const [first, ...others] = rows;
    if (first === undefined) continue;
    const below: string[][] = columns === null ? others : rows;
    columns ??= getPriceColumns(first, below);
    yield { columns, rows: below };
  }
  if (columns === null) throw new PriceFailure('unreadable', 'nothing came');
}

async function* cut(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[][], void> {
  let splitter: CsvSplitter | null = null;
  try {
    for await (const piece of pieces) {
      splitter ??= new CsvSplitter(guessDelimiter(piece));
      yield filled(splitter.push(piece));
    }
    if (splitter) yield filled(splitter.end());
  } catch (error) {
    if (error instanceof CsvError) throw new PriceFailure('unreadable', error.message, { cause: error });
    throw error;
  }
}

function filled(rows: readonly string[][]): string[][] {
  return rows.filter((row) => row.length > 0);
}

function getPriceColumns(header: readonly string[], rows: readonly string[][]): PriceColumns {
  const columns = findPriceColumns(header, rows.slice(0, SAMPLES));
  if (columns === null)
    throw new PriceFailure('unreadable', `no prices below ${header.join(' ').slice(0, 200)}`);
  return columns;
}
