// `npm run -s read-feed -- FILE`: prints the items of a feed as JSON, `[{title, link, id, date}]`, as the file has them; '-' reads standard input. Ends with 1
// and a sentence on standard error where nothing could be read, with 2 where no file is named.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { news } from '@vigilo/contract/messages/en/news';
import { readFeed } from '../../apps/api/src/adapters/news-feed/read-feed.ts';

async function main(words: readonly string[]): Promise<number> {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) {
    process.stderr.write('Name one file: npm run -s read-feed -- FILE (or - for standard input)\n');
    return 2;
  }
  const { items, itemsLeft, problem } = readFeed(await readBytes(file));
  if (problem !== null) {
    process.stderr.write(`${news[`feedProblems.${problem}`]}\n`);
    return 1;
  }
  if (itemsLeft > 0) process.stderr.write(`${itemsLeft} more items were left unread.\n`);
  const printed = items.map(({ title, link, id, date }) => ({
    title: title === '' ? null : title,
    link,
    id,
    date: date === null ? null : new Date(date).toISOString(),
  }));
  process.stdout.write(`${JSON.stringify(printed, null, 1)}\n`);
  return 0;
}

async function readBytes(file: string): Promise<Uint8Array> {
  return file === '-' ? buffer(process.stdin) : readFile(resolve(process.env['INIT_CWD'] ?? '.', file));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
