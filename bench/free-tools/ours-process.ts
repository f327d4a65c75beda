// `ours-process.ts FILE...`, a process of its own: what `read-tables` reads of each file, as one JSON line {file, tables}; at the end {leftSeconds}, the processor
// time of its reading processes that are still there and end with it, which nobody who waits for this process is told of.

import { basename } from 'node:path';
import { readTables } from '@vigilo/domain/tables/read-tables';
import { tableRows } from '@vigilo/domain/tables/table-rows';
import { readPages } from '../../tools/read-files.ts';
import { readChildrenCpuMs } from '../reports/child-memory.ts';

for (const file of process.argv.slice(2)) {
  const pages = await readPages(file);
  const tables = pages.flatMap((page) => readTables(page)).map(tableRows);
  process.stdout.write(`${JSON.stringify({ file: basename(file, '.pdf'), tables })}\n`);
}
process.stdout.write(`${JSON.stringify({ leftSeconds: (await readChildrenCpuMs()) / 1000 })}\n`);
