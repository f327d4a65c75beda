// From bytes to text. What a feed says of its encoding is often wrong, so it is believed only as far as the bytes bear it out: a byte order mark,
// then bytes that are UTF-8 without a fault, then what the file and its sender say, then Windows-1252, which every byte sequence is.

import { decodeMostlyUtf8 } from './stray-bytes.ts';

/** Programs may have said something before. */
const DECLARATION_WITHIN = 10_000;
const BLANKS = new Set([0x09, 0x0a, 0x0d, 0x20]);
const BLANKS_WITHIN = 400;
const ESCAPE = 0x1b;
const LABEL_LENGTH = 40;

/** UTF-7 and its like hide markup from whoever looks at the bytes; they are never decoded. */
const SEVEN_BIT_BY_ESCAPES = /^(?:iso-2022|csiso2022)/;

/** The text of a file, without a byte order mark. The content type is that of the reply, or empty. */
export function decodeBytes(bytes: Uint8Array, contentType: string): string {
  const marked = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (marked !== null) return decode(bytes, marked) ?? '';
  const declared = [declaredInFile(bytes), declaredBySender(contentType)].filter((label) => label !== null);
  const escaping = bytes.includes(ESCAPE) ? declared.filter((label) => SEVEN_BIT_BY_ESCAPES.test(label)) : [];
  const others = declared.filter((label) => !/^utf-?(?:8|16)/.test(label));
  return (
    decodeAsFirst(bytes, [...escaping, 'utf-8', ...others]) ??
    decodeMostlyUtf8(bytes) ??
    decode(bytes, 'windows-1252') ??
    ''
  );
}

/** By the first encoding in which the bytes have no fault. */
function decodeAsFirst(bytes: Uint8Array, labels: readonly string[]): string | null {
  for (const label of labels) {
    const text = decode(bytes, label, true);
    if (text !== null) return text;
  }
  return null;
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** `<` or `{` as two bytes, after nothing but white space. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  for (let at = 0; at + 1 < Math.min(bytes.length, BLANKS_WITHIN); at += 2) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if ((first === 0) === (second === 0)) return null;
    const sign = first + second;
    if (sign === 0x3c || sign === 0x7b) return second === 0 ? 'utf-16le' : 'utf-16be';
    if (!BLANKS.has(sign)) return null;
  }
  return null;
}

function declaredInFile(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_WITHIN));
  return labelIn(/<\?xml[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/i.exec(head)?.[1]);
}

function declaredBySender(contentType: string): string | null {
  return labelIn(/;\s*charset\s*=\s*["']?([^\s;"']{1,40})/i.exec(contentType)?.[1]);
}

function labelIn(text: string | undefined): string | null {
  const label = text?.trim().toLowerCase().slice(0, LABEL_LENGTH) ?? '';
  return label === '' ? null : label;
}

function decode(bytes: Uint8Array, label: string, fatal = false): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    // An encoding that nobody knows, or bytes that are not in it.
    return null;
  }
}
