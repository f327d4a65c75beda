// What is read on a page for tests, as rows of texts.

import { readTables } from '../read-tables.ts';
import { tableRows } from '../table-rows.ts';
import type { Placed } from './pages.ts';
import { pageOf, rule } from './pages.ts';

/** The rows of each table of the page. @public */
export function rowsOf(placed: readonly Placed[], ...rulings: Parameters<typeof rule>[]): string[][][] {
  const page = pageOf(
    placed,
    rulings.map((points) => rule(...points)),
  );
  return readTables(page).map(tableRows);
}

/** Texts on one line, each from its x. @public */
export function line(y: number, ...texts: readonly (readonly [number, string])[]): Placed[] {
  return texts.map(([x, text]) => ({ text, x, y }));
}
