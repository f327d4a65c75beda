// Amounts that must add up: of all that stands at the labels of a total and its parts, what fits together is chosen; of three amounts of which one is missing or
// misread, the other two say what it is (issue 14: a total is where the sums agree; digits misread are resolved by arithmetic, never silently).

import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';

type Candidates = ReadonlyMap<string, readonly FoundValue[]>;

/** What else the pages hold that may prove an amount. */
export interface OtherAmounts {
  /** Where a key's label stands though nothing can be read at it. */
  readonly unread: Candidates;
  /** Every amount on the pages, whatever it stands at. */
  readonly all: readonly FoundValue[];
  /** Whether figures may have been misread. */
  readonly isScan: boolean;
}

/** A total and its two parts, by their keys. */
interface Sum {
  readonly total: string;
  readonly one: string;
  readonly other: string;
  /** Whether the other part is a tax. */
  readonly isTaxed: boolean;
}

/** So many of the surest different candidates of each key are tried. */
const MOST_TRIED = 8;
/** Rates of tax on one document. */
const MOST_RATES = 5;
/** Hundredths that rounding may leave. */
const ROUNDING = 1;
/** What agrees is surer by so much, up to the last; what only arithmetic says is less sure. */
const AGREED = 0.05;
const MOST_SURE = 0.99;
const UNLABELLED = 0.9;
const MISREAD = 0.75;
const UNREAD = 0.65;
/** Figures of a misread amount that may differ from what it must be. */
const MOST_DIFFERENT = 1;

const toCents = ({ value }: Pick<FoundValue, 'value'>): number => Math.round(Number(value) * 100);
const toAmount = (cents: number): string => (cents / 100).toFixed(2);

function listTried(candidates: Candidates, key: string): readonly FoundValue[] {
  const byValue = new Map<number, FoundValue>();
  for (const each of candidates.get(key) ?? [])
    if (Number.isFinite(Number(each.value)) && !byValue.has(toCents(each))) byValue.set(toCents(each), each);
  return [...byValue.values()].slice(0, MOST_TRIED);
}

function agreed(value: FoundValue): FoundValue {
  return { ...value, confidence: Math.min(MOST_SURE, value.confidence + AGREED) };
}

/** No tax is as much of a total: half of it is one of two taxes, and the other half the other. */
const HIGHEST_SHARE = 0.45;

/** All totals with two parts that add up to them. A sum of nothing but one part says nothing. */
function listSums(candidates: Candidates, { total, one, other, isTaxed }: Sum): FoundValue[][] {
  const ones = listTried(candidates, one);
  const named = listTried(candidates, total);
  // 'Total bruto' over 'Neto' is called a net amount too: the one that the other is with its tax.
  const wholes = named.length === 0 ? ones : named;
  // 'Fare' before tax and 'Total fare' are both called a total: the one that the other is with its tax.
  const isUntaxed = ones.length === 0;
  return wholes.flatMap((whole) =>
    (isUntaxed ? wholes : ones).flatMap((first) =>
      listTried(candidates, other)
        .filter((second) => toCents(first) !== 0 && !(isUntaxed && toCents(second) === 0))
        // What is taken off a sum is a discount, and no tax.
        .filter((second) => toCents(second) * toCents(whole) >= 0)
        .filter((second) => !isTaxed || Math.abs(toCents(second)) < HIGHEST_SHARE * Math.abs(toCents(whole)))
        .filter((second) => Math.abs(toCents(first) + toCents(second) - toCents(whole)) <= ROUNDING)
        .map((second) => [whole, first, second]),
    ),
  );
}

/** The surest total and two parts that add up; null where none do. */
function findAgreeing(candidates: Candidates, sum: Sum): Map<string, FoundValue> | null {
  const sureOf = (values: readonly FoundValue[]): number =>
    values.reduce((all, { confidence }) => all + confidence, 0);
  const [best] = listSums(candidates, sum).toSorted((a, b) => sureOf(b) - sureOf(a));
  if (best === undefined) return null;
  const keys = [sum.total, sum.one, sum.other];
  return new Map(best.map((value, at) => [keys[at] ?? sum.total, agreed(value)]));
}

