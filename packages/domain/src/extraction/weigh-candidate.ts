// How sure a value is by its label and by where it stands from it (issue 14, 'Confidence'): what these numbers are worth is measured, `calibrate-confidence.ts`.

import type { SsotKey } from './document-type.ts';
import type { LabelSpot } from './label-spots.ts';
import { isCompanyName } from './party-names.ts';
import { isPreferred } from './preferred-places.ts';
import type { ReadNeighbour } from './read-neighbour.ts';
import { isParty } from './read-neighbour.ts';

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
/** 'Rating LT (old)' */
const WAS = /^\s*\(?(?:old|previous|prior|last|former|anterior|previ[ao])(?!\p{L})/iu;
const BEFORE = 0.3;
/** The first grade of a column under a heading may be anybody's. */
const IN_LIST = 0.12;
const NO_COMPANY = 0.1;
/** A label at the foot of a page says so much less than one at its head. */
const PER_PAGE_DOWN = 0.04;
/** 'Exporter' over 'Name' and 'Country', beside the same of whom it sells to. */
const OTHER_PARTY =
  /^(?:the )?(?:exporter|policy ?holder|insured|guarantor|lessor|landlord|parent|lender|exportador|asegurad[oa]|tomador|garante|avalista|fiador|arrendador|matriz|prestamista)(?!\p{L})/iu;
const OF_OTHER_PARTY = 0.2;
/** 'Gestora Puerta de Alcalá, análisis de renta fija' names a company, beside 'Analista: Gonzalo Arrieta'. */
const GOES_ON = /^\p{L}[^,]*,\s\p{Ll}/u;
const PART_OF_PHRASE = 0.05;
/** Numbers that head an invoice; a receipt's stands anywhere. */
const AT_HEAD: ReadonlySet<string> = new Set(['invoice_number', 'order_number', 'client_id']);
/** Numbers of the document and of whom it is for, which have labels in common. */
export const NUMBERS_OF_DOCUMENT: ReadonlySet<string> = new Set([
  'invoice_number',
  'receipt_number',
  'order_number',
  'client_id',
]);
const LEAST_IDENTIFIER = 3;
const OF_LINES = 0.35;
const HEADS_LINES =
  /(?<!\p{L})(?:description|details|particulars|item|product|service|qty|quantity|hours|unit price|rate|descripci[oó]n|concepto|detalle|art[ií]culo|producto|servicio|cant|cantidad|uds|horas|precio|p\. ?unit)(?!\p{L})/iu;
/** A number that is a year may be that of the date beside it. */
const JUST_A_YEAR = 0.15;
/** 'Date of event', 'Fecha del pedido': a day of something else. */
const OTHER_DAY =
  /^\s+(?:of|del|de la|de los|de)\s+(?!issue|invoice|receipt|rating|report|emisi|expedi|factur|recib|informe|calific|document|comprob|venta|sale|rep|\d)\p{L}{4,}/iu;
/** 'Date of birth' is of a person, whatever else it is beside. */
const DAY_OF_PERSON = /^\s+(?:of birth|de nacimiento)(?!\p{L})/iu;
const NOT_OF_DOCUMENT = 0.5;
/** 'Review dated 14 April' is the one that this is. */
const DATED = /^\s*(?:dated|as (?:of|at)|fechad[ao]|de fecha|del)(?!\p{L})/iu;
/** 'Delivery note 209-26843 of': the day of another document. */
const OF_OTHER_DOCUMENT =
  /(?<!\p{L})(?:albar[aá]n|delivery note|packing (?:list|slip)|quot(?:e|ation)|presupuesto|pedido|order|contrato|contract|agreement)(?!\p{L})/iu;
/** A number before other words, away from its label, may be that of a house. */
const PART_OF_TEXT = 0.15;
const IS_DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|\d{4})$/u;
const IS_YEAR = /^(?:19|20)\d\d$/;

function sureOfPlace({ isCaption }: LabelSpot, neighbour: ReadNeighbour['neighbour'], key: SsotKey): number {
  const isOver = isCaption === true && neighbour.place === 'above';
  return isOver || isPreferred(neighbour, key) ? PREFERRED : SURENESS[neighbour.place];
}

