// A value of a scan: letters that OCR puts where only figures can stand are taken for the figures they look like (O/0, l/1, S/5; issue 14, 'Scans'). It is
// never silent: the raw text stays as it was read, and the value says that it was corrected.

import type { SsotKey } from './document-type.ts';
import { withoutMisreadSign } from './misread-sign.ts';
import { isCompanyName, tidyName } from './party-names.ts';
import { readIban } from './read-iban.ts';
import type { Conventions } from './read-value.ts';
import { readTyped } from './read-value.ts';

export interface ReadValue {
  readonly value: string;
  readonly raw: string;
  readonly isCorrected: boolean;
}

const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/[OoQD]/gu, '0'],
  [/[Il|!¡]/gu, '1'],
  [/[Zz]/gu, '2'],
  [/[Ss]/gu, '5'],
  [/[Bß]/gu, '8'],
  [/[gq]/gu, '9'],
];
/** Between figures and their marks, at least half of them figures. */
const ALMOST_FIGURES = /(?<![\p{L}\d])[\dOoQDIl|!¡ZzSsBßgq][\dOoQDIl|!¡ZzSsBßgq.,'’/-]*(?![\p{L}\d])/gu;
/** What rulings beside a cell are read as. */
const EDGES = /^[\s|[\]{}_~‘’“”"]+|[\s|[\]{}_~‘’“”";:.,]+$/gu;

/** '22.763.53': the last of marks that are all alike parts the decimals. */
const ONE_MARK = /(\d{1,3}(?:([.,])\d{3})+)\2(\d{2})(?!\d)/gu;

/** '8+', 'Bt' and 'B +' are the grade B+, 'c', 'G' and '€' the grade C. */
function toGrade(text: string): string {
  const bare = text.replaceAll(' ', '');
  if (!/^[48ABCcGg€¢©][ct+-]?$/u.test(bare)) return text;
  return bare
    .replace('8', 'B')
    .replace('4', 'A')
    .replace('t', '+')
    .replace(/^[cGg€¢©]/u, 'C')
    .replace(/c$/u, '');
}

function toFigures(text: string): string {
  return text
    .replaceAll(/(?<=\d[.,])\s(?=\d)/gu, '')
    .replaceAll(
      ONE_MARK,
      (_, whole: string, mark: string, cents: string) => `${whole}${mark === '.' ? ',' : '.'}${cents}`,
    )
    .replaceAll(ALMOST_FIGURES, (part) => {
      const figures = part.match(/\d/gu)?.length ?? 0;
      const letters = part.match(/[\p{L}|!¡]/gu)?.length ?? 0;
      if (letters === 0 || figures < letters) return part;
      return FIGURES.reduce((read, [letter, figure]) => read.replaceAll(letter, figure), part);
    });
}

/** The account of a business in Canada: nine figures, RT and four, of which the first are zeros. */
const BUSINESS_ACCOUNT = /^(\d{9})\s?RT\s?[O0]{1,4}(\d{1,3})$/u;
const LONGEST_CORRECTED = 14;

function correctTaxNumber(text: string): string {
  const [, business, account] = BUSINESS_ACCOUNT.exec(text) ?? [];
  if (business !== undefined && account !== undefined) return `${business} RT${account.padStart(4, '0')}`;
  if (text.length > LONGEST_CORRECTED) return text;
  return text.replace(/(?<=^[A-Z]{1,3})O(?=\d{5})/u, '0').replace(/^1(?=[ET]\d{7})/u, 'I');
}

const NUMBERS: ReadonlySet<string> = new Set([
  'invoice_number',
  'receipt_number',
  'order_number',
  'client_id',
]);
/** 'Sl-2024-726797': among capitals and figures a small letter is another sign. */
const AMONG_CAPITALS = /^(?=.*\d)[A-Z\d/_.-]*l[A-Zl\d/_.-]*$/u;
/** 'PEDO78252': before figures, behind what orders, invoices and customers are numbered with. */
const ZERO_FOR_O = /(?<=^(?:PED|ORD|INV|FAC|FACT|FV|OC|REC|RE|CLI|ALB|DOC|TK|HT|SI))O(?=\d{3})/u;

function correctNumber(text: string): string {
  const capitals = AMONG_CAPITALS.test(text)
    ? text.replaceAll(/(?<=\d)l|l(?=\d)/gu, '1').replaceAll('l', 'I')
    : text;
  return capitals.replace(ZERO_FOR_O, '0');
}

/** Whether only the corrected name has its sign between two names. */
const hasAnd = (corrected: string, text: string): boolean =>
  corrected.includes(' & ') && !text.includes(' & ');

/** A tax number of up to 14 characters with a letter where only a figure can stand; a company whose legal form was misread. */
function correctText(text: string, key: SsotKey): string | null {
  const isNumber = NUMBERS.has(key.field);
  const corrected = isNumber
    ? correctNumber(text)
    : key.field === 'vat'
      ? correctTaxNumber(text)
      : tidyName(text);
  const isBetter =
    corrected !== text &&
    (isNumber ||
      key.field === 'vat' ||
      (key.pattern === '' && isCompanyName(corrected) && (!isCompanyName(text) || hasAnd(corrected, text))));
  return isBetter ? corrected : null;
}

/** A few small letters and signs, as dirt and dot leaders are read. */
function isSpecks(text: string): boolean {
  return /^[\p{Ll}\s.,:;'"“”‘’*_—-]{1,12}$/u.test(text);
}

function correctTyped(text: string, key: SsotKey, conventions: Conventions): ReadValue | null {
  const inside = text.replaceAll(EDGES, '');
  const within = readTyped(inside, key, conventions);
  if (within !== null) return { value: within.value, raw: text, isCorrected: false };
  if (key.dataType === 'string') return null;
  // Before the value there may be a dot leader that was read as letters.
  const last = inside.split(/\s+/u).at(-1) ?? inside;
  for (const part of last === inside ? [inside] : [inside, last]) {
    const right = key.dataType === 'enum' ? toGrade(part) : toFigures(withoutMisreadSign(part));
    const corrected = readTyped(right, key, conventions);
    if (corrected !== null && (part === inside || isSpecks(inside.slice(0, -part.length))))
      return { value: corrected.value, raw: text, isCorrected: true };
  }
  return null;
}

/** The value of a text as the key's data type, or null. Characters are only corrected in a scan, and only where nothing else can be read. */
export function readScanned(
  text: string,
  key: SsotKey,
  conventions: Conventions,
  isScan: boolean,
): ReadValue | null {
  const iban = key.field === 'iban' ? readIban(text, isScan) : null;
  if (iban !== null) return { ...iban, raw: text };
  const read = readTyped(text, key, conventions);
  const corrected =
    isScan && read !== null && key.dataType === 'string' ? correctText(read.value, key) : null;
  if (corrected !== null) return { value: corrected, raw: text, isCorrected: true };
  if (read !== null) return { ...read, isCorrected: false };
  return isScan ? correctTyped(text, key, conventions) : null;
}
