// The demo's documents as files: printed by Typst, and some of them scanned, locked or cut off afterwards. The same document gives the same bytes.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noonFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import type { DemoDocument } from '../../../../db/demo/document-types.ts';
import { INVENTED } from '../../../../db/demo/document-words.ts';
import { openDocument } from '../adapters/document-reader/document-reader.ts';
import type { Printer } from '../adapters/pdf/printer.ts';
import { scanPage } from '../adapters/scan/scan-page.ts';
import { lockedPdf, pictureAsPdf } from './hand-made-pdf.ts';

/** The password of the locked one, for whoever wants to try it. */
const PASSWORD = 'demo';
/** A4 at 150 dots per inch. */
const SCAN_WIDTH = 1240;
const ASKEW = { turn: 0.8, noise: 24 };
const SIDEWAYS = { turn: 90, noise: 12 };
const PAPER_FONT = 'Inter';

/** @throws PrintError, DocumentReadError */
export async function makeDemoFile(printer: Printer, document: DemoDocument, day: Day): Promise<Buffer> {
  if (document.form === 'locked') return lockedPdf(listLines(document), PASSWORD);
  const printed = await print(printer, document, day);
  switch (document.form) {
    case 'scanned-png':
      return (await scanPage(await drawFirstPage(printed), 'png', ASKEW)).content;
    case 'scanned-pdf':
    case 'sideways': {
      const look = document.form === 'sideways' ? SIDEWAYS : ASKEW;
      const scan = await scanPage(await drawFirstPage(printed), 'jpeg', look);
      return pictureAsPdf(scan.content, scan);
    }
    case 'cut-off':
      // Not even the first page is left whole.
      return printed.subarray(0, CUT_OFF_BYTES);
    default:
      return printed;
  }
}

const CUT_OFF_BYTES = 600;

function print(printer: Printer, { fileName, language, sheets }: DemoDocument, day: Day): Promise<Buffer> {
  return printer.print({
    template: 'demo-document',
    content: { title: fileName, font: PAPER_FONT, language, invented: INVENTED[language], sheets },
    charts: {},
    madeAt: noonFromDay(day),
  });
}

function listLines({ language, sheets }: DemoDocument): string[] {
  const lines = sheets.flatMap(({ heading, facts }) => [
    heading,
    ...facts.map(([label, value]) => `${label}: ${value}`),
  ]);
  return [...lines, INVENTED[language]];
}

async function drawFirstPage(pdf: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-demo-'));
  const path = join(folder, 'page.pdf');
  try {
    await writeFile(path, pdf);
    const opened = await openDocument(path, { text: 'text', languages: ['eng'], turn: 0 });
    try {
      return await opened.drawPage(1, SCAN_WIDTH);
    } finally {
      await opened.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
