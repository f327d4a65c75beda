// `liteparse-process.ts PACKAGE tables|words FILE...`, a process of its own: what LiteParse makes of each file, as one JSON line {file, tables} with the layout
// blocks that it calls tables, or {file, pages} with the words of its pages, for the plain reader of whitespace.

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const cells = z.array(z.object({ text: z.string() }));
const place = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };
const result = z.object({
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      textItems: z.array(
        z.object({
          ...place,
          text: z.string(),
          rotation: z.number().optional(),
          words: z.array(z.object({ ...place, text: z.string() })).optional(),
        }),
      ),
      blocks: z
        .array(z.object({ kind: z.string(), header: cells.optional(), rows: z.array(cells).optional() }))
        .optional(),
    }),
  ),
});
type Parsed = z.output<typeof result>['pages'][number];

interface Parser {
  parse(file: string): Promise<unknown>;
}
const library = z.object({
  LiteParse: z.custom<new (options: object) => Parser>((value) => typeof value === 'function'),
});

const [folder = '', wanted, ...files] = process.argv.slice(2);
const loaded: unknown = await import(pathToFileURL(join(folder, 'dist/lib.js')).href);
const { LiteParse } = library.parse(loaded);
const parser = new LiteParse({
  ocrEnabled: false,
  quiet: true,
  numWorkers: 1,
  outputFormat: 'json',
  ...(wanted === 'words' ? { emitWordBoxes: true } : { extractBlocks: true }),
});
for (const file of files) {
  const { pages } = result.parse(await parser.parse(file));
  const made = wanted === 'words' ? { pages: pages.map(wordsOf) } : { tables: pages.flatMap(tablesOf) };
  process.stdout.write(`${JSON.stringify({ file: basename(file, '.pdf'), ...made })}\n`);
}

function tablesOf({ blocks = [] }: Parsed): string[][][] {
  return blocks
    .filter(({ kind }) => kind === 'table')
    .map(({ header, rows = [] }) =>
      [...(header === undefined ? [] : [header]), ...rows].map((row) => row.map(({ text }) => text)),
    );
}

/** Words that run from left to right, in points. */
function wordsOf({ width, height, textItems }: Parsed) {
  const words = textItems
    .filter(({ rotation = 0 }) => Math.round(rotation) % 360 === 0)
    .flatMap((item) => item.words ?? [item])
    .map(({ text, x, y, width: wide, height: high }) => ({ text, box: [x, y, x + wide, y + high] }));
  return { width, height, words };
}
