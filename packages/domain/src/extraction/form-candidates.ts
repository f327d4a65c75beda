// All that stands at the labels of a key of a form, read as the key's data type, the surest first (issue 13: keys by label, left, above, in a table).

import type { Box } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import { dropOthers, readPieces } from './caption-lines.ts';
import { listCrossings } from './crossed-labels.ts';
import type { SsotKey } from './document-type.ts';
import type { Neighbour } from './label-neighbours.ts';
import { isDirt, isSentence } from './label-doubts.ts';
import { isChance } from './chance-values.ts';
import type { LabelSpot } from './label-spots.ts';
import { listLabelSpots } from './label-spots.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import { isCompanyName } from './party-names.ts';
import { dropHeadings } from './heading-rows.ts';
import { cutAtOtherLabel, isLabelled } from './other-values.ts';
import { isCharge } from './prove-amounts.ts';
import { isPreferred } from './preferred-places.ts';
import type { ReadNeighbour } from './read-neighbour.ts';
import { isAddress, isFreeText, isParty, isPerson, isSpeck, readNeighbour } from './read-neighbour.ts';
import { PERSON } from './person-names.ts';
import { surenessOf } from './weigh-candidate.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { isSectorName } from './sector-names.ts';
import { sureness } from './text-lines.ts';

/** Of two values alike the one whose words OCR is surer of, but the place says more. */
const DOUBTFUL_WORDS = 0.1;
/** A text of more words is no label though a colon ends it. */
const MOST_WORDS = 4;
/** What goes on behind a name so far is no label. */
const WORDS_BEHIND = /^(?:[\p{L}.,;-]+\s+){3}\p{L}/u;
/** In a row of several amounts the total is the last: net, tax, gross. */
const LAST_OF_ROW = 'amount';
/** 'VAT 20% on 400.00 80.00': what a tax is of stands before it. */
const OF_BASE = /(?<!\p{L})(?:on|of|sobre|s\/)\s*$/iu;

export interface FormPage {
  readonly lines: readonly TextLine[];
  readonly segments: readonly LabelledSegment[];
  /** Of labels that stand under their values. */
  readonly captions: ReadonlySet<Box>;
  /** Of what stands in rows of headings. */
  readonly headings: ReadonlySet<Box>;
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
  if (!spot.isAtStart && isFreeText(key)) {
    const within = firstRead(behind, key, form.conventions);
    return within === null || isChance(within, spot, spot.hasColon, key) ? null : within;
  }
  const hasColon =
    spot.hasColon || spot.neighbours.some(({ place, text }) => place === 'right' && text === ':');
  const read = readAround({ ...spot, hasColon }, behind, key, form);
  return read === null || isChance(read, spot, hasColon, key) ? null : read;
}

/** What of the neighbours of a label may be a value of its key, by where it stands. */
interface Around {
  readonly right: readonly Neighbour[];
  readonly below: readonly Neighbour[];
  readonly above: readonly Neighbour[];
  readonly preferred: readonly Neighbour[];
}

function listAround(spot: LabelSpot, key: SsotKey, names: LabelNames): Around {
  // '€' is a 'C' that was misread, where a grade is looked for.
  const isText = key.dataType === 'enum' ? /[\p{L}\d€¢©]/u : /[\p{L}\d]/u;
  const neighbours = spot.neighbours.filter(({ text }) => isText.test(text));
  const at = (place: Neighbour['place']): Neighbour[] => neighbours.filter((each) => each.place === place);
  const right = at('right').slice(0, isFreeText(key) ? 2 : undefined);
  const under = at('below').filter(({ text }) => !isLabel(text, names));
  // Under 'Billing address' stands an address alone where the name is printed elsewhere.
  const isBare = isParty(key) && under[0] !== undefined && isAddress(under[0].text);
  return {
    right: spot.hasColon ? right : cutAtOtherLabel(right, spot.label, key, names),
    below: isBare ? [] : under,
    above: at('above').filter((each) => isCaptioned(each, key, names)),
    preferred: neighbours.filter((each) => isPreferred(each, key) && !isLabel(each.text, names)),
  };
}

/** Whether what stands away from a label names somebody, where its key asks for that: 'Issuer, long-term' under 'Issuer, short-term' is the next label. */
function isNamed({ text }: Neighbour, key: SsotKey, names: LabelNames): boolean {
  if (isCompanyName(text)) return true;
  // 'VAT No. NL81…' under 'Invoice' is no number of the invoice.
  if (key.dataType === 'string' && key.pattern !== '') return !isLabelled(text, names);
  if (!isFreeText(key)) return true;
  return isParty(key) ? !names.begins(text, 1) && !NUMBERED.test(text) : !names.begins(text, 2);
}

