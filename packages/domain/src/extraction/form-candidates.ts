// All that stands at the labels of a key of a form, read as the key's data type, the surest first (issue 13: keys by label, left, above, in a table).

import type { Box } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import { listCrossings } from './crossed-labels.ts';
import type { SsotKey } from './document-type.ts';
import type { LabelSpot, Neighbour } from './label-spots.ts';
import { listLabelSpots } from './label-spots.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import { isCompanyName, isLegalForm } from './party-names.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { sureness } from './text-lines.ts';

const SURENESS = { crossing: 0.96, behind: 0.95, right: 0.94, below: 0.86 } as const;
/** A less telling synonym, a later page, a label within a sentence, a letter of the label and of the value misread make a value less sure. */
const PER_RANK = 0.004;
const LAST_RANK = 12;
const PER_PAGE = 0.02;
const NOT_AT_START = 0.08;
const PER_MISREAD = 0.05;
const CORRECTED = 0.15;
/** An amount without hundredths may be a quantity, or the days of 'Net 10'. */
const NO_CENTS = 0.2;
/** Of two values alike the one whose words OCR is surer of, but the place says more. */
const DOUBTFUL_WORDS = 0.1;
/** A text of more words is no label though a colon ends it. */
const MOST_WORDS = 4;
/** In a row of several amounts the total is the last: net, tax, gross. */
const LAST_OF_ROW = 'amount';
/** Words that a text which is broken off ends in. */
const BROKEN_OFF = /(?:\s(?:de|del|la|y|e|of|and|the|for|&)|[-/&])$/iu;

export interface FormPage {
  readonly lines: readonly TextLine[];
  readonly segments: readonly LabelledSegment[];
}

/** What the values of a form are read by. */
export interface Form {
  readonly pages: readonly FormPage[];
  readonly names: LabelNames;
  readonly conventions: Conventions;
}

interface Read {
  readonly neighbour: Neighbour;
  readonly boxes: readonly Box[];
  readonly value: string;
  readonly raw: string;
  readonly isCorrected: boolean;
}

/** What a label of any key stands at is never its value: 'Bill to' beside 'Delivery address'. */
function isLabel(text: string, names: LabelNames): boolean {
  return names.holds(text) || (/^\D+:\s*$/u.test(text) && text.trim().split(/\s+/u).length <= MOST_WORDS);
}

const isFreeText = (key: SsotKey): boolean => key.dataType === 'string' && key.pattern === '';

/** Whether a text goes on in the line under it: up to the legal form of a company, or behind a word that ends nothing. */
function isBrokenOff(text: string, next: string): boolean {
  const isOneWord = !/\s/u.test(text.trim());
  return isLegalForm(next) || BROKEN_OFF.test(text) || (isOneWord && isCompanyName(next));
}

function readNeighbour(neighbour: Neighbour, key: SsotKey, conventions: Conventions): Read | null {
  const { text, box, next } = neighbour;
  const isScan = neighbour.confidence < 1;
  const own = readScanned(text, key, conventions, isScan);
  const goesOn =
    next !== null &&
    ((key.dataType === 'date' && own === null) || (isFreeText(key) && isBrokenOff(text, next.text)));
  if (!goesOn) return own === null ? null : { neighbour, boxes: [box], ...own };
  const whole = readScanned(`${text} ${next.text}`, key, conventions, isScan);
  return whole === null ? null : { neighbour, boxes: [box, next.box], ...whole };
}

function readSpot(spot: LabelSpot, key: SsotKey, { names, conventions }: Form): Read | null {
  const neighbours = spot.neighbours.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const right = neighbours.filter(({ place }) => place === 'right').slice(0, isFreeText(key) ? 1 : undefined);
  // 'Sector: Industry' has a value that is a label elsewhere; behind a colon it is none.
  const [nearest] = right;
  const isValue = (each: Neighbour): boolean =>
    (spot.hasColon && each === nearest && !each.text.includes(':')) || !isLabel(each.text, names);
  const behind = neighbours.filter(({ place }) => place === 'behind' || place === 'crossing');
  const below = neighbours.filter(({ place, text }) => place === 'below' && !isLabel(text, names));
  const beside = [...behind, ...right].filter(isValue);
  return readBeside(beside, key, conventions) ?? firstRead(below, key, conventions);
}

/** Right of the label only the nearest text counts, unless it is a row of amounts, of which the last is the total. */
function readBeside(neighbours: readonly Neighbour[], key: SsotKey, conventions: Conventions): Read | null {
  const row: Read[] = [];
  for (const neighbour of neighbours) {
    const read = readNeighbour(neighbour, key, conventions);
    if (read !== null) {
      row.push(read);
      if (neighbour.place !== 'right' || key.field !== LAST_OF_ROW) break;
    } else if (neighbour.place === 'right' && (row.length > 0 || key.dataType === 'string')) break;
  }
  return row.at(-1) ?? null;
}

function firstRead(neighbours: readonly Neighbour[], key: SsotKey, conventions: Conventions): Read | null {
  for (const neighbour of neighbours) {
    const read = readNeighbour(neighbour, key, conventions);
    if (read !== null) return read;
  }
  return null;
}

/** What the label and its place say, before what OCR is sure of. */
function surenessOf(
  spot: LabelSpot,
  { neighbour, raw, isCorrected }: Read,
  key: SsotKey,
  pageAt: number,
): number {
  const sure =
    SURENESS[neighbour.place] -
    Math.min(spot.rank, LAST_RANK) * PER_RANK -
    pageAt * PER_PAGE -
    (spot.isAtStart ? 0 : NOT_AT_START) -
    spot.misread * PER_MISREAD -
    (isCorrected ? CORRECTED : 0) -
    (key.dataType === 'currency' && !/[.,]\d{2}(?!\d)/u.test(raw) ? NO_CENTS : 0);
  return Math.max(0, sure);
}

function toFound(spot: LabelSpot, read: Read, sure: number): FoundValue {
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
        const sure = surenessOf(spot, read, key, pageAt);
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