/** Two or more of a few amounts, in all ways. */
function listSubsets(values: readonly FoundValue[], least: number): FoundValue[][] {
  const few = values.slice(0, MOST_RATES);
  return Array.from({ length: 2 ** few.length }, (_, bits) =>
    few.filter((_value, at) => bits & (1 << at)),
  ).filter(({ length }) => length >= least);
}

/** Of one amount itself, of several their sum: where it is printed nowhere, what it is made of. */
function addUp(parts: readonly FoundValue[]): FoundValue | null {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return first ?? null;
  return {
    ...first,
    value: toAmount(parts.reduce((sum, part) => sum + toCents(part), 0)),
    raw: parts.map(({ raw }) => raw).join(' + '),
    boxes: parts.flatMap(({ boxes }) => boxes),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  };
}

/** A total of several rates of tax: the taxes, and the amounts that they are of, each with its own label. */
function addRates(candidates: Candidates, { total, one, other }: Sum): Map<string, FoundValue> | null {
  const inParts = (values: readonly FoundValue[]): number =>
    values.reduce((sum, each) => sum + toCents(each), 0);
  for (const whole of listTried(candidates, total))
    for (const taxes of listSubsets(listTried(candidates, other), 2))
      for (const nets of listSubsets(listTried(candidates, one), 1)) {
        if (Math.abs(inParts(nets) + inParts(taxes) - toCents(whole)) > ROUNDING || inParts(taxes) === 0)
          continue;
        const [net, tax] = [addUp(nets), addUp(taxes)];
        if (net !== null && tax !== null && inParts(taxes) < inParts(nets))
          return new Map([
            [total, agreed(whole)],
            [one, net],
            [other, tax],
          ]);
      }
  return null;
}

/** Whether the figures of two amounts differ in so few places that one is the other misread. */
export function isMisreadOf(read: string, right: string): boolean {
  const [one, other] = [read, right].map((text) => text.replaceAll(/\D/gu, ''));
  if (one === undefined || other === undefined || one === other || Math.abs(one.length - other.length) > 1)
    return one === other;
  let [start, end] = [0, 0];
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= MOST_DIFFERENT;
}

/** An amount that nothing is read for at a label of its own: without a label, or with a label at which nothing can be read. */
function deriveUnread(key: string, cents: number, sure: number, others: OtherAmounts): FoundValue | null {
  const printed = others.all.find((each) => toCents(each) === cents);
  if (printed !== undefined)
    return { ...printed, confidence: UNLABELLED * Math.min(sure, printed.confidence) };
  const [unread] = others.unread.get(key) ?? [];
  if (unread === undefined) return null;
  return { ...unread, value: toAmount(cents), confidence: UNREAD * sure, reasons: ['corrected-characters'] };
}

/** What is read at a key's labels, with the figure put right that was misread. */
function deriveMisread(key: string, cents: number, sure: number, candidates: Candidates): FoundValue | null {
  const value = toAmount(cents);
  const misread = candidates.get(key)?.find((each) => isMisreadOf(each.raw, value));
  if (misread === undefined) return null;
  const confidence = MISREAD * Math.min(sure, misread.confidence);
  return { ...misread, value, confidence, reasons: ['corrected-characters'] };
}

/** An amount without its first figure, where it may be a sign of money that was misread: '7130,429.14' of '₹130,429.14'. */
function withoutFirst(value: FoundValue): FoundValue {
  const cents = toCents(value);
  const rest = Number(String(Math.abs(cents)).slice(1));
  return {
    ...value,
    value: toAmount(Math.sign(cents) * rest),
    confidence: MISREAD * value.confidence,
    reasons: ['corrected-characters'],
  };
}

