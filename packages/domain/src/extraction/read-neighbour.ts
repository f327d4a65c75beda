// What stands at a label, read as the value of its key: the rest of it in the next line belongs to it, and what is no part of it is left off (issue 13: data
// types; issue 14, 'Scans').

import type { Box } from '../digitise/page.ts';
import { findCountry } from '../companies/countries.ts';
import { findSector } from '../companies/sectors.ts';
import type { SsotKey } from './document-type.ts';
import { isLineHeading } from './line-items/line-columns.ts';
import { findCountryNear } from './misread-country.ts';
import type { Neighbour } from './label-neighbours.ts';
import { isCompanyName, isLegalForm, isRestOfForm, takePartyName } from './party-names.ts';
import type { ReadValue } from './read-scanned.ts';
import { findDate } from './read-date.ts';
import { readIban } from './read-iban.ts';
import { readNumber } from './read-number.ts';
import { readScanned } from './read-scanned.ts';
import { isOffice } from './person-names.ts';
import type { Conventions } from './read-value.ts';

export interface ReadNeighbour extends ReadValue {
  readonly neighbour: Neighbour;
  readonly boxes: readonly Box[];
}

/** Keys whose value is a company or a person. */
const PARTIES: ReadonlySet<string> = new Set(['issuer', 'buyer', 'company_name']);
const PEOPLE: ReadonlySet<string> = new Set(['analyst']);
/** Keys whose value is what a company does. */
const BUSINESSES: ReadonlySet<string> = new Set(['sector', 'industry']);
/** Words that a text which is broken off ends in. */
const BROKEN_OFF = /(?:\s(?:de|del|la|y|e|of|and|the|for|&|en|in)|[-/&,])$/iu;
/** Two words or more, the first with a capital, no figures. */
const PERSON_LIKE = /^\p{Lu}[^\d:;\s]*\s[^\d:;]+$/u;
/** 'Gestor comercial' is an office. */
const LAST_NAME = /(?:^|\s)\p{Lu}[^\s]*$/u;
/** 'Media Relations', 'Equipo de Prensa': whom to call, and nobody's name. */
const NO_PERSON =
  /(?<!\p{L})(?:relations|department|team|desk|office|committee|enquiries|inquiries|services|support|banks?|banco|ratings|agency|agencia|calificadora|departamento|equipo|prensa|oficina|comit[eé]|consultas|servicios?|relaciones)(?!\p{L})/iu;