/** What the label and its place say, 0..1, before what OCR is sure of. @param pageAt place of the page in its document, from 0 */
export function surenessOf(
  spot: LabelSpot,
  read: ReadNeighbour,
  key: SsotKey,
  pageAt: number,
  hasCents: boolean,
): number {
  const { neighbour, isCorrected } = read;
  const sure =
    sureOfPlace(spot, neighbour, key) -
    (neighbour.place === 'crossing' ? 0 : Math.min(spot.rank, LAST_RANK) * PER_RANK) -
    spot.rank * PER_FURTHER_RANK -
    pageAt * PER_PAGE -
    (spot.isAtStart ? 0 : NOT_AT_START) -
    spot.misread * PER_MISREAD -
    (isCorrected ? CORRECTED : 0) -
    (isListed(spot, read, key) ? IN_LIST : 0) -
    (key.dataType === 'enum' && !key.field.startsWith('previous') && WAS.test(spot.rest) ? BEFORE : 0) -
    (isParty(key) && !isCompanyName(read.value) ? NO_COMPANY : 0) -
    (key.dataType === 'currency' ? doubtAmount(spot, read, hasCents) : doubtPlace(spot, read, key));
  return Math.max(0, sure);
}

/** What stands under 'Total' beside 'Description' and 'Quantity' is what the first line costs. */
export function isOfLines({ line, label }: LabelSpot, { neighbour }: ReadNeighbour): boolean {
  return neighbour.place === 'below' && line !== label && HEADS_LINES.test(line);
}

/** The first of a column of grades under a heading is one of several. */
function isListed(
  { neighbours }: LabelSpot,
  { neighbour }: ReadNeighbour,
  { allowedValues }: SsotKey,
): boolean {
  if (neighbour.place !== 'below') return false;
  const [first, second] = neighbours.filter(({ place }) => place === 'below');
  return [first, second].every((each) => each !== undefined && allowedValues.includes(each.text));
}

/** An amount of a document that has hundredths, without any; and one at 'Total savings', whose name says more than the label that is known. */
function doubtAmount(spot: LabelSpot, read: ReadNeighbour, hasCents: boolean): number {
  const { rest } = spot;
  const { raw } = read;
  const isOther = /^\s+\p{L}/u.test(rest) && !SAME_AMOUNT.test(rest);
  return (
    (hasCents && !/[.,]\d{2}(?!\d)/u.test(raw) ? NO_CENTS : 0) +
    (isOther ? OTHER_AMOUNT : 0) +
    (isOfLines(spot, read) ? OF_LINES : 0)
  );
}

/** What heads a document says more of it than what stands further down, in a table of others; an identifier that is a year or a few figures is none. */
function doubtPlace(
  spot: LabelSpot,
  { raw, neighbour }: ReadNeighbour,
  { field, pattern, dataType }: SsotKey,
): number {
  const { label, labelBoxes, isAtStart, rest } = spot;
  if (dataType === 'date')
    return field === 'next_review' && DATED.test(rest)
      ? NOT_OF_DOCUMENT
      : doubtDay({ label, isAtStart, rest });
  const down = (labelBoxes[0]?.[1] ?? 0) * PER_PAGE_DOWN;
  if (pattern === '') return down + doubtName(spot, neighbour, field);
  const doubt = IS_YEAR.test(raw) ? JUST_A_YEAR : 0;
  // What is repeated on the slip at the foot of a page has a number of its own; a seller's tax number stands there.
  const place = AT_HEAD.has(field) ? down : 0;
  return dataType === 'string' ? doubt + place + doubtIdentifier(rest, raw, neighbour) : doubt;
}

/** The name of another party than the document is about, or of a company where a person is looked for. */
function doubtName(
  { head, hasColon }: LabelSpot,
  { text }: ReadNeighbour['neighbour'],
  field: string,
): number {
  const isPhrase = field === 'analyst' && !hasColon && GOES_ON.test(text);
  return (OTHER_PARTY.test(head) ? OF_OTHER_PARTY : 0) + (isPhrase ? PART_OF_PHRASE : 0);
}

function doubtDay({ label, isAtStart, rest }: Pick<LabelSpot, 'label' | 'isAtStart' | 'rest'>): number {
  if (DAY_OF_PERSON.test(rest)) return NOT_OF_DOCUMENT;
  return OTHER_DAY.test(rest) || (!isAtStart && OF_OTHER_DOCUMENT.test(label)) ? PART_OF_TEXT : 0;
}

/** '77500 Cancún' under 'Recibo de entrada' is no number of a receipt. */
function doubtIdentifier(rest: string, raw: string, { place, text }: ReadNeighbour['neighbour']): number {
  const isPart = /\p{L}{3}/u.test(text.replace(raw, '')) || /^[\s.]+\p{L}{2}/u.test(rest);
  const isBroken = place !== 'behind' && isPart;
  const isNone = raw.length < LEAST_IDENTIFIER || IS_DAY.test(raw);
  return (isNone ? JUST_A_YEAR : 0) + (isBroken ? PART_OF_TEXT : 0);
}