/** The first amounts at the labels of all three, some without their first figure, where they add up so: signs of money that a scan has for figures. */
function findSigned(candidates: Candidates, { total, one, other }: Sum): Map<string, FoundValue> | null {
  const read = [total, one, other].flatMap((key) => candidates.get(key)?.[0] ?? []);
  if (read.length < 3) return null;
  // Most figures that stay first.
  for (const bits of [1, 2, 4, 3, 5, 6]) {
    const [whole, first, second] = read.map((value, at) => (bits & (1 << at) ? withoutFirst(value) : value));
    if (whole === undefined || first === undefined || second === undefined || toCents(second) === 0) continue;
    if (Math.abs(toCents(first) + toCents(second) - toCents(whole)) <= ROUNDING)
      return new Map([
        [total, whole],
        [one, first],
        [other, second],
      ]);
  }
  return null;
}

/** Of an amount that lost its hundredths or its beginning in a scan, what the other two say. */
function deriveBroken(read: FoundValue | undefined, cents: number, sure: number): FoundValue | null {
  if (read === undefined || /[.,]\d{2}(?!\d)/u.test(read.raw) || cents <= 0) return null;
  return { ...read, value: toAmount(cents), confidence: UNREAD * sure, reasons: ['corrected-characters'] };
}

/** The one of three amounts that the other two say, where these are the surest at their labels. What is printed is only doubted in a scan. */
function deriveMissing(
  candidates: Candidates,
  { total, one, other }: Sum,
  others: OtherAmounts,
): Map<string, FoundValue> {
  const first = (key: string): FoundValue | undefined => candidates.get(key)?.[0];
  const centsOf = (key: string): number => toCents(first(key) ?? { value: '' });
  const sums = [
    { key: total, from: [one, other], cents: centsOf(one) + centsOf(other) },
    { key: other, from: [total, one], cents: centsOf(total) - centsOf(one) },
    { key: one, from: [total, other], cents: centsOf(total) - centsOf(other) },
  ].filter(({ from }) => from.every((key) => first(key) !== undefined));
  const derived = sums.flatMap(({ key, from, cents }) => {
    const sure = Math.min(...from.map((each) => first(each)?.confidence ?? 0));
    const isRead = first(key) !== undefined;
    // That nothing is missing proves no amount of nothing.
    if ((isRead && !others.isScan) || cents === 0) return [];
    // What two amounts lack of each other is a discount, where it is below zero and they are not.
    if (cents < 0 && from.some((each) => centsOf(each) > 0)) return [];
    const value = isRead
      ? (deriveMisread(key, cents, sure, candidates) ?? deriveBroken(first(key), cents, sure))
      : deriveUnread(key, cents, sure, others);
    return value === null ? [] : [{ key, value, read: first(key)?.confidence ?? 0 }];
  });
  // Of several that one misread figure would explain, the one whose words were the least sure.
  const [chosen] = derived.toSorted((a, b) => a.read - b.read);
  return new Map(chosen === undefined ? [] : [[chosen.key, chosen.value]]);
}

/** The values of the sums of two parts that a type's rules know, where they add up or one of them follows. */
export function chooseAgreeing(
  candidates: Candidates,
  type: DocumentType,
  others: OtherAmounts,
): Map<string, FoundValue> {
  const chosen = new Map<string, FoundValue>();
  for (const rule of type.rules) {
    if (rule.rule !== 'sum') continue;
    const [one, other, ...more] = rule.parts;
    if (one === undefined || other === undefined || more.length > 0) continue;
    const isTaxed = type.keys.some(({ key, field }) => key === other && field === 'tax');
    const sum = { total: rule.total, one, other, isTaxed };
    const found =
      findAgreeing(candidates, sum) ??
      addRates(candidates, sum) ??
      (others.isScan ? findSigned(candidates, sum) : null) ??
      deriveMissing(candidates, sum, others);
    for (const [key, value] of found) chosen.set(key, value);
  }
  return chosen;
}
