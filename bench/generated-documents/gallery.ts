// `node bench/generated-documents/gallery.ts [FOLDER]`: draws the five hard pages of docs/extraction.md with what was read of them, into docs/pictures, and prints
// their tables. A frame is a table, a tint a cell, a darker one a heading. Only of the half that may be looked into.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box, ReadPage } from '@vigilo/domain/digitise/page';
import { straightenPage } from '@vigilo/domain/digitise/turning';
import type { ReadTable } from '@vigilo/domain/tables/read-table';
import { readTables } from '@vigilo/domain/tables/read-tables';
import { tableRows } from '@vigilo/domain/tables/table-rows';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';
import { readPages } from '../../tools/read-files.ts';
import { ROOT } from '../testing/own-process.ts';
import { listTables, SEED } from './catalogue.ts';
import { Dice } from './dice.ts';
import { makeTables } from './make-documents.ts';
import { drawScanLook, scanPage } from './scan.ts';

/** Name of the document, and whether it goes through a scanner first. */
const SHOWN = [
  { name: 'table-deep-segments', isScan: false },
  { name: 'table-beside-boxed', isScan: false },
  { name: 'table-wrapped-stubs', isScan: false },
  { name: 'table-ageing', isScan: true },
  { name: 'plain-bar-chart-2', isScan: false },
] as const;

const WIDTH = 760;
const SCAN_DOTS = 170;
const POINTS = 72;
const QUALITY = 60;
/** Below what was read so much of the page is still shown. */
const MARGIN = 0.06;

async function main(target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-gallery-'));
  try {
    await mkdir(target, { recursive: true });
    const documents = listTables().filter(({ name }) => SHOWN.some((shown) => shown.name === name));
    for (const { name, file } of await makeTables(documents, folder)) {
      const isScan = SHOWN.some((shown) => shown.name === name && shown.isScan);
      const path = isScan ? await scan(file, name) : file;
      const [read] = await readPages(path);
      if (read === undefined) throw new Error(`${name} has no page`);
      const tables = readTables(straightenPage(read));
      await drawPage(path, read, tables, join(target, `reads-${name}.webp`));
      console.log(name, JSON.stringify(tables.map(tableRows), null, 1));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function scan(file: string, name: string): Promise<string> {
  const document = await openDocument(file, { text: 'text', languages: ['eng'], turn: 0 });
  const { width } = await document.readPage(1);
  const drawn = await document.drawPage(1, Math.round((width * SCAN_DOTS) / POINTS));
  await document.close();
  const look = { ...drawScanLook(new Dice(`${name}-gallery`, SEED)), dpi: SCAN_DOTS, turn: 0 } as const;
  const path = file.replace(/\.pdf$/u, '.jpg');
  await writeFile(path, (await scanPage(drawn, look)).jpeg);
  return path;
}

async function drawPage(
  path: string,
  page: ReadPage,
  tables: readonly ReadTable[],
  target: string,
): Promise<void> {
  const document = await openDocument(path, { text: 'text', languages: ['eng'], turn: page.turn });
  const drawn = await document.drawPage(1, WIDTH, page.turn);
  await document.close();
  const { height } = await sharp(drawn).metadata();
  const lowest = Math.max(0.42, ...tables.map(({ box }) => box[3] + MARGIN));
  const turned = `rotate(${page.skew} ${WIDTH / 2} ${height / 2})`;
  const marks = tables.flatMap((table) => [
    rectangle(table.box, height, 'fill="none" stroke="#c2410c" stroke-width="2"'),
    ...table.cells.map(({ box, row }) =>
      rectangle(box, height, `fill="#0d9488" fill-opacity="${row < table.headerRows ? 0.4 : 0.18}"`),
    ),
  ]);
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><g transform="${turned}">${marks.join('')}</g></svg>`;
  const marked = await sharp(drawn)
    .composite([{ input: Buffer.from(over) }])
    .png()
    .toBuffer();
  await sharp(marked)
    .extract({ left: 0, top: 0, width: WIDTH, height: Math.round(Math.min(1, lowest) * height) })
    .webp({ quality: QUALITY })
    .toFile(target);
}

function rectangle([left, top, right, bottom]: Box, height: number, look: string): string {
  const [x, y] = [left * WIDTH, top * height];
  return `<rect x="${x}" y="${y}" width="${right * WIDTH - x}" height="${bottom * height - y}" ${look}/>`;
}

await main(process.argv[2] ?? join(ROOT, 'docs/pictures'));
process.exit(0);
