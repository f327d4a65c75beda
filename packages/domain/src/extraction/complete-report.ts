// What a credit report does not label: the company in its title, the ticker beside it, the line 'TICKER | Country | Industry', the date beside the title
// (issue 14, 'CCRR').

import { findCountry } from '../companies/countries.ts';
import { findSector } from '../companies/sectors.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { findNameInSentence, isCompanyName, listPartyNames, splitSegment } from './party-names.ts';
import { listDates } from './read-date.ts';
import { readPair, readProse } from './read-prose.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** The upper part of the first page, which a report is headed by. */
const HEAD = 0.3;
/** With the sign of its exchange: 'NORT.L'. */
const TICKER = /^[A-Z\d]{1,6}[.:][A-Z]{1,3}$/u;
const TITLE =
  /(?<!\p{L})(?:report|rating|opinion|assessment|informe|calificación|calificacion|opinión|dictamen)(?!\p{L})/iu;
/** Who writes the report is not whom it is about. */
const AGENCY =
  /(?<!\p{L})(?:ratings?|credit|research|risk|bureau|calificadora|calificaciones|riesgo|cr[ée]dito)(?!\p{L})/iu;
/** 'Northwind Traders (NWT.N)' */
const BEFORE_TICKER =
  /^(?:.*[:–—]\s+)?(\p{Lu}[^():]{2,60}?)\s*[([](?:[\p{L}\s]+:\s*)?[A-Z\d]{1,6}[.:][A-Z]{1,3}[)\]]/u;
const SURE = { beside: 0.86, headed: 0.8, first: 0.7 } as const;

type Values = Readonly<Record<string, FoundValue | null>>;

/** The longest beginning of the words that names a country, and what follows it. */
function splitCountry(segment: Segment): readonly Segment[] {
  const { words } = segment;
  for (let count = words.length; count > 0; count -= 1) {
    const [first, rest] = [words.slice(0, count), words.slice(count)];
    if (findCountry(readSegment(first).text) !== null)
      return rest.length === 0 ? [segment] : [readSegment(first), readSegment(rest)];
  }
  return [segment];
}

/** What stands in the line of the ticker: country, sector or industry. */
function readTickerLine(line: TextLine): Values {
  const parts = line.segments
    .flatMap((segment) => splitSegment(segment))
    .flatMap(({ words }) => {
      const [first, ...rest] = words;
      if (first === undefined || !TICKER.test(first.text)) return [readSegment(words)];
      return rest.length === 0 ? [] : [readSegment(rest)];
    });
  const others = parts.filter(({ text }) => !isCompanyName(text)).flatMap(splitCountry);
  const country = others.find(({ text }) => findCountry(text) !== null);
  const business = country === undefined ? undefined : others.find((part) => part !== country);
  const field = business !== undefined && findSector(business.text) !== null ? 'sector' : 'industry';
  return {
    country: country === undefined ? null : asFound(line.page, country, country.text, SURE.headed),
    [field]: business === undefined ? null : asFound(line.page, business, business.text, SURE.headed),
  };
}

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
    segments.flatMap((segment) => {
      const [date] = listDates(segment.text, dateOrder);
      return date === undefined ? [] : [{ page, segment, date, isTitle: TITLE.test(text) }];
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

/** What the head of the first page says without labels, by the names that programs use. */
function readHead(lines: readonly TextLine[], conventions: Conventions): Values {
  const head = lines.filter(({ box }) => box[1] < HEAD);
  const page = head[0]?.page ?? 0;
  const ticker = findTicker(head) ?? findTicker(lines);
  const names = listPartyNames(head).filter(({ name }) => !AGENCY.test(name));
  const lineAt = ticker === null ? -1 : head.indexOf(ticker.line);
  const near = names.find((name) => ticker !== null && Math.abs(name.lineAt - lineAt) <= 2);
  const company = near ?? names[0];
  return {
    ...(ticker === null ? {} : readTickerLine(ticker.line)),
    company_name:
      company === undefined
        ? (findBeforeTicker(head) ?? findNamedCompany(lines))
        : asFound(page, company.segment, company.name, near === undefined ? SURE.headed : SURE.beside),
    ticker: ticker === null ? null : asFound(page, ticker.word, ticker.word.text, SURE.beside),
    date: findDate(head, conventions),
  };
}

/** 'Telecommunications / Tower Operators' is a sector and an industry. */
function partBusiness(found: Map<string, FoundValue>, sector: string, industry: string): void {
  const whole = found.get(sector);
  const parts = whole?.value.split(/\s+[/–—|>·-]\s+/u) ?? [];
  const [first, second] = parts;
  if (whole === undefined || first === undefined || second === undefined || parts.length > 2) return;
  found.set(sector, { ...whole, value: first });
  if (industry !== '' && !found.has(industry)) found.set(industry, { ...whole, value: second });
}

/** Fills in what no label gave; never changes what one gave. */
export function completeReport(
  pages: readonly (readonly TextLine[])[],
  found: Map<string, FoundValue>,
  type: DocumentType,
  conventions: Conventions,
): void {
  for (const [field, value] of Object.entries(readPair(pages.flat())))
    if (value !== null && keyOfField(type, field) !== '') found.set(keyOfField(type, field), value);
  for (const values of [readHead(pages[0] ?? [], conventions), readProse(pages.flat(), conventions)])
    for (const [field, value] of Object.entries(values)) {
      const key = keyOfField(type, field);
      if (key !== '' && value !== null && !found.has(key)) found.set(key, value);
    }
  partBusiness(found, keyOfField(type, 'sector'), keyOfField(type, 'industry'));
}
