// Which lines a layout printed, and what of each: read off its page as it was written, so that no layout has to say it. A line whose text stands in no row of its own
// with its amount, as in a letter's sentences or on a card slip, is none that could be read.

import { escapeHtml } from './html.ts';
import type { Sheet } from './html.ts';
import type { Locale, MoneyStyle } from './locales.ts';
import { writeMoney, writeNumber } from './locales.ts';

/** What was charged: as invoices and receipts draw it. */
export interface ChargedLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly cents: number;
}

/** A line as it is printed; what the layout leaves out is missing. */
export interface PrintedLine {
  readonly description: string;
  readonly amount: string;
  readonly quantity?: string;
  readonly price?: string;
}

const STYLES: readonly MoneyStyle[] = ['bare', 'sign', 'code'];
const NEXT_ROW = /<tr[^>]*>|<br>|<\/?(?:p|div|li|pre|h\d)[^>]*>|\n/u;
const NEXT_CELL = /<\/t[dh]>|<\/span>|<\/b>| {2,}/u;

const plain = (cents: number): string => (cents / 100).toFixed(2);

function cellsOf(row: string): string[] {
  return row
    .split(NEXT_CELL)
    .map((cell) => cell.replaceAll(/<[^>]*>/gu, '').trim())
    .filter((cell) => cell !== '');
}

/** The factors of '2 × 3.10', in brackets or not. */
function cutTerms(text: string): string[] {
  return text
    .replaceAll(/[()]/gu, ' ')
    .split(/ [×x] | +/u)
    .map((term) => term.replaceAll(/^[×x]$/gu, '').trim())
    .filter((term) => term !== '');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function writings(cents: number, locale: Locale): Set<string> {
  return new Set(STYLES.map((style) => writeMoney(cents, style, locale)));
}

/** @returns null where the row does not print what the line costs in a cell of its own */
function findInRow(cells: readonly string[], line: ChargedLine, locale: Locale): PrintedLine | null {
  const text = escapeHtml(line.text);
  const at = cells.findIndex((cell) => cell.includes(text));
  const description = cells[at];
  if (description === undefined) return null;
  const others = cells.filter((_, place) => place !== at);
  const amounts = writings(line.cents, locale);
  const amountAt = others.findLastIndex((cell) => amounts.has(cell));
  if (amountAt === -1) return null;
  const prices = writings(line.unitCents, locale);
  const quantities = new Set([String(line.quantity), writeNumber(line.quantity, 2, locale)]);
  const isCount = (cell: string): boolean => prices.has(cell) || quantities.has(cell);
  const beside = cutTerms(description.replace(text, ' '));
  // '3 Tomatoes' and 'Soup (2 × 3.10)' are three tomatoes and two soups.
  const isCounted = beside.length > 0 && beside.every(isCount);
  const left = others.filter((_, place) => place !== amountAt).flatMap((cell) => [cell, ...cutTerms(cell)]);
  const terms = isCounted ? [...left, ...beside] : left;
  return {
    description: isCounted ? line.text : unescapeHtml(description),
    amount: plain(line.cents),
    ...(terms.some((cell) => quantities.has(cell)) ? { quantity: String(line.quantity) } : {}),
    ...(terms.some((cell) => prices.has(cell)) ? { price: plain(line.unitCents) } : {}),
  };
}

/** The lines that a page prints in rows of their own, in their order; none where it does not print all of them so. */
export function listPrintedLines(
  { body }: Sheet,
  lines: readonly ChargedLine[],
  locale: Locale,
): readonly PrintedLine[] {
  const rows = body.split(NEXT_ROW).map(cellsOf);
  const printed: PrintedLine[] = [];
  for (const line of lines) {
    const at = rows.findIndex((cells) => findInRow(cells, line, locale) !== null);
    const found = findInRow(rows[at] ?? [], line, locale);
    if (found === null) return [];
    printed.push(found);
    // Goods that come twice stand in two rows.
    rows[at] = [];
  }
  return printed;
}
