// Whom a letter is addressed to, where no label says so: the first line of an address that stands by itself, a company's or a person's (issue 14: buyer).

import { findCountry } from '../companies/countries.ts';
import type { FoundValue } from './build-row.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, segmentUnder } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** Addresses of letters stand in the upper part of the first page. */
const UPPER = 0.45;
const MOST_LINES = 6;
const SURE = 0.78;
const NUMBER_AND_STREET = /\d\s+\p{L}{3}/u;
const LETTERS_OF_STREET = /\p{L}{3}/u;
/** A town with its postal code, or a box at the post office. */
const TOWN =
  /(?<!\d)\d{4,5}(?:-\d{3,4})?\s+\p{Lu}|\p{L},?\s+[A-Z]{2},?\s+\d{5}|[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}(?![\p{L}\d])|,\s+[A-Z]\d[\dW]\s?[A-Z\d]{4}|\s[A-Z]{2}\s[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])|\s[A-Z]{2,3}\s\d{4}$|(?<!\p{L})[A-Z]\d{4}[A-Z]{3}(?!\p{L})|(?<!\d)(?:\d{3}\s\d{2}|\d{2}-\d{3})\s+\p{Lu}|(?<!\p{L})(?:P\.?\s?O\.?\s?Box|Apartado|Casilla)\s/u;
/** What only the sender writes under its own address. */
const SENDER =
  /(?<!\p{L})(?:tel|t\b|fax|www|@|nif|cif|vat|rfc|ein|tax|nit|iban|phone|tel[ée]fono)(?!\p{L})/iu;
/** Two to seven words with capitals, without figures. */
const NAME =
  /^\p{Lu}[\p{L}.'’&-]*(?:,?\s(?:de|del|la|las|los|y|of|and|the|&|[\p{Lu}][\p{L}.'’&-]*)){1,6}\.?$/u;

/** Whether a line is a street with its number, before or behind it. */
function isStreet(text: string): boolean {
  const lettersAt = text.search(LETTERS_OF_STREET);
  return NUMBER_AND_STREET.test(text) || (lettersAt >= 0 && /\d/u.test(text.slice(lettersAt)));
}

/** The lines under a segment at its left edge, without it. */
function listBlock(lines: readonly TextLine[], lineAt: number, segment: Segment): string[] {
  const block: string[] = [];
  let [at, last] = [lineAt, segment];
  while (block.length < MOST_LINES) {
    const under = segmentUnder(lines, at, last);
    if (under === null) break;
    at = lines.findIndex(({ segments }) => segments.includes(under));
    last = under;
    block.push(under.text);
  }
  return block;
}

/** @param taken names that are no addressee: the seller, labels @returns null where no address stands by itself */
export function findAddressee(
  lines: readonly TextLine[],
  isTaken: (text: string) => boolean,
): FoundValue | null {
  for (const [lineAt, { page, box, segments }] of lines.entries())
    for (const segment of box[1] < UPPER ? segments : []) {
      if (!NAME.test(segment.text) || isTaken(normaliseText(segment.text))) continue;
      const block = listBlock(lines, lineAt, segment);
      const hasAddress =
        block.slice(0, 3).some((text) => isStreet(text)) &&
        block.some((text) => TOWN.test(text) || findCountry(text) !== null);
      if (hasAddress && !block.some((text) => SENDER.test(text)))
        return asFound(page, segment, segment.text, SURE);
    }
  return null;
}
