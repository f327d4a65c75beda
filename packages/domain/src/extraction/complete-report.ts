// What a credit report does not label: the company in its title, the ticker beside it, the line 'TICKER | Country | Industry', the date beside the title
// (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import { findCompany, isAboutOthers } from './find-company.ts';
import { findSignatory } from './find-signatory.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { AGENCY, findFactLine, readFactLine, TICKER } from './fact-line.ts';
import { findNameInSentence, listPartyNames } from './party-names.ts';
import { listKeyNames } from './key-names.ts';
import { readBusiness } from './read-business.ts';
import { readByContext } from './read-by-context.ts';
import { listDates } from './read-date.ts';
import { readChanges } from './changed-grades.ts';
import { findCountry } from '../companies/countries.ts';
import { readColumns } from './rating-columns.ts';
import { completeName } from './whole-name.ts';
import { readHistory } from './grade-history.ts';
import { dropSameDay, findReportDay, placeDay } from './report-day.ts';
import { cutCountry, partBusiness, partPlace } from './part-report-values.ts';
import { readRatedOutlook } from './rated-outlook.ts';
import { readTermBlocks } from './term-blocks.ts';
import { toProse } from './prose-text.ts';
import { readPair, readProse } from './read-prose.ts';
import type { Conventions } from './read-value.ts';
import { readTyped } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, readSegment } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** The upper part of the first page, which a report is headed by. */
const HEAD = 0.3;
const TITLE =
  /(?<!\p{L})(?:report|rating|opinion|assessment|informe|calificación|calificacion|opinión|dictamen)(?!\p{L})/iu;
/** 'Northwind Traders (NWT.N)' */
const BEFORE_TICKER =
  /^(?:.*[:–—]\s+)?(\p{Lu}[^():]{2,60}?)\s*[([](?:[\p{L}\s]+:\s*)?[A-Z\d]{1,6}[.:][A-Z]{1,3}[)\]]/u;
/** On a cover everything is its head. */
const TOP_BOX = [0, 0, 1, 0.1] as const;
const SURE = { beside: 0.86, headed: 0.8, first: 0.7, alone: 0.62 } as const;

type Values = Readonly<Record<string, FoundValue | null>>;

function findTicker(head: readonly TextLine[]): { line: TextLine; word: Segment } | null {
  for (const line of head)
    for (const { words } of line.segments)
      for (const word of words) {
        const text = word.text.replaceAll(/[()[\],;]/gu, '');
        if (TICKER.test(text)) return { line, word: { ...readSegment([word]), text } };
      }
  return null;
}

function findDate(head: readonly TextLine[], { dateOrder }: Conventions): FoundValue | null {
  const dated = head.flatMap(({ page, text, segments }) =>
    segments.flatMap((segment, at) => {
      const [date] = listDates(segment.text, dateOrder);
      // 'Long-term rating A- | Break option 2021-08-31': the day has a label that is none of the report's.
      const beside = segments[at - 1];
      const isTitle =
        TITLE.test(text) &&
        (beside === undefined || beside.words.length < 2 || TITLE.test(`${beside.text} ${segment.text}`));
      return date === undefined ? [] : [{ page, segment, date, isTitle }];
    }),
  );
  const found = dated.find(({ isTitle }) => isTitle) ?? dated[0];
  if (found === undefined) return null;
  return asFound(found.page, found.segment, found.date.value, found.isTitle ? SURE.beside : SURE.first);
}

/** The first company that a sentence of the first page names. */
function findNamedCompany(lines: readonly TextLine[]): FoundValue | null {
  for (const { page, segments } of lines)
    for (const segment of segments) {
      const name = findNameInSentence(segment.text);
      if (name !== null) return asFound(page, segment, name, SURE.first);
    }
  return null;
}

/** A name without a legal form before its ticker. */
function findBeforeTicker(head: readonly TextLine[]): FoundValue | null {
  for (const { page, segments } of head)
    for (const segment of segments) {
      const name = BEFORE_TICKER.exec(segment.text)?.[1];
      if (name !== undefined) return asFound(page, segment, name, SURE.first);
    }
  return null;
}

