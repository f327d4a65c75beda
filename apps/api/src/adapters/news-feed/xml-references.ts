// References of XML: the five names that it knows, numbers, and the entities that a file declares by itself as words, of other entities too. What refers to
// another file or is long is not taken, and all of them together add a bounded number of characters, so that a file of them can neither fetch nor grow anything.

/** Decodes the references of a piece of text; what is not known stays as it is. */
export type DecodeReferences = (text: string) => string;

const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,10})|#[xX]([\da-fA-F]{1,8})|([A-Za-z_][\w.-]{0,39}));/g;
const XML_NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Where a document type is looked for, and how much of it is. */
const HEAD = 10_000;
const LONGEST_DECLARATION = 50_000;
const ENTITY = /<!ENTITY\s{1,20}([A-Za-z_][\w.-]{0,39})\s{1,20}(?:"([^"]{0,100})"|'([^']{0,100})')\s{0,20}>/g;
const MOST_ENTITIES = 300;
/** Entities within entities, and characters that one comes to with them. */
const DEEPEST = 8;
const LONGEST_ENTITY = 1000;
/** What may hold the end of a document type without being it, and that end. */
const TYPE_PARTS = /<!--[\s\S]{0,2000}?-->|"[^"]{0,1000}"|'[^']{0,1000}'|\]\s{0,20}>/g;
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

/** One of the five names, or a number, of which some are no text; those from 128 to 159 mean what Windows-1252 has there, which the decoder of HTML knows. */
function decodeKnown(whole: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return XML_NAMES[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (code >= 0x80 && code <= 0x9f) return whole;
  const isText = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isText ? String.fromCodePoint(code) : '';
}

/** The entities that a document type declares, with those within them. */
function listDeclared(xml: string): ReadonlyMap<string, string> {
  const start = xml.slice(0, HEAD).search(/<!DOCTYPE\b/i);
  if (start === -1) return new Map();
  const text = xml.slice(start, start + LONGEST_DECLARATION);
  const raw = new Map<string, string>();
  for (const [, name = '', quoted, apostrophed] of text.slice(0, findTypeEnd(text)).matchAll(ENTITY))
    if (raw.size < MOST_ENTITIES && !raw.has(name)) raw.set(name, quoted ?? apostrophed ?? '');
  return expandAll(raw);
}

function findTypeEnd(text: string): number {
  for (const { 0: part, index } of text.matchAll(TYPE_PARTS)) if (part.startsWith(']')) return index;
  return 0;
}

/** Each with what it refers to; without those that refer to something unknown or to themselves, or come to too much. */
function expandAll(raw: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const known = new Map<string, string | null>();
  const expand = (name: string, depth: number): string | null => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = raw.get(name);
    if (value === undefined || depth > DEEPEST) return null;
    // Until it is known, it is nothing that could be within itself.
    known.set(name, null);
    let isKnown = true;
    const text = value.replace(
      REFERENCE,
      (whole, xmlName?: string, decimal?: string, hexadecimal?: string, own?: string) => {
        if (own === undefined) return decodeKnown(whole, xmlName, decimal, hexadecimal);
        const inner = expand(own, depth + 1);
        isKnown &&= inner !== null;
        return inner ?? '';
      },
    );
    const expanded = isKnown && text.length <= LONGEST_ENTITY ? text : null;
    known.set(name, expanded);
    return expanded;
  };
  const all = [...raw.keys()].map((name) => [name, expand(name, 0)] as const);
  return new Map(all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
}
