// The thread that reads a JSON file as a table: it is parsed as a whole, which takes a processor as long as the file is large.

import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { parseJsonTable } from '@vigilo/domain/imports/json-table';
import { answerWhenAsked } from './answer-when-asked.ts';
import type { JsonRequest } from './spreadsheet.ts';

const BATCH = 1000;

// Whoever started this thread passed a JsonRequest: see spreadsheet.ts.
const { path, encoding } = workerData as JsonRequest;
const answer = answerWhenAsked();

async function read(): Promise<void> {
  const content = await readFile(path);
  const rows = parseJsonTable(new TextDecoder(encoding).decode(content));
  if (!rows) {
    await answer({ type: 'damaged' });
    return;
  }
  for (let at = 0; at < rows.length; at += BATCH) {
    const part = rows.slice(at, at + BATCH);
    // The titles stand in no place of the file: the first object is number 1.
    const numbers = part.map((_, index) => at + index);
    await answer({ type: 'rows', numbers, rows: part, bytes: content.length });
  }
  await answer({ type: 'end' });
}

await read();
process.exit(0);
