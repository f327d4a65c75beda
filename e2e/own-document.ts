// Documents that a story uploads for itself: PDFs and pictures made here, each with content that no other has.

import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ask } from './ask-server.ts';

export interface OwnFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A ticker with an exchange that nobody has. */
export function uniqueTicker(): string {
  return `OWN-${randomUUID().slice(0, 8).toUpperCase()}.N`;
}

/** A file whose name is right, for a ticker. */
export function ratingFile(ticker: string, pages: readonly string[] = ['Rating: B']): OwnFile {
  return namedFile(`CCRR_${ticker}_2026-09-30.pdf`, pages);
}

/** A PDF of this name, with a line of text on each page. */
export function namedFile(name: string, pages: readonly string[] = ['Rating: B']): OwnFile {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: buildPdf(pages.map((text) => drawLines([`${text} ${randomUUID()}`]))),
  };
}

/** A PDF of this name, with these lines on its page. */
export function linesFile(name: string, lines: readonly string[]): OwnFile {
  return plainLinesFile(name, [...lines, `Reference: ${randomUUID()}`]);
}

/** A PDF of these lines alone: the same content twice is the same document. */
export function plainLinesFile(name: string, lines: readonly string[]): OwnFile {
  return { name, mimeType: 'application/pdf', buffer: buildPdf([drawLines(lines)]) };
}

function drawLines(lines: readonly string[]): string {
  return `BT /F1 18 Tf 72 720 Td 36 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
}

/** Where the columns of a table begin. */
const COLUMNS = [72, 280, 380, 480] as const;
/** Of a table with more of them, behind a first one of short words. */
const NARROW = { first: 160, apart: 48 } as const;

/** Where a column stands from the left. */
function placeOf(column: number, count: number): number {
  if (count <= COLUMNS.length || column === 0) return COLUMNS[column] ?? 0;
  return NARROW.first + (column - 1) * NARROW.apart;
}

/** A PDF of this name with a heading and a table of up to nine columns below it. */
export function tableFile(name: string, heading: string, rows: readonly (readonly string[])[]): OwnFile {
  const show = (x: number, y: number, text: string): string => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`;
  const cells = rows.flatMap((row, down) =>
    row.map((text, at) => show(placeOf(at, row.length), 700 - 22 * down, text)),
  );
  const content = `BT /F1 16 Tf ${show(72, 740, heading)} /F1 9 Tf ${cells.join(' ')} ${show(72, 40, `Reference ${randomUUID()}`)} ET`;
  return { name, mimeType: 'application/pdf', buffer: buildPdf([content]) };
}

function buildPdf(contents: readonly string[]): Buffer {
  const pageIds = contents.map((_, index) => 4 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

interface Clients {
  readonly clients: readonly { readonly _id: string; readonly name: string }[];
}

interface Uploaded {
  readonly data: readonly { readonly _id: string }[];
}

/** Uploads a file for the first client of the signed-in user, without the screen; resolves with the document's id. */
export async function addDocument(page: Page, file: OwnFile): Promise<string> {
  const { clients } = (await ask(page, '/client/getAllClients', {})) as Clients; // the contract's shape
  const [client] = clients;
  if (client === undefined) throw new Error('The user has no client.');
  const cookies = await page.context().cookies();
  const cookie = (name: string): string =>
    decodeURIComponent(cookies.find((one) => one.name === name)?.value ?? '');
  const response = await page.request.post(`/pipeline/upload?tenant=${cookie('tenant')}`, {
    multipart: { clientName: client.name, client_id: client._id, files: file },
    headers: { Authorization: `Bearer ${cookie('token')}` },
  });
  expect(response.ok()).toBe(true);
  const { data } = (await response.json()) as Uploaded; // the contract's shape
  return data[0]?._id ?? '';
}
