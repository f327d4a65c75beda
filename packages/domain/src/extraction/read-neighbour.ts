// What stands at a label, read as the value of its key: the rest of it in the next line belongs to it, and what is no part of it is left off (issue 13: data
// types; issue 14, 'Scans').

import type { Box } from '../digitise/page.ts';
import type { SsotKey } from './document-type.ts';
import type { Neighbour } from './label-neighbours.ts';
import { isCompanyName, isLegalForm, isRestOfForm, takePartyName } from './party-names.ts';
import type { ReadValue } from './read-scanned.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';

export interface ReadNeighbour extends ReadValue {
  readonly neighbour: Neighbour;
  readonly boxes: readonly Box[];
}

/** Keys whose value is a company or a person. */
const PARTIES: ReadonlySet<string> = new Set(['issuer', 'buyer', 'company_name']);
const PEOPLE: ReadonlySet<string> = new Set(['analyst']);
/** Words that a text which is broken off ends in. */
const BROKEN_OFF = /(?:\s(?:de|del|la|y|e|of|and|the|for|&|en|in)|[-/&,])$/iu;
/** Of a scan: so few small letters and signs that are read where there is dirt or a dot leader. */
const LONGEST_SPECK = 4;
/** 'María Pardo, Senior Analyst', 'T. Haverstock (ext. 431)' */
const BEHIND_PERSON = /\s*(?:[,;|(·]|\s[–—-]\s).*$/u;

/** Whether any text is a value of the key. */
export const isFreeText = (key: SsotKey): boolean => key.dataType === 'string' && key.pattern === '';
/** Whether its value is a company. */
export const isParty = ({ field }: SsotKey): boolean => PARTIES.has(field);

/** Whether its value is a person. */
export const isPerson = ({ field }: SsotKey): boolean => PEOPLE.has(field);

/** Whether a neighbour is a speck of a scan and no text. */
export function isSpeck({ text, confidence }: Neighbour): boolean {
  return (
    confidence < 1 && text.length <= LONGEST_SPECK && /^[\p{Ll}\P{L}]*$/u.test(text) && !/\d/u.test(text)
  );
}

/** Whether a text goes on in the line under it: up to the legal form of a company, or behind a word that ends nothing. */
function isBrokenOff(text: string, next: string): boolean {
  const isOneWord = !/\s/u.test(text.trim());
  return (
    isLegalForm(next) ||
    isRestOfForm(text, next) ||
    BROKEN_OFF.test(text) ||
    (isOneWord && isCompanyName(next))
  );
}

/** Without the address, the title or the office that stands in one line with a name. */
function takeName(text: string, key: SsotKey): string {
  if (isParty(key)) return takePartyName(text);
  return isPerson(key) ? text.replace(BEHIND_PERSON, '') : text;
}

/** What stands there as a value of the key, or null where it is none. */
export function readNeighbour(
  neighbour: Neighbour,
  key: SsotKey,
  conventions: Conventions,
): ReadNeighbour | null {
  const { text, box, next } = neighbour;
  const isScan = neighbour.confidence < 1;
  if (isFreeText(key) && isSpeck(neighbour)) return null;
  const own = readScanned(takeName(text, key), key, conventions, isScan);
  const goesOn =
    next !== null &&
    ((key.dataType !== 'string' && own === null) || (isFreeText(key) && isBrokenOff(text, next.text)));
  if (goesOn) {
    const whole = readScanned(takeName(`${text} ${next.text}`, key), key, conventions, isScan);
    if (whole !== null) return { neighbour, boxes: [box, next.box], ...whole };
  }
  return own === null ? null : { neighbour, boxes: [box], ...own };
}