/** 'DE FACTURA' under 'DESTINATARIO'. */
const REST_OF_LABEL = /^(?:de|del|of|for)\s/iu;
/** 'Sector: Retail' says another thing than its label, or has one of its own. */
const LABELLED_BUSINESS = /^(?:sector|industry|industria|rama|giro|actividad|activity)\s*:/iu;
/** 'Sanidad) y tiene sede en': the parenthesis was opened before the label. */
const CLOSED = /^([^()]*)\).*$/u;
/** The end of a sentence, and no abbreviation of a word. */
const END = /(?<=\p{Ll}{4})\.$/u;
/** A longer text is a sentence. */
const MOST_WORDS_OF_NAME = 10;
/** What begins small, as a business may be written, is a part of a sentence where it is longer. */
const MOST_SMALL_WORDS = 4;
/** Of a scan: so few small letters and signs that are read where there is dirt or a dot leader. */
const LONGEST_SPECK = 4;
/** 'María Pardo, Senior Analyst', 'T. Haverstock (ext. 431)' */
/** 'Net 30. Goods remain ours': a value ends with its sentence, but not at an abbreviation. */
const NEXT_SENTENCE = /(?<=[\p{Ll}\d)]{3}|\s\d{1,2})\.\s+\p{Lu}.*$/u;
/** A number, a currency, a text that ends in a preposition: none of them names anybody. */
const NO_PARTY = /^(?=.*\d)[\p{L}\d/.:#-]+$|^[A-Z]{3}$|\s(?:by|to|from|for|por|para)$/u;
const BEHIND_PERSON = /\s*(?:,(?!\s*(?:CFA|PhD|FRM|MBA|CPA|ACA)\b)|[;|(·]|\s[–—-]\s).*$/u;
/** '60 days net, by 18 April 2021': the last day is another field. */
const LAST_DAY = /,\s(?:by|due|until|hasta el|antes del)\s\D*\d.*$/iu;
/** 'Visa ending in 4932', 'Mastercard •••• 2431'. */
const CARD_NUMBER = /\s*(?:[•*#(·|,]|\b(?:ending|terminad[ao]|n[°º.]|no\.|x{3}|\d)).*$/iu;

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

/** 'United' over 'Kingdom'. */
function isCutCountry(text: string, next: string): boolean {
  return findCountry(text) === null && findCountry(`${text} ${next}`) !== null;
}

/** 'Consumer' over 'Discretionary'. */
const isCutSector = (text: string, next: string): boolean =>
  !/\s/u.test(text) && findSector(`${text} ${next}`) !== null;

/** Whether a text goes on in the line under it: up to the legal form of a company, or behind a word that ends nothing. */
function isBrokenOff(text: string, next: string, key: SsotKey): boolean {
  const isOneWord = !/\s/u.test(text.trim());
  return (
    (key.field === 'country' && isCutCountry(text, next)) ||
    (key.field === 'sector' && isCutSector(text, next)) ||
    isLegalForm(next) ||
    isRestOfForm(text, next) ||
    BROKEN_OFF.test(text) ||
    (isOneWord && isCompanyName(next))
  );
}

/** With a capital; away from its label one that is known. */
function canBeCountry({ place, next, confidence }: Neighbour, text: string): boolean {
  if (!/^\p{Lu}/u.test(text)) return false;
  if (place === 'behind' || place === 'crossing') return true;
  const isMisread = confidence < 1 && findCountryNear(text) !== null;
  return isMisread || findCountry(text) !== null || isCutCountry(text, next?.text ?? '');
}

/** A street with its number, the number before it or behind it, and what heads an address. */
const IS_ADDRESS =
  /^\d+[\p{L}.ª]*,?\s.*\p{L}|^(?:unit|suite|office|floor|level|block|p\.?\s?o\.?\s?box|calle|avda?|avenida|av|carrer|carretera|camino|ruta|pol[ií]gono|plaza|paseo)\.?\s.*\d|^[\p{L}.’'-]+(?:\s[\p{L}.’'-]+)*\s\d{1,4}(?:[-/]\w{1,4})?(?:\s?[A-Z])?$|^(?:direcci[oó]n|domicilio|address|(?:billing|delivery|shipping|postal|order|invoice) (?:address|details|information)|informaci[oó]n del)(?!\p{L})/iu;

/** Whether a text is a part of an address, or what heads one, and so nobody's name. */
export const isAddress = (text: string): boolean => IS_ADDRESS.test(text) && !isCompanyName(text);

/** What has a day or a long number is about a paper or a person's file: 'Your instructions of 31 Oct 2021', 'historia 1316416'. */
const isDated = (text: string): boolean => /\d{5}/u.test(text) || findDate(text, 'DMY') !== null;

/** With a capital or a figure, and not the rest of a label. */
const canBeParty = (text: string): boolean =>
  isCompanyName(text) ||
  (!isLineHeading(text) &&
    !isAddress(text) &&
    !REST_OF_LABEL.test(text) &&
    !NO_PARTY.test(text) &&
    !isDated(text) &&
    /^[^\p{L}\d]*[\p{Lu}\d]/u.test(text));

const canBePerson = (text: string): boolean =>
  PERSON_LIKE.test(text) && LAST_NAME.test(text) && !NO_PERSON.test(text) && !isOffice(text);

/** Whether a text can name a company, a person or a country at all: no date, no amount, no letter alone, no sentence of a numbered list. */
function canBeName(
  neighbour: Neighbour,
  text: string,
  key: SsotKey,
  { dateOrder, decimalMark }: Conventions,
): boolean {
  if (isPerson(key)) return canBePerson(text);
  if (key.field === 'country') return canBeCountry(neighbour, text);
  if (isParty(key) && !canBeParty(text)) return false;
  if (!isParty(key) && key.field !== 'payment_method' && !BUSINESSES.has(key.field)) return true;
  if (isPartOfSentence(text, key)) return false;
  const isDate = findDate(text, dateOrder)?.index === 0;
  return /\p{L}{3}/u.test(text) && !isDate && readNumber(text, decimalMark) === null;
}

/** Too long for a name, or an address of mail. */
function isPartOfSentence(text: string, key: SsotKey): boolean {
  const words = text.split(' ').length;
  const isSmall = BUSINESSES.has(key.field) && /^\p{Ll}/u.test(text);
  return words > (isSmall ? MOST_SMALL_WORDS : MOST_WORDS_OF_NAME) || text.includes('@');
}

/** Without the address, the title or the office that stands in one line with a name. */
function takeName(text: string, key: SsotKey): string {
  if (isParty(key)) return takePartyName(text);
  if (BUSINESSES.has(key.field))
    return text.replace(CLOSED, '$1').replace(NEXT_SENTENCE, '').replace(END, '');
  if (key.field === 'payment_method') return text.replace(CARD_NUMBER, '');
  if (key.field === 'payment_terms') return text.replace(NEXT_SENTENCE, '').replace(LAST_DAY, '');
  const own = isFreeText(key) ? text.replace(NEXT_SENTENCE, '') : text;
  return isPerson(key) ? own.replace(BEHIND_PERSON, '') : own;
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
  // A number is the name of no business.
  if (BUSINESSES.has(key.field) && (!/\p{L}{3}/u.test(text) || LABELLED_BUSINESS.test(text))) return null;
  if (!canBeName(neighbour, takeName(text, key), key, conventions)) return null;
  const own = readScanned(takeName(text, key), key, conventions, isScan);
  const whole = next === null ? null : joinNext(text, next.text, key, own);
  const read = whole === null ? null : readScanned(takeName(whole, key), key, conventions, isScan);
  if (next !== null && read !== null) return { neighbour, boxes: [box, next.box], ...read };
  return own === null ? null : { neighbour, boxes: [box], ...own };
}

/** An IBAN of which the end stands in the next line: only both together have its check digits. */
function isCutIban(text: string, next: string): boolean {
  return readIban(text, false) === null && readIban(`${text} ${next}`, false) !== null;
}

/** The text with the line under it, where it goes on there; null where it does not. */
function joinNext(text: string, next: string, key: SsotKey, own: ReadValue | null): string | null {
  if (key.field === 'iban' && isCutIban(text, next)) return `${text} ${next}`;
  if (own === null && key.pattern !== '') return /\d-$/u.test(text) ? `${text}${next}` : null;
  const goesOn = isFreeText(key) ? isBrokenOff(text, next, key) : own === null;
  return goesOn ? `${text} ${next}` : null;
}
