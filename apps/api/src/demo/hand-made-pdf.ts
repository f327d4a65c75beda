// PDFs that Typst does not make: a page that is a picture, and one that wants a password.

import { createHash } from 'node:crypto';

const A4 = { width: 595, height: 842 } as const;

type ObjectBody = string | Buffer;

/** A PDF of these objects, the first of which is its catalogue. */
function writePdf(objects: readonly ObjectBody[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((body, i) => {
    const place = length;
    const part = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

function writeStream(dictionary: string, content: Buffer): Buffer {
  const head = Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`);
  return Buffer.concat([head, content, Buffer.from('\nendstream')]);
}

function writePage(resources: string): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << ${resources} >> /Contents 5 0 R >>`;
}

const CATALOGUE = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'] as const;

/** A page that a grey JPEG fills. */
export function pictureAsPdf(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`;
  return writePdf([
    ...CATALOGUE,
    writePage('/XObject << /P 4 0 R >>'),
    writeStream(picture, jpeg),
    writeStream('', Buffer.from(`q ${A4.width} 0 0 ${A4.height} 0 0 cm /P Do Q`)),
  ]);
}

/** Fills a password up to 32 bytes; every reader of PDF knows these. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
/** What may be done with it, as a signed number: everything but to change it. */
const PERMISSIONS = -44;
const KEY_BYTES = 5;

/** Lines of plain ASCII on a page that opens with this password alone (ISO 32000-1, 7.6: RC4 of 40 bits, which every reader can). */
export function lockedPdf(lines: readonly string[], password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, PADDING.length);
  const id = md5(Buffer.from(lines.join('\n')));
  const owner = encrypt(md5(padded).subarray(0, KEY_BYTES), padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded, owner, permissions, id).subarray(0, KEY_BYTES);
  const user = encrypt(key, PADDING);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) '`).join('\n');
  const content = Buffer.from(`BT /F 12 Tf 22 TL 60 780 Td\n${text}\nET`, 'latin1');
  const number = 5;
  const contentKey = md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, KEY_BYTES + 5);
  return writePdf(
    [
      ...CATALOGUE,
      writePage('/Font << /F 4 0 R >>'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      writeStream('', encrypt(contentKey, content)),
      `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P ${PERMISSIONS} >>`,
    ],
    `/Encrypt 6 0 R /ID [${hex(id)} ${hex(id)}] `,
  );
}

function md5(...parts: readonly Buffer[]): Buffer {
  // What the format wants; nothing is kept secret by it.
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

/** RC4, by hand: OpenSSL has it no more. */
function encrypt(key: Buffer, text: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  let at = 0;
  for (let i = 0; i < box.length; i += 1) {
    at = (at + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, at);
  }
  at = 0;
  return Buffer.from(
    text.map((byte, place) => {
      const i = (place + 1) & 255;
      at = (at + (box[i] ?? 0)) & 255;
      swap(i, at);
      return byte ^ (box[((box[i] ?? 0) + (box[at] ?? 0)) & 255] ?? 0);
    }),
  );
}
