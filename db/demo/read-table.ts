/** The demo's tables are files of tab-separated lines below a line of titles. */
import { readFileSync } from 'node:fs';

/** The cells of each row of a table of this folder; every row has one for each title. @throws where a row has more or fewer */
export function readTable(name: string): (readonly string[])[] {
  const [titles = [], ...rows] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  for (const row of rows)
    if (row.length !== titles.length)
      throw new Error(`${name}: ${row[0]} has ${row.length} cells, not ${titles.length}`);
  return rows;
}
