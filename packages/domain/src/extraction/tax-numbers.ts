// Whose a tax number is: that of the party whose name stands over it in its column, or before it in its line (issue 14: section context).

import type { FoundValue } from './build-row.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, sureness } from './text-lines.ts';
import type { Part } from './value-contexts.ts';
import { listContexts, listPartLines } from './value-contexts.ts';
import { asFound } from './without-label.ts';

/** RFC, NIF, VAT numbers of European countries, NIT, CUIT, RUT, CNPJ, BN, EIN, GSTIN, PIN of Kenya. */
export const TAX_NUMBER =
  /(?<![\p{L}\d-])(?:[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}|ES[A-Z]\d{8}|[ABCDEFGHJNPQRSUVW]-?\d{8}|GB ?\d{9}|NL ?\d{9} ?B ?\d{2}|SE ?\d{12}|DE ?\d{9}|ATU ?\d{8}|FR ?[A-Z\d]{2} ?\d{9}|IT ?\d{11}|PT ?\d{9}|BE ?[01]\d{9}|PL ?\d{10}|DK ?\d{8}|FI ?\d{8}|LU ?\d{8}|(?:NO ?)?\d{9} ?MVA|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|IE\d{7}[A-Z]{1,2}|CHE-?\d{3}\.\d{3}\.\d{3}(?: MWST| TVA| IVA)?|\d{3}\.\d{3}\.\d{3}-\d|\d{2}\.\d{3}\.\d{3}-[\dK]|\d{9} ?RT ?\d{4}|\d{2}-\d{8}-\d|\d{2}-\d{7}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[AP]\d{9}[A-Z])(?![\p{L}\d-])/u;
/** In shares of the page's width and height. */
const SAME_COLUMN = 0.06;
const BLOCK = 0.2;
/** Below it is the foot of the page. */
const FOOT = 0.85;
const SURE = 0.84;

interface Parties {
  readonly seller: FoundValue;
  readonly buyer: FoundValue;
  /** The number that was read. */
  readonly number: FoundValue;
}

/** How far a number stands from the name of a party that is over it or before it, 0..1; null where it is not its. */
function distance(segment: Segment, { boxes }: FoundValue): number | null {
  const [name] = boxes;
  if (name === undefined) return null;
  const [left, top, right] = segment.box;
  const isInLine = Math.abs(name[1] - top) < (name[3] - name[1]) / 2 && name[0] <= left;
  const isCentred = Math.abs(name[0] + name[2] - left - right) < SAME_COLUMN;
  const isAligned = isCentred || Math.abs(name[0] - left) < SAME_COLUMN;
  const isUnder = isAligned && top >= name[1] && top - name[3] < BLOCK;
  if (!isInLine && !isUnder) return null;
  return isInLine ? left - name[2] : top - name[3];
}

function isOf(segment: Segment, one: FoundValue, other: FoundValue): boolean {
  const [near, far] = [distance(segment, one), distance(segment, other)];
  return near !== null && (far === null || near < far);
}

/** 'A.B.N. 53 283 714 814', 'Tax Registration Number 100274080593873': a number behind what says that it is one. */
const BEHIND_LABEL = /^(.{2,60}?)[:\s]\s{0,4}((?=(?:\D*\d){7})[A-Z]{0,3}[A-Z\d\- .]{6,19}[A-Z\d])$/u;
const LONGEST_SEGMENT = 160;

/** The tax number that a segment says, by its form or by its label; null where it says none. */
function findNumber({ text }: Segment): string | null {
  const formed = TAX_NUMBER.exec(text)?.[0];
  if (formed !== undefined || text.length > LONGEST_SEGMENT) return formed ?? null;
  const part = text.split(/\s[·|]\s/u).find((each) => BEHIND_LABEL.test(each)) ?? '';
  const [, label = '', number] = BEHIND_LABEL.exec(part) ?? [];
  // 'a b n' is 'abn'.
  const plain = normaliseText(label).replaceAll(/(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu, '$1');
  return number !== undefined && NAMES_NUMBER.test(plain) ? number : null;
}

/** The seller's number, where the one that was read is the buyer's; null where it is not, or where no other is told. */
export function findNumberOfSeller(
  lines: readonly TextLine[],
  { seller, buyer, number }: Parties,
): FoundValue | null {
  const numbered = lines.flatMap(({ page, segments }) =>
    segments.flatMap((segment) => {
      const value = findNumber(segment);
      return value === null ? [] : [{ page, segment, value }];
    }),
  );
  const letters = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '');
  const read = numbered.filter(({ value }) => letters(value) === letters(number.value));
  const isBuyers = read.length > 0 && read.every(({ segment }) => isOf(segment, buyer, seller));
  const others = numbered.filter(({ value }) => letters(value) !== letters(number.value));
  // At the foot stands who writes.
  const own =
    numbered.find(({ segment }) => isOf(segment, seller, buyer)) ??
    others.find(({ segment }) => segment.box[1] > FOOT);
  if (!isBuyers) return null;
  if (own !== undefined) return asFound(own.page, own.segment, own.value, SURE);
  // Neither party stands near the other number, and its label is that of a tax number.
  const labelled = findLabelledTaxNumber([lines]);
  return labelled !== null && letters(labelled.value) !== letters(number.value) ? labelled : null;
}

/** What a tax number is called in many countries; words that are also those of a tax need a word for a number beside them. */
const NAMES_NUMBER =
  /\b(?:trn|tin|gstin|abn|acn|ein|nif|cif|n i f|c i f|nit|ruc|rnc|rut|rfc|cuit|rtn|cnpj|uid|pan|utr|siret)\b|\b(?:vat|gst|tva|btw|moms|mwst|iva|tax|fiscal|tribut\w*)\b.*\b(?:number|no|nr|id|reg\w*|code|identif\w*|numero|codigo|n)\b|\b(?:number|no|numero|codigo|id\w*|n)\b.*\b(?:fiscal|tribut\w*|iva|vat|tax)\b/;
const OF_OTHERS =
  /\b(?:customer|client[e]?|buyer|tenant|lessee|payer|payor|receiv\w*|recipient|your|purchaser|debtor|hirer|receptor[a]?|destinatari[oa]|comprador|inquilin[oa]|arrendatari[oa]|adquirente|deudor|su|bill to|sold to)\b/;
const LABELLED = /^(?=(?:\D*\d){7})[A-Z]{0,3}[A-Z\d\- .]{7,20}$/u;
const LONGEST_LABEL = 6;
const SURE_OF_LABEL = 0.8;

/** A number at a label that a word of says that it is a tax number, and none that it is the customer's: 'Landlord TRN'; null where there is none. */
export function findLabelledTaxNumber(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  const isValue = ({ text }: Part): boolean => LABELLED.test(text);
  for (const lines of pages) {
    const byLine = listPartLines(lines);
    for (const part of byLine.flat()) {
      if (!isValue(part)) continue;
      const label = listContexts(byLine, { part, before: '', behind: '' }, isValue).find(
        ({ place, text }) => place === 'left' || (place === 'above' && text !== ''),
      );
      const plain = normaliseText(label?.text ?? '');
      if (label === undefined || plain.split(' ').length > LONGEST_LABEL) continue;
      if (!NAMES_NUMBER.test(plain) || OF_OTHERS.test(plain)) continue;
      return {
        value: part.text,
        raw: part.text,
        page: part.page,
        boxes: [part.box],
        label: label.text,
        labelBoxes: label.parts.map(({ box }) => box),
        confidence: SURE_OF_LABEL * sureness(part),
        reasons: [],
      };
    }
  }
  return null;
}
