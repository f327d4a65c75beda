// Values of forms (credit reports, invoices, receipts): for each key its labels are looked for, and what stands at them is read as the
// key's data type; the most telling label wins, and a second, different value near it in sureness sends the key to a person (issue 13).

import type { ReadPage } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType, SsotKey } from './document-type.ts';
import type { LabelSpot, Neighbour } from './label-spots.ts';
import { listLabelSpots } from './label-spots.ts';
import { decideDateOrder } from './read-date.ts';
import { decideDecimalMark } from './read-number.ts';
import type { Conventions } from './read-value.ts';
import { readTyped } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { listLines, normaliseText } from './text-lines.ts';

const SURENESS = { behind: 0.95, right: 0.94, below: 0.86 } as const;
/** A less telling synonym, a later page and a label within a sentence make a value less sure. */
const PER_RANK = 0.004;
const PER_PAGE = 0.02;
const NOT_AT_START = 0.08;
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
  'shipping address',
  'remit to',
  'description',
  'details',
  'notes',
  'reference',
  'your reference',
  'our reference',
  'direccion de entrega',
  'enviar a',
  'referencia',
  'su referencia',
  'observaciones',
  'concepto',
];
/** In a row of several amounts the total is the last: net, tax, gross. */
const LAST_OF_ROW = 'amount';

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
  readonly value: string;
  readonly raw: string;
}

/** What a label of any key stands at is never its value: 'Bill to' beside 'Delivery address'. */
function isLabel(text: string, labels: ReadonlySet<string>): boolean {
  const plain = normaliseText(text);
  return labels.has(plain) || (/:\s*$/u.test(text) && plain.split(' ').length <= MOST_WORDS);
}

function readSpot(
  spot: LabelSpot,
  key: SsotKey,
  labels: ReadonlySet<string>,
  conventions: Conventions,
): Read | null {
  const neighbours = spot.neighbours.filter(({ text }) => !isLabel(text, labels));
  const below = neighbours.filter(({ place }) => place === 'below');
  const beside = neighbours.filter(({ place }) => place !== 'below');
  return readBeside(beside, key, conventions) ?? firstRead(below, key, conventions);
}

/** Right of the label only the nearest text counts, unless it is a row of amounts, of which the last is the total. */
function readBeside(neighbours: readonly Neighbour[], key: SsotKey, conventions: Conventions): Read | null {
  const row: Read[] = [];
  for (const neighbour of neighbours) {
    const read = readTyped(neighbour.text, key, conventions);
    if (read !== null) {
      row.push({ neighbour, ...read });
      if (neighbour.place === 'behind' || key.field !== LAST_OF_ROW) break;
    } else if (neighbour.place === 'right' && (row.length > 0 || key.dataType === 'string')) break;
  }
  return row.at(-1) ?? null;
}

function firstRead(neighbours: readonly Neighbour[], key: SsotKey, conventions: Conventions): Read | null {
  for (const neighbour of neighbours) {
    const read = readTyped(neighbour.text, key, conventions);
    if (read !== null) return { neighbour, ...read };
  }
  return null;
}

function listCandidates(
  pages: readonly (readonly TextLine[])[],
  key: SsotKey,
  labels: ReadonlySet<string>,
  conventions: Conventions,
): FoundValue[] {
  return pages.flatMap((lines, pageAt) =>
    listLabelSpots(lines, key, labels).flatMap((spot) => {
      const read = readSpot(spot, key, labels, conventions);
      if (read === null) return [];
      const confidence =
        (SURENESS[read.neighbour.place] -
          spot.rank * PER_RANK -
          pageAt * PER_PAGE -
          (spot.isAtStart ? 0 : NOT_AT_START)) *
        read.neighbour.confidence;
      return [
        {
          value: read.value,
          raw: read.raw,
          page: spot.page,
          boxes: [read.neighbour.box],
          label: spot.label,
          labelBoxes: [spot.labelBox],
          confidence,
          reasons: [],
        },
      ];
    }),
  );
}

function chooseCandidate(candidates: readonly FoundValue[]): FoundValue | null {
  const ordered = candidates.toSorted((one, other) => other.confidence - one.confidence);
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
  const lines = pages.map(listLines);
  const found = new Map<string, FoundValue>();
  const labels = new Set([...type.keys.flatMap(({ synonyms }) => synonyms), ...OTHER_LABELS]);
  for (const key of type.keys) {
    const value = chooseCandidate(listCandidates(lines, key, labels, conventions));
    if (value !== null) found.set(key.key, value);
  }
  return found;
}