/** The facts beside the ticker, else those of another line of the head. */
function readFacts(
  head: readonly TextLine[],
  ticked: TextLine | null,
  isLabel: (text: string) => boolean,
): Values {
  const beside = readFactLine(ticked);
  return Object.values(beside).some((value) => value !== null)
    ? beside
    : readFactLine(findFactLine(head, isLabel));
}

/** What the head of the first page says without labels, by the names that programs use. */
function readHead(
  lines: readonly TextLine[],
  conventions: Conventions,
  isLabel: (text: string) => boolean,
): Values {
  const head = lines.filter(({ box }) => box[1] < HEAD);
  const page = head[0]?.page ?? 0;
  const ticker = findTicker(head) ?? findTicker(lines);
  const names = listPartyNames(head).filter(({ name }) => !AGENCY.test(name));
  const lineAt = ticker === null ? -1 : head.indexOf(ticker.line);
  const near = names.find((name) => ticker !== null && Math.abs(name.lineAt - lineAt) <= 2);
  const company = near ?? names[0];
  return {
    ...readFacts(head, ticker?.line ?? null, isLabel),
    company_name:
      company === undefined
        ? (findBeforeTicker(head) ?? findNamedCompany(lines))
        : asFound(page, company.segment, company.name, near === undefined ? SURE.headed : SURE.beside),
    ticker: ticker === null ? null : asFound(page, ticker.word, ticker.word.text, SURE.beside),
    date: findDate(head, conventions),
  };
}

function addMissing(
  found: Map<string, FoundValue>,
  type: DocumentType,
  ...readings: readonly Values[]
): void {
  for (const [field, value] of readings.flatMap((values) => Object.entries(values))) {
    const key = keyOfField(type, field);
    if (key !== '' && value !== null && !found.has(key)) found.set(key, value);
  }
}

/** A page of fewer words is a cover, and what heads the report goes on behind it. */
const WORDS_OF_COVER = 40;

function headOf([first = [], second = []]: readonly (readonly TextLine[])[]): readonly TextLine[] {
  const words = first.reduce((sum, { segments }) => sum + segments.flatMap((each) => each.words).length, 0);
  return words > WORDS_OF_COVER ? first : [...first.map((line) => ({ ...line, box: TOP_BOX })), ...second];
}

/** What a whole label gave stays, unless the words around another value are surer by so much. */
const MUCH_SURER = 0.1;

/** The surer of two values. */
function addSurer(
  found: Map<string, FoundValue>,
  known: ReadonlyMap<string, FoundValue>,
  type: DocumentType,
  values: Values,
): void {
  for (const [field, value] of Object.entries(values)) {
    const key = keyOfField(type, field);
    const least = (found.get(key)?.confidence ?? 0) + (known.has(key) ? MUCH_SURER : 0);
    if (key !== '' && value !== null && value.confidence > least) found.set(key, value);
  }
}

/** What is surer than any label. */
function replaceAll(found: Map<string, FoundValue>, type: DocumentType, values: Values): void {
  for (const [field, value] of Object.entries(values))
    if (value !== null && keyOfField(type, field) !== '') found.set(keyOfField(type, field), value);
}

/** Ratings as they are arranged where no label stands beside them. */
function readArranged(lines: readonly TextLine[], { dateOrder }: Conventions): readonly Values[] {
  return [readHistory(lines, dateOrder), readTermBlocks(lines), readRatedOutlook(lines)];
}

