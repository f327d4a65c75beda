// All that stands at the labels of a key of a form, read as the key's data type, the surest first (issue 13: keys by label, left, above, in a table).

import type { FoundValue } from './build-row.ts';
import { listCrossings } from './crossed-labels.ts';
import type { SsotKey } from './document-type.ts';
import type { Neighbour } from './label-neighbours.ts';
import type { LabelSpot } from './label-spots.ts';
import { listLabelSpots } from './label-spots.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import { isCompanyName } from './party-names.ts';
import { isPreferred } from './preferred-places.ts';
import type { ReadNeighbour } from './read-neighbour.ts';
import { isFreeText, isParty, isPerson, isSpeck, readNeighbour } from './read-neighbour.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { sureness } from './text-lines.ts';

const SURENESS = {
  crossing: 0.96,
  behind: 0.95,
  right: 0.94,
  column: 0.94,
  below: 0.86,
  above: 0.72,
} as const;
/** Where a key looks first is as good as right of its label. */
const PREFERRED = 0.94;
/** A less telling synonym, a later page, a label within a sentence, a letter of the label and of the value misread make a value less sure. */
const PER_RANK = 0.004;
const LAST_RANK = 12;
const PER_FURTHER_RANK = 0.0001;
const PER_PAGE = 0.02;
const NOT_AT_START = 0.08;
const PER_MISREAD = 0.05;
const CORRECTED = 0.15;
/** An amount without hundredths may be a quantity, or the days of 'Net 10'. */
const NO_CENTS = 0.2;
/** What may follow the name of an amount and leave it the same amount. */
const SAME_AMOUNT =
  /^\s+(?:inc|exc|due|amount|to pay|payable|a pagar|a abonar|eur|usd|gbp|mxn|chf|cop|clp|ars|iva|vat|gst|igv|tax|sales|ttc|ht|en\b|in\b|de\b|del\b|for\b|of\b|al\b|at\b|por\b|a\b|i\.v\.a|[a-z]{3}\b\s*(?:$|[\d:(]))/iu;
const OTHER_AMOUNT = 0.12;
/** A party without a legal form may be a person, or no party. */
const NO_COMPANY = 0.1;
const OF_BANK =
  /(?<!\p{L})(?:routing|sort code|iban|banks?|bankers|banco|clabe|ahorros|corriente|swift|bic)(?!\p{L})/iu;
/** A label at the foot of a page says so much less than one at its head. */
const PER_PAGE_DOWN = 0.04;
const LEAST_IDENTIFIER = 3;
/** A number that is a year may be that of the date beside it. */
const JUST_A_YEAR = 0.15;
const IS_YEAR = /^(?:19|20)\d\d$/;
/** Of two values alike the one whose words OCR is surer of, but the place says more. */
const DOUBTFUL_WORDS = 0.1;
/** A text of more words is no label though a colon ends it. */
const MOST_WORDS = 4;
/** In a row of several amounts the total is the last: net, tax, gross. */
const LAST_OF_ROW = 'amount';

/** Two to four words with capitals, initials among them. */
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|\p{Lu}[\p{L}.'’-]*)){1,4}$/u;

/** 'De' before the name of a company is its beginning, unless a scan has joined a label to its value. */
const SMALL_WORD = /^(?:de|a|from|to|para)$/iu;

export interface FormPage {
  readonly lines: readonly TextLine[];
  readonly segments: readonly LabelledSegment[];
}

/** What the values of a form are read by. */
export interface Form {
  readonly pages: readonly FormPage[];
  readonly names: LabelNames;
  readonly conventions: Conventions;
  /** Whether its amounts have hundredths. */
  readonly hasCents: boolean;
}

/** What a label of any key stands at is never its value: 'Bill to' beside 'Delivery address'. */
function isLabel(text: string, names: LabelNames): boolean {
  return names.holds(text) || (/^\D+:\s*$/u.test(text) && text.trim().split(/\s+/u).length <= MOST_WORDS);
}

function readSpot(spot: LabelSpot, key: SsotKey, form: Form): ReadNeighbour | null {
  const behind = spot.neighbours.filter(
    ({ place, text }) => (place === 'behind' || place === 'crossing') && /[\p{L}\d]/u.test(text),
  );
  if (behind.some((each) => isSentence(each, spot, key)) || isDirt(spot, behind)) return null;
  // A label within a sentence has no value but in its sentence.
  if (!spot.isAtStart && isFreeText(key)) return firstRead(behind, key, form.conventions);
  const hasColon =
    spot.hasColon || spot.neighbours.some(({ place, text }) => place === 'right' && text === ':');
  const read = readAround({ ...spot, hasColon }, behind, key, form);
  return read === null || isChance(read, spot, hasColon, key) ? null : read;
}

/** What stands beside a label, else below it, else above it. */
function readAround(
  { neighbours: all, hasColon }: LabelSpot,
  behind: readonly Neighbour[],
  key: SsotKey,
  { names, conventions }: Form,
): ReadNeighbour | null {
  const neighbours = all.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const right = neighbours.filter(({ place }) => place === 'right').slice(0, isFreeText(key) ? 2 : undefined);
  // 'Sector: Industry' has a value that is a label elsewhere; behind a colon it is none.
  const [nearest] = right;
  const isValue = (each: Neighbour): boolean =>
    (hasColon && each === nearest && !each.text.includes(':')) || !isLabel(each.text, names);
  const preferred = firstRead(
    neighbours.filter((each) => isPreferred(each, key) && !isLabel(each.text, names)),
    key,
    conventions,
  );
  if (preferred !== null) return preferred;
  const below = neighbours.filter(({ place, text }) => place === 'below' && !isLabel(text, names));
  const above = neighbours.filter((each) => each.place === 'above' && isCaptioned(each, key, names));
  const beside = readBeside([...behind, ...right].filter(isValue), key, conventions);
  // What stands behind a colon is the value, though it be none that can be read.
  const isValueBeside =
    hasColon && [...behind, ...right].some((each) => !isLabel(each.text, names) && !isSpeck(each));
  const under = isValueBeside ? null : firstRead(below, key, conventions);
  if (beside !== null && !isBetterParty(under, beside, key)) return beside;
  return under ?? firstRead(above, key, conventions);
}

/** Nobody's name at a label that is a small word, days at the label 'Net', the number of an account at a bank. */
function isChance(
  { value, raw }: ReadNeighbour,
  { label, line }: LabelSpot,
  hasColon: boolean,
  key: SsotKey,
): boolean {
  if (isFreeText(key))
    return SMALL_WORD.test(label.replaceAll(' ', '')) && !hasColon && !isCompanyName(value);
  if (key.field === 'client_id') return /account|cuenta/iu.test(label) && OF_BANK.test(line);
  return key.dataType === 'currency' && /^net$/iu.test(label.trim()) && /^\d{1,3}$/u.test(raw.trim());
}

/** A text over a caption is a person's name where it looks like one, and the value of another key where it can be read as that. */
function isCaptioned({ text }: Neighbour, key: SsotKey, names: LabelNames): boolean {
  if (isLabel(text, names)) return false;
  return isFreeText(key) ? isPerson(key) && PERSON.test(text) : true;
}

/** A letter alone in a scan is no label 'A'. */
function isDirt({ label, hasColon, neighbours }: LabelSpot, behind: readonly Neighbour[]): boolean {
  const isScan = neighbours.some(({ confidence }) => confidence < 1);
  return isScan && !hasColon && behind.length === 0 && SMALL_WORD.test(label.trim());
}

/** 'From the desk of': a text without a colon that goes on in small letters is a sentence, and what it begins with no label. */
function isSentence(
  { text, confidence }: Neighbour,
  { hasColon, isAtStart, label }: LabelSpot,
  key: SsotKey,
): boolean {
  if (!isFreeText(key) || hasColon || !isAtStart) return false;
  const isSmallWord = SMALL_WORD.test(label.trim());
  return /^\p{Ll}/u.test(text) || (isSmallWord && (confidence === 1 || !isCompanyName(text)));
}

/** Beside a label at the edge of the page stands what belongs to another column: the company under it is meant. */
function isBetterParty(under: ReadNeighbour | null, beside: ReadNeighbour, key: SsotKey): boolean {
  return (
    under !== null &&
    beside.neighbour.place === 'right' &&
    isParty(key) &&
    isCompanyName(under.value) &&
    !isCompanyName(beside.value)
  );
}

/** Right of the label only the nearest text counts, unless it is a row of amounts, of which the last is the total. */
function readBeside(
  neighbours: readonly Neighbour[],
  key: SsotKey,
  conventions: Conventions,
): ReadNeighbour | null {
  const row: ReadNeighbour[] = [];
  for (const neighbour of neighbours) {
    const read = readNeighbour(neighbour, key, conventions);
    if (read !== null) {
      row.push(read);
      if (neighbour.place !== 'right' || key.field !== LAST_OF_ROW) break;
    } else if (
      neighbour.place === 'right' &&
      (row.length > 0 || key.dataType === 'string') &&
      !isSpeck(neighbour)
    )
      break;
  }
  return row.at(-1) ?? null;
}

function firstRead(
  neighbours: readonly Neighbour[],
  key: SsotKey,
  conventions: Conventions,
): ReadNeighbour | null {
  for (const neighbour of neighbours) {
    const read = readNeighbour(neighbour, key, conventions);
    if (read !== null) return read;
  }
  return null;
}

/** What the label and its place say, before what OCR is sure of. */
function surenessOf(
  spot: LabelSpot,
  read: ReadNeighbour,
  key: SsotKey,
  pageAt: number,
  hasCents: boolean,
): number {
  const { neighbour, raw, isCorrected } = read;
  const sure =
    (isPreferred(neighbour, key) ? PREFERRED : SURENESS[neighbour.place]) -
    (neighbour.place === 'crossing' ? 0 : Math.min(spot.rank, LAST_RANK) * PER_RANK) -
    spot.rank * PER_FURTHER_RANK -
    pageAt * PER_PAGE -
    (spot.isAtStart ? 0 : NOT_AT_START) -
    spot.misread * PER_MISREAD -
    (isCorrected ? CORRECTED : 0) -
    (isParty(key) && !isCompanyName(read.value) ? NO_COMPANY : 0) -
    (key.dataType === 'currency' ? doubtAmount(spot, raw, hasCents) : doubtPlace(spot, raw, key));
  return Math.max(0, sure);
}

/** An amount of a document that has hundredths, without any; and one at 'Total savings', whose name says more than the label that is known. */
function doubtAmount({ rest }: LabelSpot, raw: string, hasCents: boolean): number {
  const isOther = /^\s+\p{L}/u.test(rest) && !SAME_AMOUNT.test(rest);
  return (hasCents && !/[.,]\d{2}(?!\d)/u.test(raw) ? NO_CENTS : 0) + (isOther ? OTHER_AMOUNT : 0);
}

/** What heads a document says more of it than what stands further down, in a table of others; an identifier that is a year or a few figures is none. */
function doubtPlace({ labelBoxes }: LabelSpot, raw: string, { pattern, dataType }: SsotKey): number {
  const isListed = pattern === '' && dataType !== 'date';
  const isShort = pattern !== '' && dataType === 'string' && raw.length < LEAST_IDENTIFIER;
  return (
    (isListed ? (labelBoxes[0]?.[1] ?? 0) * PER_PAGE_DOWN : 0) +
    (pattern !== '' && IS_YEAR.test(raw) ? JUST_A_YEAR : 0) +
    (isShort ? JUST_A_YEAR : 0)
  );
}

function toFound(spot: LabelSpot, read: ReadNeighbour, sure: number): FoundValue {
  const { neighbour, boxes, value, raw, isCorrected } = read;
  return {
    value,
    raw,
    page: spot.page,
    boxes,
    label: spot.label,
    labelBoxes: spot.labelBoxes,
    confidence: sure * neighbour.confidence,
    reasons: isCorrected ? ['corrected-characters'] : [],
  };
}

/** All that stands at labels of a key, the surest first. */
export function listCandidates(form: Form, key: SsotKey): FoundValue[] {
  const found = form.pages.flatMap(({ lines, segments }, pageAt) =>
    [...listCrossings(lines, segments, key), ...listLabelSpots(lines, segments, key, form.names)].flatMap(
      (spot) => {
        const read = readSpot(spot, key, form);
        if (read === null) return [];
        const sure = surenessOf(spot, read, key, pageAt, form.hasCents);
        const order = sure - (1 - read.neighbour.confidence) * DOUBTFUL_WORDS;
        return [{ order, value: toFound(spot, read, sure) }];
      },
    ),
  );
  return found.toSorted((one, other) => other.order - one.order).map(({ value }) => value);
}

/** The labels of a key at which nothing can be read. */
export function listUnread(form: Form, key: SsotKey): FoundValue[] {
  return form.pages.flatMap(({ lines, segments }) =>
    listLabelSpots(lines, segments, key, form.names)
      .filter((spot) => spot.isAtStart && readSpot(spot, key, form) === null)
      .map((spot) => ({
        value: '',
        raw: spot.neighbours.find(({ place }) => place === 'right')?.text ?? '',
        page: spot.page,
        boxes: spot.labelBoxes,
        label: spot.label,
        labelBoxes: spot.labelBoxes,
        confidence: 0,
        reasons: [],
      })),
  );
}

/** Every segment that is an amount with decimals, read as this key's. */
export function listAmounts({ pages, conventions }: Form, key: SsotKey): FoundValue[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap(({ page, segments }) =>
      segments.flatMap((segment) => {
        const confidence = sureness(segment);
        const read = readScanned(segment.text, key, conventions, confidence < 1);
        if (read === null || read.isCorrected || !read.value.includes('.')) return [];
        const { value } = read;
        const boxes = [segment.box];
        return [
          { value, raw: segment.text, page, boxes, label: '', labelBoxes: [], confidence, reasons: [] },
        ];
      }),
    ),
  );
}
