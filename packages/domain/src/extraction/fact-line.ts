// The line of facts at the head of a credit report, without labels: 'TICKER | Country | Industry', 'Agency – 12 May 2020 – Industry, Country' (issue 14, 'CCRR').

import { findCountry } from '../companies/countries.ts';
import type { FoundValue } from './build-row.ts';
import { isCompanyName, isLegalForm, splitSegment } from './party-names.ts';
import { isSectorName } from './sector-names.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** With the sign of its exchange: 'NORT.L'. */
export const TICKER = /^[A-Z\d]{1,6}[.:][A-Z]{1,3}$/u;
/** Who writes the report is not whom it is about. */
export const AGENCY =
  /(?<!\p{L})(?:ratings?|credit|research|risk|bureau|analytics|bank|banco|calificadora|calificaciones|riesgos?|cr[ée]dito|informes|informaci[oó]n|informe|report|opini[oó]n)(?!\p{L})/iu;
/** No sentence, and nothing behind one. */
const NAME = /^\p{Lu}\p{L}(?!.*\.\s)[^\d:]*$/u;
const MOST_WORDS = 6;
const LONGEST_LINE = 200;
const SURE = 0.8;
/** A code of a country is written in capitals: 'Sur' is the end of a name, 'Cc' a misread grade. */
const LONGEST_CODE = 3;
/** What names a value and is none. */
const NAME_OF_FACT =
  /(?<!\p{L})(?:country|pa[ií]s|domicile|domicilio|sector|industry|industria|currency|moneda)(?!\p{L})/iu;

/** 'S.A.' is the end of a name, and no country. */
const isCountry = (text: string): boolean =>
  !isLegalForm(text) &&
  (text.length > LONGEST_CODE || text === text.toUpperCase()) &&
  findCountry(text) !== null;

/** The longest beginning of the words that names a country, and what follows it. */
function splitCountry(segment: Segment): readonly Segment[] {
  const { words } = segment;
  for (let count = words.length; count > 0; count -= 1) {
    const [first, rest] = [words.slice(0, count), words.slice(count)];
    if (isCountry(readSegment(first).text))
      return rest.length === 0 ? [segment] : [readSegment(first), readSegment(rest)];
  }
  return [segment];
}

/** 'Wine Making, Australia' is an industry and a country. */
function splitAtComma(segment: Segment): readonly Segment[] {
  const { words } = segment;
  const at = words.findIndex(({ text }) => text.endsWith(','));
  if (at < 0) return [segment];
  const [first, rest] = [readSegment(words.slice(0, at + 1)), readSegment(words.slice(at + 1))];
  if (rest.words.length === 0 || !isCountry(rest.text)) return [segment];
  return [{ ...first, text: first.text.slice(0, -1) }, rest];
}

function listFacts(line: TextLine): readonly Segment[] {
  return line.segments
    .flatMap((segment) => splitSegment(segment))
    .flatMap(splitAtComma)
    .flatMap(({ words, text }): Segment[] => {
      const [first, ...rest] = words;
      if (first === undefined || !TICKER.test(first.text)) return [{ ...readSegment(words), text }];
      return rest.length === 0 ? [] : [readSegment(rest)];
    })
    .filter(({ text, words }) => !isCompanyName(text) && !words.some((word) => TICKER.test(word.text)))
    .flatMap(splitCountry);
}

const isBusiness = ({ text, words }: Segment): boolean =>
  NAME.test(text) &&
  words.length <= MOST_WORDS &&
  !isCountry(text) &&
  !AGENCY.test(text) &&
  !NAME_OF_FACT.test(text);

/** The first line of a head that has a country and one or two other names of few words; no address, and no value beside its label. */
export function findFactLine(head: readonly TextLine[], isLabel: (text: string) => boolean): TextLine | null {
  const found = head.find((line) => {
    if (line.text.length > LONGEST_LINE) return false;
    const facts = listFacts(line);
    const isAddress = /\d{4}/u.test(line.text) && !/[–|·•]/u.test(line.text);
    return (
      !isAddress &&
      !facts.some(({ text }) => isLabel(text)) &&
      facts.some(({ text }) => isCountry(text)) &&
      [1, 2].includes(facts.filter(isBusiness).length) &&
      !facts.some(({ text }) => NAME_OF_FACT.test(text))
    );
  });
  return found ?? null;
}

/** Country, and sector or industry, of a line of facts; of two names the first is the sector, and the second the industry in it. */
export function readFactLine(line: TextLine | null): Readonly<Record<string, FoundValue | null>> {
  if (line === null) return {};
  const facts = listFacts(line);
  const country = facts.find(({ text }) => isCountry(text));
  const [business, within] = country === undefined ? [] : facts.filter(isBusiness);
  const isSector = within !== undefined || (business !== undefined && isSectorName(business.text));
  return {
    country: country === undefined ? null : asFound(line.page, country, country.text, SURE),
    [isSector ? 'sector' : 'industry']:
      business === undefined ? null : asFound(line.page, business, business.text, SURE),
    ...(within === undefined ? {} : { industry: asFound(line.page, within, within.text, SURE) }),
  };
}
