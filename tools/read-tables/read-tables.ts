// `npm run -s read-tables -- FILE...`: prints for each file one JSON line {file, seconds, pages, tables: [{page, box, rows}]}, or {file, seconds, error, code}.
// Boxes are fractions of the page as shown, set straight where it lay skewed: left, top, right, bottom.

import { straightenPage } from '@vigilo/domain/digitise/turning';
import { readTables } from '@vigilo/domain/tables/read-tables';
import { tableRows } from '@vigilo/domain/tables/table-rows';
import { readFiles } from '../read-files.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Name one file or more: npm run -s read-tables -- FILE...\n');
  process.exitCode = 2;
} else {
  await readFiles(files, (pages) => ({
    tables: pages
      .flatMap((page) => readTables(straightenPage(page)))
      .map((table) => ({ page: table.page, box: table.box, rows: tableRows(table) })),
  }));
}
