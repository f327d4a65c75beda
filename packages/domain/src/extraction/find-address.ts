// The seller's address as its parts: street, postal code, town and country, from the lines under its name or the line at the foot of the page (issue 14: invoices).

import { findCountry } from '../companies/countries.ts';
import type { FoundValue } from './build-row.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, segmentUnder } from './text-lines.ts';
import { asFound } from './without-label.ts';

const MOST_LINES = 6;
const SURE = { read: 0.84, country: 0.8 } as const;
/** Postal code and town in the orders that are in use: '3012 CN Rotterdam', '28013 Madrid', 'Birmingham B4 7UL', 'Denver, CO 80223'. */
const TOWNS: readonly (readonly [RegExp, 'zip first' | 'town first'])[] = [
  [/^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2})\s+(\p{Lu}[\p{L} .'’-]+)$/u, 'zip first'],
  [/^(?:[A-Z]{1,2}-)?(\d{2}-\d{3}|\d{4,5})\s+(\p{Lu}[\p{L} .,'’-]+)$/u, 'zip first'],
  [/^(\p{Lu}[\p{L} .'’-]+?),?\s+([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u, 'town first'],
  [/^(\p{Lu}[\p{L} .'’-]+?),?\s+[A-Z]{2},?\s+(\d{5}(?:-\d{4})?)(?:,.*)?$/u, 'town first'],
  [/^(\p{Lu}[\p{L} .'’-]+?),?\s+[A-Z]{2}\s+([A-Z]\d[A-Z] ?\d[A-Z]\d)$/u, 'town first'],
];
const LABELLED = /[:@]|(?:^|\s)(?:tel|fax|www\.|vat|nif|cif|rfc|ein|tax)(?:\s|$)/iu;

/** The parts of an address by the names that programs use; those that it does not have are missing. */
export type AddressParts = Readonly<Record<string, FoundValue>>;

function readTown(page: number, segment: Segment, text: string): AddressParts | null {
  for (const [pattern, order] of TOWNS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [zip = '', town = ''] = order === 'zip first' ? [found[1], found[2]] : [found[2], found[1]];
    return {
      partner_zip: asFound(page, segment, zip, SURE.read),
      partner_city: asFound(page, segment, town.replace(/[,.]$/u, ''), SURE.read),
    };
  }
  return null;
}

function listLinesUnder(lines: readonly TextLine[], lineAt: number, segment: Segment): Segment[] {
  const under: Segment[] = [];
  let [at, last] = [lineAt, segment];
  while (under.length < MOST_LINES) {
    const next = segmentUnder(lines, at, last);
    if (next === null) break;
    at = lines.findIndex(({ segments }) => segments.includes(next));
    last = next;
    under.push(next);
  }
  return under;
}

function readParts(
  page: number,
  pieces: readonly { readonly segment: Segment; readonly text: string }[],
): AddressParts {
  const parts = new Map<string, FoundValue>();
  for (const { segment, text } of pieces) {
    if (LABELLED.test(text)) break;
    const town = parts.has('partner_city') ? null : readTown(page, segment, text);
    for (const [field, value] of Object.entries(town ?? {})) parts.set(field, value);
    if (town === null) addLine(parts, page, segment, text);
  }
  return parts.has('partner_city') ? Object.fromEntries(parts) : {};
}

/** A line that is no town: a country, or the street. */
function addLine(parts: Map<string, FoundValue>, page: number, segment: Segment, text: string): void {
  const hasFigures = /\d/u.test(text);
  const country = hasFigures ? null : findCountry(text);
  if (country !== null) parts.set('country_code', asFound(page, segment, country.alpha2, SURE.country));
  else if (!parts.has('partner_street') && hasFigures && /\p{L}{3}/u.test(text))
    parts.set('partner_street', asFound(page, segment, text, SURE.read));
}

/** The address under the seller's name, or behind it in one line between commas or points. @param seller its name as it was read */
export function findSellerAddress(lines: readonly TextLine[], seller: string): AddressParts {
  const name = normaliseText(seller);
  if (name === '') return {};
  for (const [lineAt, { page, segments }] of lines.entries())
    for (const segment of segments) {
      if (!segment.plain.startsWith(name)) continue;
      const inLine = segment.text.slice(seller.length).split(/\s*[·|,–]\s+|\.\s+/u);
      const pieces =
        segment.plain === name
          ? listLinesUnder(lines, lineAt, segment).map((each) => ({ segment: each, text: each.text }))
          : inLine
              .map((text) => ({ segment, text: text.trim().replace(/\.$/u, '') }))
              .filter(({ text }) => text !== '');
      const parts = readParts(page, pieces);
      if (Object.keys(parts).length > 0) return parts;
    }
  return {};
}