/** What stands beside a label, else below it, else above it. */
function readAround(
  spot: LabelSpot,
  behind: readonly Neighbour[],
  key: SsotKey,
  { names, conventions }: Form,
): ReadNeighbour | null {
  const { hasColon, rest } = spot;
  const { right, below, above, preferred } = listAround(spot, key, names);
  const first = firstRead(preferred, key, conventions);
  if (first !== null) return first;
  // 'Sector: Industry' has a value that is a label elsewhere; behind a colon it is none.
  const [nearest] = right;
  const isValue = (each: Neighbour): boolean =>
    (hasColon && each === nearest && !each.text.includes(':')) || !isLabel(each.text, names);
  const named = right.filter((each) => isNamed(each, key, names));
  const isLast = key.field === LAST_OF_ROW || (key.dataType === 'currency' && OF_BASE.test(rest));
  const beside = readBeside([...behind, ...named].filter(isValue), isLast, key, conventions);
  // 'Revisión de calificaciones; informe sobre' is no label of the day in the next line.
  const isText = key.dataType === 'date' && behind.some(({ text }) => WORDS_BEHIND.test(text));
  const lower =
    isText || hasValueBeside(spot, [...behind, ...right], key, names)
      ? null
      : firstRead(
          below.filter((each) => isNamed(each, key, names)),
          key,
          conventions,
        );
  if (beside !== null && !isBetterParty(lower, beside, key)) return beside;
  return lower ?? firstRead(above, key, conventions);
}

/** What stands behind a colon is the value, though it be none that can be read; 'Vendedor 04' is who stands at the till. */
function hasValueBeside(
  { hasColon }: LabelSpot,
  beside: readonly Neighbour[],
  key: SsotKey,
  names: LabelNames,
): boolean {
  const isClerk =
    isParty(key) && beside.some(({ place, text }) => place !== 'right' && /^\d{1,3}$/u.test(text.trim()));
  return isClerk || (hasColon && beside.some((each) => !isLabel(each.text, names) && !isSpeck(each)));
}

/** 'Number 2021-4075' is nobody's name. */
const NUMBERED = /^\p{L}+\.?:?\s(?=[\p{Lu}\d/-]*\d{3})[\p{Lu}\d/-]+$/u;

/** A text over a caption is a person's name or a sector where it looks like one, and the value of another key where it can be read as that. */
function isCaptioned({ text }: Neighbour, key: SsotKey, names: LabelNames): boolean {
  if (isLabel(text, names)) return false;
  if (key.field === 'sector') return isSectorName(text);
  return isFreeText(key) ? isPerson(key) && PERSON.test(text) : true;
}

/** Beside a label at the edge of the page stands what belongs to another column: the company under it is meant. */
function isBetterParty(under: ReadNeighbour | null, beside: ReadNeighbour, key: SsotKey): boolean {
  return (
    under !== null &&
    beside.neighbour.place === 'right' &&
    isParty(key) &&
    (isCompanyName(under.value) || (PERSON.test(under.value) && !PERSON.test(beside.value))) &&
    !isCompanyName(beside.value)
  );
}

/** Right of the label only the nearest text counts, unless it is a row of amounts, of which the last is meant. */
function readBeside(
  neighbours: readonly Neighbour[],
  isLast: boolean,
  key: SsotKey,
  conventions: Conventions,
): ReadNeighbour | null {
  const row: ReadNeighbour[] = [];
  for (const neighbour of neighbours) {
    const read = readNeighbour(neighbour, key, conventions);
    if (read !== null) {
      row.push(read);
      if (neighbour.place !== 'right' || !isLast) break;
    } else if (
      neighbour.place === 'right' &&
      (row.length > 0 || key.dataType === 'string') &&
      !isSpeck(neighbour)
    )
      break;
  }
  return row.at(-1) ?? readPieces(neighbours, key, conventions);
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
  const found = form.pages.flatMap(({ lines, segments, captions, headings }, pageAt) =>
    [...listCrossings(lines, segments, key), ...listLabelSpots(lines, segments, key, form.names)].flatMap(
      (each) => {
        const spot = dropHeadings(dropOthers(each, captions), headings);
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
    lines.flatMap(({ page, plain, segments }) =>
      segments.flatMap((segment) => {
        const confidence = sureness(segment);
        const read = readScanned(segment.text, key, conventions, confidence < 1);
        if (read === null || read.isCorrected || isCharge(plain) || !read.value.includes('.')) return [];
        const { value } = read;
        const boxes = [segment.box];
        return [
          { value, raw: segment.text, page, boxes, label: '', labelBoxes: [], confidence, reasons: [] },
        ];
      }),
    ),
  );
}
