// What of an invoice or receipt neither a whole label nor its look gave, by the words around it, and the three amounts by what they are to each other (issue 14).

import type { FoundValue } from './build-row.ts';
import { findOrderByForm } from './bare-numbers.ts';
import { findNumber, findOwnReference, findReference } from './numbers-by-context.ts';
import { findBuyer, findTerms } from './parties-by-context.ts';
import type { KnownAmounts, Proven } from './prove-amounts.ts';
import { findTotal, proveAmounts } from './prove-amounts.ts';
import type { Conventions } from './read-value.ts';
import { findTermsByForm } from './terms-by-form.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText } from './text-lines.ts';

type Found = Map<string, FoundValue>;
type KeyOf = (field: string) => string;
type Pages = readonly (readonly TextLine[])[];

const NUMBERS = ['invoice_number', 'receipt_number', 'client_id', 'order_number'] as const;
const PARTS = ['net', 'tax', 'total'] as const;
/** Hundredths that rounding may leave. */
const ROUNDING = 1;
const DOUBTFUL = 0.7;

function addSurer(found: Found, key: string, value: FoundValue | null): void {
  if (key !== '' && value !== null && value.confidence > (found.get(key)?.confidence ?? 0))
    found.set(key, value);
}

function add(found: Found, key: string, value: FoundValue | null): void {
  if (key !== '' && value !== null && !found.has(key)) found.set(key, value);
}

/** Of two or three known amounts all but one, the total left out last, else the least sure first. */
function listWithoutOne(
  known: KnownAmounts,
  keys: Readonly<Record<keyof Proven, string>>,
  found: Found,
): KnownAmounts[] {
  const sureOf = (part: keyof Proven): number => found.get(keys[part])?.confidence ?? 0;
  const named = PARTS.filter((part) => known[part] !== null);
  // One alone that nobody is sure of, and that is a part of nothing.
  const isDoubtful = named.some((part) => sureOf(part) < DOUBTFUL);
  if (named.length < 2) return isDoubtful ? [{ net: null, tax: null, total: null }] : [];
  return named
    .toSorted(
      (one, other) => Number(one === 'total') - Number(other === 'total') || sureOf(one) - sureOf(other),
    )
    .map((part) => ({ ...known, [part]: null }));
}

/** A total below its tax: both are from a summary of taxes. */
function withoutSummary({ net, tax, total }: KnownAmounts): KnownAmounts[] {
  const isAbsurd = tax !== null && total !== null && Math.abs(tax) > Math.abs(total);
  return isAbsurd ? [{ net, tax: null, total: null }] : [];
}

/** What the known amounts lack; where they do not add up, what all but one of them say. */
function addProven(found: Found, keyOf: KeyOf, pages: Pages, conventions: Conventions): void {
  const keys = { net: keyOf('amount_untaxed'), tax: keyOf('tax'), total: keyOf('amount') };
  const cents = (key: string): number | null => {
    const value = found.get(key)?.value;
    return value === undefined ? null : Math.round(Number(value) * 100);
  };
  const known = { net: cents(keys.net), tax: cents(keys.tax), total: cents(keys.total) };
  const { net, tax, total } = known;
  const isWhole = net !== null && tax !== null && total !== null;
  if (isWhole && Math.abs(net + tax - total) <= ROUNDING) return;
  const tries = [...(isWhole ? [] : [known]), ...listWithoutOne(known, keys, found)];
  for (const asked of [...withoutSummary(known), ...tries]) {
    const proven = proveAmounts(pages, asked, conventions);
    if (proven === null) continue;
    for (const part of PARTS)
      if (asked[part] === null && keys[part] !== '') found.set(keys[part], proven[part]);
    return;
  }
}

/** Fills in what is missing; changes amounts only where they do not add up and others do. */
export function completeByContext(pages: Pages, found: Found, keyOf: KeyOf, conventions: Conventions): void {
  for (const field of NUMBERS)
    if (keyOf(field) !== '') addSurer(found, keyOf(field), findNumber(pages, field));
  if (keyOf('invoice_number') !== '') add(found, keyOf('invoice_number'), findOwnReference(pages));
  const taken = new Set(NUMBERS.map((field) => found.get(keyOf(field))?.value ?? ''));
  if (keyOf('order_number') !== '') add(found, keyOf('order_number'), findOrderByForm(pages, taken));
  if (found.has(keyOf('invoice_number'))) add(found, keyOf('order_number'), findReference(pages, taken));
  addProven(found, keyOf, pages, conventions);
  add(found, keyOf('amount'), findTotal(pages, conventions));
  if (!found.has(keyOf('buyer')))
    add(found, keyOf('buyer'), findBuyer(pages, normaliseText(found.get(keyOf('issuer'))?.value ?? '')));
  add(found, keyOf('payment_terms'), findTerms(pages));
  if (keyOf('payment_terms') !== '') {
    const terms = findTermsByForm(pages, found.get(keyOf('payment_terms')));
    if (terms !== null) found.set(keyOf('payment_terms'), terms);
  }
}
