// References of XML: the five names that it knows, numbers, and the entities that a file declares by itself as plain words. What refers to another entity, to
// another file, or is long is not taken, and all of them together add a bounded number of characters, so that a file of them can neither fetch nor grow anything.

/** Decodes the references of a piece of text; what is not known stays as it is. */
export type DecodeReferences = (text: string) => string;

const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z_][\w.-]{0,39}));/g;
const XML_NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Where a document type is looked for, and how much of it is. */
const HEAD = 10_000;
const LONGEST_DECLARATION = 50_000;
const ENTITY = /<!ENTITY\s{1,20}([A-Za-z_][\w.-]{0,39})\s{1,20}(?:"([^"]{0,100})"|'([^']{0,100})')\s{0,20}>/g;
const MOST_ENTITIES = 300;
/** Characters that the declared entities of a file may come to. */
const MOST_EXPANDED = 1_000_000;

/** What decodes the references of a file. */
export function makeReferenceDecoder(xml: string): DecodeReferences {
  const declared = listDeclared(xml);
  let left = MOST_EXPANDED;
  return (text) => {
    if (!text.includes('&')) return text;
    return text.replace(
      REFERENCE,
      (whole, name?: string, decimal?: string, hexadecimal?: string, own?: string) => {
        if (own === undefined) return decodeKnown(whole, name, decimal, hexadecimal);
        const value = declared.get(own);
        if (value === undefined || value.length > left) return whole;
        left -= value.length;
        return value;
      },
    );
  };
}

/** One of the five names, or a number; those from 128 to 159 mean what Windows-1252 has there, which the decoder of HTML knows. */
function decodeKnown(whole: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return XML_NAMES[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isText =
    code > 0 && code <= 0x10_ff_ff && (code < 0x80 || code > 0x9f) && (code < 0xd8_00 || code > 0xdf_ff);
  return isText ? String.fromCodePoint(code) : whole;
}

/** The entities that a document type declares as words, without a reference to another. */
function listDeclared(xml: string): ReadonlyMap<string, string> {
  const declared = new Map<string, string>();
  const start = xml.slice(0, HEAD).search(/<!DOCTYPE\b/i);
  if (start === -1) return declared;
  const text = xml.slice(start, start + LONGEST_DECLARATION);
  const end = text.search(/\]\s{0,20}>/);
  for (const [, name = '', quoted, apostrophed] of text.slice(0, Math.max(end, 0)).matchAll(ENTITY)) {
    const raw = quoted ?? apostrophed ?? '';
    const isPlain = [...raw.matchAll(REFERENCE)].every(([, , , , own]) => own === undefined);
    if (isPlain && declared.size < MOST_ENTITIES && !declared.has(name))
      declared.set(name, raw.replace(REFERENCE, decodeKnown));
  }
  return declared;
}
