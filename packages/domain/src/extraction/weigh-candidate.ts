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
const NO_COMPANY = 0.1;
/** A label at the foot of a page says so much less than one at its head. */
const PER_PAGE_DOWN = 0.04;
const LEAST_IDENTIFIER = 3;
/** A number that is a year may be that of the date beside it. */
const JUST_A_YEAR = 0.15;
const IS_YEAR = /^(?:19|20)\d\d$/;

/** What the label and its place say, 0..1, before what OCR is sure of. @param pageAt place of the page in its document, from 0 */
export function surenessOf(
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