/** Fills in what no label gave; changes what one gave only where a table or a sentence says both what is and what was. */
export function completeReport(
  pages: readonly (readonly TextLine[])[],
  found: Map<string, FoundValue>,
  type: DocumentType,
  conventions: Conventions,
): void {
  const lines = pages.flat();
  const prose = toProse(lines);
  replaceAll(found, type, readPair(lines));
  const names = new Set(type.keys.flatMap((key) => listKeyNames(key).map(({ name }) => name.letters)));
  const isLabel = (text: string): boolean => names.has(normaliseText(text).replaceAll(' ', ''));
  const ofOthers = takeOthers(found, type, pages);
  const known = new Map(found);
  const head = readHead(headOf(pages), conventions, isLabel);
  addMissing(found, type, head, readProse(lines, conventions));
  const companyKey = keyOfField(type, 'company_name');
  const best = findCompany(pages, found.get(companyKey));
  const company = best ?? found.get(companyKey);
  if (companyKey !== '' && company !== undefined) found.set(companyKey, completeName(prose, company));
  const read = readByContext(pages, found.get(companyKey)?.value ?? '', conventions);
  replaceAll(found, type, read.surely);
  replaceAll(found, type, readChanges(prose));
  replaceAll(found, type, readColumns(lines, conventions.dateOrder));
  addSurer(found, known, type, read.values);
  addMissing(found, type, ...readArranged(lines, conventions));
  partBusiness(found, keyOfField(type, 'sector'), keyOfField(type, 'industry'));
  partPlace(found, keyOfField(type, 'industry'), keyOfField(type, 'country'));
  addMissing(found, type, ...pages.map((page) => ({ ...readBusiness(page, isLabel) })));
  for (const [key, value] of ofOthers) addBack(found, key, value);
  addMissing(found, type, {
    analyst: findSignatory(lines),
    outlook: findLoneOutlook(lines, type),
    country: findCountryBehind(lines, found.get(companyKey)?.value ?? ''),
  });
  cutCountry(found, keyOfField(type, 'country'));
  const day = { date: keyOfField(type, 'date'), review: keyOfField(type, 'next_review') };
  placeDay(
    found,
    day,
    known.get(day.date),
    findReportDay(lines, found.get(day.review)?.value ?? '', conventions.dateOrder),
  );
  dropSameDay(found, day, head['date'] ?? null);
}

/** Takes out what labels gave in a section about peers, relatives or banks: it is the company's own only where nothing else is said. */
function takeOthers(
  found: Map<string, FoundValue>,
  type: DocumentType,
  pages: readonly (readonly TextLine[])[],
): ReadonlyMap<string, FoundValue> {
  const taken = new Map<string, FoundValue>();
  for (const field of ['st_rating', 'lt_rating', 'outlook']) {
    const key = keyOfField(type, field);
    const value = found.get(key);
    const lines = pages.find((each) => each[0]?.page === value?.page) ?? [];
    const lineAt = lines.findIndex(({ segments }) =>
      segments.some(({ box }) =>
        value?.labelBoxes.some((each) => each.every((side, at) => side === box[at])),
      ),
    );
    if (value === undefined || lineAt === -1 || !isAboutOthers(lines, lineAt)) continue;
    taken.set(key, value);
    found.delete(key);
  }
  return taken;
}

function addBack(found: Map<string, FoundValue>, key: string, value: FoundValue): void {
  if (!found.has(key)) found.set(key, value);
}

/** A cell of so many words may hold another value beside it. */
const MOST_WORDS_OF_CELL = 2;

/** The only word for an outlook that stands in a cell and no sentence, where its label was not read beside it; null where there are several. */
function findLoneOutlook(lines: readonly TextLine[], type: DocumentType): FoundValue | null {
  const key = type.keys.find(({ field }) => field === 'outlook');
  if (key === undefined) return null;
  const cells = lines.flatMap(({ page, segments }) =>
    segments.flatMap((segment) => {
      const isCell = segment.words.length <= MOST_WORDS_OF_CELL && !/[.,:;]$/u.test(segment.text);
      const word = isCell
        ? segment.words.map(({ text }) => text).find((text) => /^\p{Lu}\p{Ll}{5}/u.test(text))
        : undefined;
      const value = word === undefined ? null : readTyped(word, key, { decimalMark: null, dateOrder: 'DMY' });
      return value === null ? [] : [{ page, segment, value: value.value }];
    }),
  );
  const [only, ...more] = cells;
  return only === undefined || more.length > 0
    ? null
    : asFound(only.page, only.segment, only.value, SURE.alone);
}

/** The country behind the company's name: 'Rosebank Retail AG, Germany'. */
function findCountryBehind(lines: readonly TextLine[], company: string): FoundValue | null {
  for (const { page, segments } of company === '' ? [] : lines)
    for (const segment of segments) {
      const [, behind = ''] = /^(?:, | ?\()([^.,;)]+)/u.exec(segment.text.split(company)[1] ?? '') ?? [];
      if (findCountry(behind) !== null) return asFound(page, segment, behind, SURE.headed);
    }
  return null;
}
