// What a credit report says in sentences: 'has revised the long-term rating to C- from C+', 'con domicilio en España', 'Begoña Urrutia (analista principal)'
// (issue 14, 'CCRR').

import { findCountry } from '../companies/countries.ts';
import type { FoundValue } from './build-row.ts';
import { listDates } from './read-date.ts';
import type { Conventions } from './read-value.ts';
import type { Prose } from './prose-text.ts';
import { foundAt as at, toProse } from './prose-text.ts';
import { isSectorName } from './sector-names.ts';
import type { TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = { rating: 0.8, review: 0.76, words: 0.7 } as const;
const GRADE = String.raw`([ABC][+-]?)(?![\p{L}\d+-])`;
/** Up to the end of a sentence; a point before a small letter or within a word ends none. */
const WITHIN = String.raw`(?:[^.;:]|\.(?=\s\p{Ll})|\.(?=[\p{L}\d,])){0,110}?`;
const VERB = String.raw`\s(?:to|a|at|of|de|is|es|era|was|en|in|as|como|remains at|from|desde)\s+`;
const TERMS = {
  st: String.raw`(?:[Ss]hort(?:-\s?|\s)term|[Cc]orto plazo)`,
  lt: String.raw`(?:[Ll]ong(?:-\s?|\s)term|[Ll]argo plazo)`,
} as const;
const BEFORE = String.raw`\s*,?\s+(?:from|desde|frente a|antes)\s+(?:\p{Ll}+\s+){0,2}`;
/** What was reviewed is not to be reviewed next, unless a word for when follows. */
const REVIEW =
  /(?:revis(?!ad[ao]s?\b(?!\s(?:antes|el|en|a)\b))|review(?!ed\b(?!\s(?:by|before|on|no|not|in|again|next)\b))|reassess|reevalu|actualiza)[^.]{0,60}$/iu;
const PERSON = String.raw`(\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|\p{Lu}[\p{L}.'’-]*)){1,3})`;
const OFFICE = String.raw`(?:(?:[Ll]ead|[Pp]rimary|[Pp]rincipal|[Ss]enior|[Cc]redit|[Rr]ating)\s)?(?:[Aa]nalyst|[Aa]nalista)(?:\s(?:principal|responsable|líder|jefe))?`;
const ANALYST = new RegExp(
  String.raw`${PERSON}((?:,\s(?:CFA|PhD|FRM|MBA|CPA|ACA))?)\s*[,(–—-]\s*(?:our\s|the\s|su\s|nuestr[ao]\s)?${OFFICE}(?!\p{L})|${OFFICE}[,:]\s+${PERSON}`,
  'u',
);
const PAIR = new RegExp(
  String.raw`(?<!\p{L})(ST|LT|CP|LP|[Ss]hort[- ]term|[Ll]ong[- ]term)\s*[/|]\s*(?:ST|LT|CP|LP|[Ss]hort[- ]term|[Ll]ong[- ]term)(?!\p{L})[^A-Z]{0,12}${GRADE}\s*[/|]\s*${GRADE}`,
  'u',
);
const PLACE =
  /(?:domicilio(?: social)?|sede|domiciliad[ao]|constituid[ao]|based|domiciled|headquartered|incorporated|registered)\s+(?:social\s+)?(?:en|in)\s+((?:\p{Lu}[\p{L}.]*|de|del|los|of|the|and)(?:\s(?:\p{Lu}[\p{L}.]*|de|del|los|of|the|and)){0,4})/u;
const BUSINESS = /(?<!\p{L})sector\s+(?:de\s+|del\s+|of\s+)?(\p{Lu}\p{L}+(?:\s[\p{L}&]+){0,3})(?=[,.;])/u;
const INDUSTRY = /(?<!\p{L})industria\s+(?:de\s+|del\s+)?(\p{Lu}\p{L}+(?:\s[\p{L}&]+){0,3})(?=\s?[,.;(])/u;
/** 'in the Footwear industry' */
const INDUSTRY_FIRST = /(?<!\p{L})in the (\p{Lu}\p{L}+(?:\s(?:and|&|\p{Lu}\p{L}+)){0,3}) industry(?!\p{L})/u;
/** 'in the Automotive sector' */
const BUSINESS_FIRST = /(?<!\p{L})in the (\p{Lu}\p{L}+(?:\s(?:and|&|\p{Lu}\p{L}+)){0,3}) sector(?!\p{L})/u;
/** 'sector methodology for', 'metodología sectorial de' */
const SECTOR_OF =
  /(?<!\p{L})sector(?:ial)?\s(?:\p{Ll}+\s){0,2}(?:for|of|de|del|para)\s+(\p{Lu}\p{L}+(?:\s\p{L}+){0,4})/u;
const OUTLOOKS = [
  ['Positive', /(?<!\p{L})(?:positive (?:rating )?outlook|perspectiva (?:es )?positiva)/iu],
  ['Stable', /(?<!\p{L})(?:stable (?:rating )?outlook|perspectiva (?:es )?estable)/iu],
  ['Negative', /(?<!\p{L})(?:negative (?:rating )?outlook|perspectiva (?:es )?negativa)/iu],
  [
    'Developing',
    /(?<!\p{L})(?:(?:developing|evolving) (?:rating )?outlook|perspectiva (?:es )?en (?:desarrollo|evolución))/iu,
  ],
] as const;

/** 'to C- from C+' behind the name of a term, in its sentence. */
function findRatings(prose: Prose, term: keyof typeof TERMS): Values {
  const found = new RegExp(
    String.raw`${TERMS[term]}(?!\p{L})${WITHIN}${VERB}${GRADE}(?:${BEFORE}${GRADE})?`,
    'u',
  ).exec(prose.text);
  if (found === null) return {};
  const end = found.index + found[0].length - 1;
  const previous = found[2] ?? '';
  return {
    [`${term}_rating`]: at(prose, end, found[1] ?? '', SURE.rating),
    ...(previous === '' ? {} : { [`previous_${term}_rating`]: at(prose, end, previous, SURE.rating) }),
  };
}

type Values = Readonly<Record<string, FoundValue | null>>;

/** The longest beginning of the words that passes, or ''. */
function longest(words: string, passes: (text: string) => boolean): string {
  const all = words.split(' ');
  for (let count = all.length; count > 0; count -= 1) {
    const text = all.slice(0, count).join(' ').replace(/[.,]$/u, '');
    if (passes(text)) return text;
  }
  return '';
}

function findNamed(prose: Prose, pattern: RegExp, passes: (text: string) => boolean): FoundValue | null {
  const found = pattern.exec(prose.text);
  const value = longest(found?.[1] ?? '', passes);
  return found === null || value === ''
    ? null
    : at(prose, found.index + found[0].length - 1, value, SURE.words);
}

function findReview(prose: Prose, { dateOrder }: Conventions): FoundValue | null {
  for (const { start, page, segment } of prose.pieces)
    for (const date of listDates(segment.text, dateOrder))
      if (REVIEW.test(prose.text.slice(0, start + date.index)))
        return { ...asFound(page, segment, date.value, SURE.review), raw: date.raw };
  return null;
}

function findAnalyst(prose: Prose): FoundValue | null {
  const found = ANALYST.exec(prose.text);
  return found === null
    ? null
    : at(prose, found.index, `${found[1] ?? found[3] ?? ''}${found[2] ?? ''}`, SURE.words);
}

function findOutlook(prose: Prose): FoundValue | null {
  for (const [outlook, words] of OUTLOOKS) {
    const index = prose.text.search(words);
    if (index >= 0) return at(prose, index, outlook, SURE.review);
  }
  return null;
}

/** 'ST / LT: A- / B+', in either order: at either label alone the first of the two would be read. */
export function readPair(lines: readonly TextLine[]): Values {
  const prose = toProse(lines);
  const found = PAIR.exec(prose.text);
  if (found === null) return {};
  const isLongFirst = /^L/iu.test(found[1] ?? '');
  const end = found.index + found[0].length - 1;
  const [one, other] = [found[2] ?? '', found[3] ?? ''].map((grade) => at(prose, end, grade, SURE.rating));
  return isLongFirst
    ? { lt_rating: one ?? null, st_rating: other ?? null }
    : { st_rating: one ?? null, lt_rating: other ?? null };
}

/** 'under the sector methodology for Industrials': the longest name of a sector behind the words; null where none is. */
function findSectorOf(prose: Prose): FoundValue | null {
  const found = SECTOR_OF.exec(prose.text);
  if (found === null) return null;
  const words = (found[1] ?? '').split(' ');
  const begins = words.map((_, from) => words.slice(0, words.length - from).join(' '));
  const name = begins.find(isSectorName);
  return name === undefined ? null : at(prose, found.index + found[0].length - 1, name, SURE.review);
}

/** What the sentences of the first page say, by the names that programs use. */
export function readProse(lines: readonly TextLine[], conventions: Conventions): Values {
  const prose = toProse(lines);
  return {
    ...findRatings(prose, 'st'),
    ...findRatings(prose, 'lt'),
    next_review: findReview(prose, conventions),
    analyst: findAnalyst(prose),
    country: findNamed(prose, PLACE, (text) => findCountry(text) !== null),
    sector:
      findSectorOf(prose) ??
      findNamed(prose, BUSINESS, () => true) ??
      findNamed(prose, BUSINESS_FIRST, () => true),
    industry: findNamed(prose, INDUSTRY, () => true) ?? findNamed(prose, INDUSTRY_FIRST, () => true),
    outlook: findOutlook(prose),
  };
}
