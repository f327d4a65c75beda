// Bad files that nobody collects: made here, so that each is in sight.

import { deflateSync } from 'node:zlib';
import { makePdf } from '../../apps/api/src/adapters/document-reader/testing/made-pdf.ts';
import type { FileToSend } from '../document-flow/documents-client.ts';

const MANY_PAGES = 10_000;
const BOMB_BYTES = 512 * 1024 * 1024;
const SIDE = 60_000;

export function listMadeFiles(): FileToSend[] {
  const pdf = makePdf([{ content: 'BT /F1 12 Tf 60 700 Td (Invented) Tj ET' }]).toString('latin1');
  const files: readonly (readonly [string, Buffer | string])[] = [
    ['Filing_BENCH.X_empty.pdf', ''],
    ['Filing_BENCH.X_zip.pdf', 'PK\u0003\u0004 a renamed archive'],
    ['Filing_BENCH.X_svg.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['Filing_BENCH.X_html.pdf', `<!DOCTYPE html><html>${pdf}`],
    ['Filing_BENCH.X_two.pdf', `\u0089PNG\r\n\u001A\n${pdf}`],
    ['../../etc/Filing_BENCH.X_path.pdf', `${pdf}\n%1`],
    ['Filing_BENCH.X_\u202Efdp.left.pdf', `${pdf}\n%2`],
    ['Filing_BENCH.X_\u0001control.pdf', `${pdf}\n%3`],
    ['Filing_BENCH.X_pages.pdf', makePdf(Array.from({ length: MANY_PAGES }, () => ({ content: '' })))],
    ['Filing_BENCH.X_pixels.png', makeVastPng()],
    ['Filing_BENCH.X_stream.pdf', makeStreamBomb()],
    ['Filing_BENCH.X_lines.pdf', makePdf([{ content: '0 0 m 1 1 l S '.repeat(1_500_000) }])],
  ];
  return files.map(([name, content]) => ({
    name,
    content: new Blob([
      new Uint8Array(typeof content === 'string' ? Buffer.from(content, 'latin1') : content),
    ]),
  }));
}

/** A page whose instructions are half a megabyte in the file and half a gigabyte unpacked. */
function makeStreamBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(BOMB_BYTES, ' ')).toString('latin1');
  const plain = makePdf([{ content: packed }]).toString('latin1');
  return Buffer.from(plain.replace(/<<\s+\/Length/u, '<< /Filter /FlateDecode /Length'), 'latin1');
}

/** A header that promises 3,600 million pixels, and none of them. */
function makeVastPng(): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(SIDE, 8);
  header.writeUInt32BE(SIDE, 12);
  header.set([8, 0, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header]);
}
