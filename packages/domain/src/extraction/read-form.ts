// Values of forms (credit reports, invoices, receipts): for each key its labels are looked for, and what stands at them is read as the
// key's data type; the most telling label wins, and a second, different value near it in sureness sends the key to a person (issue 13).

import type { Box, ReadPage } from '../digitise/page.ts';
import { chooseAgreeing } from './agreeing-amounts.ts';
import type { FoundValue } from './build-row.ts';
import { listCrossings } from './crossed-labels.ts';
import type { DocumentType, SsotKey } from './document-type.ts';
import type { LabelSpot, Neighbour } from './label-spots.ts';
import { listLabelSpots } from './label-spots.ts';
import type { LabelledSegment } from './labelled-segments.ts';
import { LabelNames, listLabelledSegments } from './labelled-segments.ts';
import { isLegalForm } from './party-names.ts';
import { decideDateOrder } from './read-date.ts';
import { decideDecimalMark } from './read-number.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { listLines } from './text-lines.ts';

const SURENESS = { crossing: 0.96, behind: 0.95, right: 0.94, below: 0.86 } as const;
/** A less telling synonym, a later page, a label within a sentence, a letter of the label and of the value misread make a value less sure. */
const PER_RANK = 0.004;
const LAST_RANK = 12;
const PER_PAGE = 0.02;
const NOT_AT_START = 0.08;
const PER_MISREAD = 0.05;
const CORRECTED = 0.15;
/** Another value within this of the best is a second candidate. */
const NEAR = 0.03;
/** A text of more words is no label though a colon ends it. */
const MOST_WORDS = 4;
/** Labels of forms that no key asks for. */
const OTHER_LABELS: readonly string[] = [
  'ship to',
  'deliver to',
  'delivery address',
  'delivery ref',
  'delivery note',
  'albaran',
  'albaran n',
  'shipping address',
  'remit to',
  'description',
  'details',
  'notes',
  'reference',
  'your reference',
  'our reference',
  'original invoice',
  'factura original',
  'your tax id',
  'your vat no',
  'your vat number',
  'customer vat no',
  'customer vat number',
  'customer tax id',
  'cif cliente',
  'nif cliente',
  'cif del cliente',
  'nif del cliente',
  'su nif',
  'su cif',
  'direccion de entrega',
  'lugar de entrega',
  'enviar a',
  'referencia',
  'su referencia',
  'observaciones',
  'concepto',
];
/** In a row of several amounts the total is the last: net, tax, gross. */
const LAST_OF_ROW = 'amount';
/** Words that a text which is broken off ends in. */
const BROKEN_OFF = /(?:\s(?:de|del|la|y|e|of|and|the|for|&)|[-/&])$/iu;

/** How a document writes its numbers and dates. */
export function decideConventions(pages: readonly ReadPage[]): Conventions {
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  const first = pages[0];
  return {
    decimalMark: decideDecimalMark(words),
    dateOrder: decideDateOrder(words.join(' '), first?.width ?? 0, first?.height ?? 0),
  };
}

interface Read {
  readonly neighbour: Neighbour;
  readonly boxes: readonly Box[];
  readonly value: string;
  readonly raw: string;
  readonly isCorrected: boolean;
}

interface FormPage {
  readonly lines: readonly TextLine[];
  readonly segments: readonly LabelledSegment[];
}

/** What a label of any key stands at is never its value: 'Bill to' beside 'Delivery address'. */
function isLabel(text: string, names: LabelNames): boolean {
  return names.holds(text) || (/^\D+:\s*$/u.test(text) && text.trim().split(/\s+/u).length <= MOST_WORDS);
}

function readNeighbour(neighbour: Neighbour, key: SsotKey, conventions: Conventions): Read | null {
  const { text, box, next } = neighbour;
  const isScan = neighbour.confidence < 1;
  const own = readScanned(text, key, conventions, isScan);
  const goesOn =
    next !== null &&
    ((key.dataType === 'date' && own === null) ||
      (key.dataType === 'string' && key.pattern === '' && (isLegalForm(next.text) || BROKEN_OFF.test(text))));
  if (!goesOn) return own === null ? null : { neighbour, boxes: [box], ...own };
  const whole = readScanned(`${text} ${next.text}`, key, conventions, isScan);
  return whole === null ? null : { neighbour, boxes: [box, next.box], ...whole };
}

function readSpot(spot: LabelSpot, key: SsotKey, names: LabelNames, conventions: Conventions): Read | null {
  const neighbours = spot.neighbours.filter(({ text }) => /[\p{L}\d]/u.test(text) && !isLabel(text, names));
  const below = neighbours.filter(({ place }) => place === 'below');
  const beside = neighbours.filter(({ place }) => place !== 'below');
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

function toFound(
  spot: LabelSpot,
  { neighbour, boxes, value, raw, isCorrected }: Read,
  pageAt: number,
): FoundValue {
  const confidence =
    (SURENESS[neighbour.place] -
      Math.min(spot.rank, LAST_RANK) * PER_RANK -
      pageAt * PER_PAGE -
      (spot.isAtStart ? 0 : NOT_AT_START) -
      spot.misread * PER_MISREAD -
      (isCorrected ? CORRECTED : 0)) *
    neighbour.confidence;
  return {
    value,
    raw,
    page: spot.page,
    boxes,
    label: spot.label,
    labelBoxes: spot.labelBoxes,
    confidence: Math.max(0, confidence),
    reasons: isCorrected ? ['corrected-characters'] : [],
  };
}

/** All that stands at labels of a key, the surest first. */
function listCandidates(
  pages: readonly FormPage[],
  key: SsotKey,
  names: LabelNames,
  conventions: Conventions,
): FoundValue[] {
  return pages
    .flatMap(({ lines, segments }, pageAt) =>
      [...listCrossings(lines, segments, key), ...listLabelSpots(lines, segments, key, names)].flatMap(
        (spot) => {
          const read = readSpot(spot, key, names, conventions);
          return read === null ? [] : [toFound(spot, read, pageAt)];
        },
      ),
    )
    .toSorted((one, other) => other.confidence - one.confidence);
}

function chooseCandidate(ordered: readonly FoundValue[]): FoundValue | null {
  const best = ordered[0];
  if (best === undefined) return null;
  const isContested = ordered.some(
    ({ value, confidence }) => value !== best.value && best.confidence - confidence < NEAR,
  );
  const isConfirmed = ordered.filter(({ value }) => value === best.value).length > 1;
  if (isContested && !isConfirmed)
    return { ...best, confidence: Math.min(best.confidence, 0.78), reasons: ['several-candidates'] };
  return isConfirmed ? { ...best, confidence: Math.min(0.98, best.confidence + 0.03) } : best;
}

/** The value found for each key of a form; keys without one are missing from the map. */
export function readForm(pages: readonly ReadPage[], type: DocumentType): ReadonlyMap<string, FoundValue> {
  const conventions = decideConventions(pages);
  const names = new LabelNames([...type.keys.flatMap(({ synonyms }) => synonyms), ...OTHER_LABELS]);
  const formPages = pages.map((page) => {
    const lines = listLines(page);
    return { lines, segments: listLabelledSegments(lines, names) };
  });
  const candidates = new Map(
    type.keys.map((key) => [key.key, listCandidates(formPages, key, names, conventions)]),
  );
  const found = new Map<string, FoundValue>();
  for (const [key, ordered] of candidates) {
    const value = chooseCandidate(ordered);
    if (value !== null) found.set(key, value);
  }
  for (const [key, value] of chooseAgreeing(candidates, type)) found.set(key, value);
  return found;
}
