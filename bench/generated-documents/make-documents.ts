// Makes the files of generated documents in a folder: NAME.pdf or NAME.jpg and beside it NAME.json with the fields that are expected, in the form of
// shared/data/scorers/score-keyvalue.mjs; of tables NAME.pdf with manifest.csv and gt/NAME_tN.csv, in the form of score-tables.mjs.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';
import { launchChromium } from '../testing/chromium.ts';
import type { GeneratedForm, GeneratedTables } from './catalogue.ts';
import { SEED } from './catalogue.ts';
import { Dice } from './dice.ts';
import { pageOf } from './html.ts';
import type { Scan } from './scan.ts';
import { drawScanLook, scanPage } from './scan.ts';

const POINTS_AN_INCH = 72;
/** A scan of one page is as often a picture as it is a PDF. */
const PICTURES = 0.5;

/** A generated document with the file that it was made as. */
export type Made<T> = T & { readonly file: string };

export async function makeForms(
  forms: readonly GeneratedForm[],
  folder: string,
): Promise<Made<GeneratedForm>[]> {
  await mkdir(folder, { recursive: true });
  return withPage(async (page) => {
    const made: Made<GeneratedForm>[] = [];
    for (const form of forms) {
      const path = join(folder, `${form.name}.pdf`);
      await print(page, form, path);
      const file = form.isScan ? await scan(page, path, form.name) : path;
      await writeFile(join(folder, `${form.name}.json`), JSON.stringify(form.fields));
      made.push({ ...form, file });
    }
    return made;
  });
}

export async function makeTables(
  documents: readonly GeneratedTables[],
  folder: string,
): Promise<Made<GeneratedTables>[]> {
  await mkdir(join(folder, 'gt'), { recursive: true });
  const manifest = ['pdf,gt_csv'];
  const made = await withPage(async (page) => {
    const files: Made<GeneratedTables>[] = [];
    for (const document of documents) {
      const file = join(folder, `${document.name}.pdf`);
      await print(page, document, file);
      for (const [place, rows] of document.tables.entries()) {
        const name = `${document.name}_t${place + 1}.csv`;
        manifest.push(`${document.name},${name}`);
        await writeFile(join(folder, 'gt', name), toCsv(rows));
      }
      files.push({ ...document, file });
    }
    return files;
  });
  await writeFile(join(folder, 'manifest.csv'), `${manifest.join('\n')}\n`);
  return made;
}

async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function print(
  page: Page,
  { sheet, language }: GeneratedForm | GeneratedTables,
  path: string,
): Promise<void> {
  await page.setContent(pageOf(sheet, language));
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
}

/** The file of the scan, which takes the place of the one that was printed. */
async function scan(page: Page, path: string, name: string): Promise<string> {
  const dice = new Dice(`${name}-scan`, SEED);
  const look = drawScanLook(dice);
  const document = await openDocument(path, { text: 'text', languages: ['eng'], turn: 0 });
  const scans: Scan[] = [];
  try {
    for (let number = 1; number <= document.pageCount; number += 1) {
      const { width: points } = await document.readPage(number);
      const width = Math.round((points / POINTS_AN_INCH) * look.dpi);
      // Each sheet lies in its own way; the scanner stays the same.
      const own = { ...look, skew: number === 1 ? look.skew : dice.between(-2, 2), seed: look.seed + number };
      scans.push(await scanPage(await document.drawPage(number, width), own));
    }
  } finally {
    await document.close();
  }
  const [first, ...others] = scans;
  if (first === undefined) throw new Error(`${path} has no page`);
  await rm(path);
  if (others.length === 0 && dice.chance(PICTURES)) {
    const picture = path.replace(/\.pdf$/u, '.jpg');
    await writeFile(picture, first.jpeg);
    return picture;
  }
  await printScans(page, scans, path);
  return path;
}

/** Each picture on a page of its size. */
async function printScans(page: Page, scans: readonly Scan[], path: string): Promise<void> {
  const styles = scans.map(
    ({ widthMm, heightMm }, place) =>
      `@page s${place} { size: ${widthMm}mm ${heightMm}mm; margin: 0 } .s${place} { page: s${place}; width: ${widthMm}mm; height: ${heightMm - 0.5}mm }`,
  );
  const pictures = scans.map(
    ({ jpeg }, place) =>
      `<img class="s${place}" style="display:block;break-after:${place < scans.length - 1 ? 'page' : 'auto'}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`,
  );
  await page.setContent(
    `<!doctype html><html><head><style>body { margin: 0 } ${styles.join(' ')}</style></head><body>${pictures.join('')}</body></html>`,
  );
  await page.pdf({ path, preferCSSPageSize: true });
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.map((cell) => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')).join('\n')}\n`;
}
