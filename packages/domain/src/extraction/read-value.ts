// A printed text as a value of its data type (issue 13: string, number, currency, date, percent, enumeration). Answers null where the
// text is not of the type, so that the next neighbour of a label is tried.

import type { SsotKey } from './document-type.ts';
import type { DateOrder } from './read-date.ts';
import { findDate } from './read-date.ts';
import type { DecimalMark } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { normaliseText } from './text-lines.ts';

/** How this document writes numbers and dates. */
export interface Conventions {
  readonly decimalMark: DecimalMark | null;
  readonly dateOrder: DateOrder;
}

/** Allowed values in the words of other languages. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  positiva: 'positive',
  positivo: 'positive',
  favorable: 'positive',
  improving: 'positive',
  estable: 'stable',
  negativa: 'negative',
  negativo: 'negative',
  desfavorable: 'negative',
  deteriorating: 'negative',
  'en desarrollo': 'developing',
  'en evolucion': 'developing',
  'in development': 'developing',
  evolving: 'developing',
};

/** So many characters may stand between a label and its date: 'on', 'le', 'du'; of a sentence, in words, more: 'está prevista para el'. */
const LONGEST_LEAD = 12;
const LONGEST_WORDY_LEAD = /^[\p{Ll}\s]{0,45}$/u;
/** Characters of a value that is read as a text. */
export const LONGEST_TEXT = 120;

/** '$67.89 including sales tax $5.17' */
const INCLUDING = /\s+(?:incl|inclu|inkl|of which|de los cuales)\p{L}*(?:[\s.].*)?$/iu;

/** Stars around the total of a till, and the letter of its tax behind an amount. */
const MARKS = /^[*=]+\s*|\s*\*+$|(?<=\d)\s?[A-EX]$/gu;

/** '23 % 10,79': the rate of a tax before its amount. */
const RATE = /^\(?\d{1,2}(?:[.,]\d{1,2})?\s?%\)?\s*:?\s+(?=[-−–(]?\s?\S*\d)/u;

/** A parenthesis that nothing closes is a sign of money that was misread. */
const OPEN = /^\((?=[^)]*$)/u;

function readAmount(text: string, conventions: Conventions, isPercent: boolean): string | null {
  const bare = text
    .replace(/(?:\s|^)(?:TTC|HT|c\/u|incl\.?|excl\.?)(?=\s|$)/giu, ' ')
    .replace(/^[:=]\s*/, '')
    .replace(INCLUDING, '')
    .replace(RATE, '')
    .replace(MARKS, '')
    .replace(OPEN, '')
    .trim();
  const found = readNumber(bare, conventions.decimalMark);
  return found === null || (found.isPercent && !isPercent) ? null : found.value;
}

/** 'rating of B+ and', 'rating remains at B+'. */
const GRADE_IN_SENTENCE =
  /^(?:\p{Ll}+\s+){0,3}?(?:of|at|to|is|was|as|de|en|es|era|fue|a)\s+([A-Z]{1,3}[+-]?)(?=[\s.,;)]|$)/u;
/** 'outlook remains stable': so many words from the label on an allowed one is looked for. */
const MOST_WORDS_BEFORE = 5;

const isWord = (value: string): boolean => /[\p{L}]{3}/u.test(value);

/** '[ ] Stable [X] Negative': of several boxes what stands behind the one that is ticked. */
const TICKED = /(?:\[\s?[xX✓✔]\s?\]|[☒☑✓✔])\s*([^[\]☐☒☑✓✔]+)/u;
const BOX = /\[\s?[xX✓✔]?\s?\]|[☐☒☑✓✔]/u;

function readAllowed(whole: string, allowed: readonly string[]): string | null {
  const text = BOX.test(whole) ? (TICKED.exec(whole)?.[1] ?? '') : whole;
  const bare = text.trim().replace(/[.,;]$/, '');
  return readGrade(bare, allowed) ?? readAllowedWord(normaliseText(bare), allowed);
}

/** A value as it is written: alone, before something else, behind an arrow or in a sentence. */
function readGrade(bare: string, allowed: readonly string[]): string | null {
  // 'B+ → A-': what it was before stands first.
  const turned = /^\S+\s*(?:→|->|»|⇒)\s*(\S+)$/u.exec(bare)?.[1] ?? '';
  if (allowed.includes(turned)) return turned;
  // 'A downgrade could follow' is no grade.
  const [first] = bare.split(/[\s,;/(]/);
  const next = /^\S+\s+(\p{Ll}\p{L}*)/u.exec(bare)?.[1] ?? '';
  const isMeant = SAME_MEANING[next] !== undefined || allowed.some((value) => normaliseText(value) === next);
  const isSentence = next !== '' && !isMeant;
  const exact = allowed.find((value) => value === bare || (value === first && !isSentence));
  if (exact !== undefined) return exact;
  const inSentence = GRADE_IN_SENTENCE.exec(bare)?.[1] ?? '';
  return allowed.includes(inSentence) ? inSentence : null;
}

/** 'En desarrollo', 'remains stable': an allowed word or one of the same meaning. */
function readAllowedWord(plain: string, allowed: readonly string[]): string | null {
  const meant = SAME_MEANING[plain] ?? plain;
  const whole = allowed.find((value) => isWord(value) && normaliseText(value) === meant);
  if (whole !== undefined) return whole;
  const near = plain.split(' ').slice(0, MOST_WORDS_BEFORE);
  const pairs = near.map((word, at) => `${word} ${near[at + 1] ?? ''}`);
  const words = new Set([...pairs, ...near].map((word) => SAME_MEANING[word] ?? word));
  return allowed.find((value) => isWord(value) && words.has(normaliseText(value))) ?? null;
}

/** The longest beginning of the text that is of the pattern. */
function readPatterned(text: string, pattern: RegExp): string | null {
  const words = text
    .replace(/^(?:[#№:\s]|n[°º.]\s)+/iu, '')
    .split(/\s+/)
    .slice(0, 10);
  for (let count = words.length; count > 0; count -= 1) {
    const part = words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:.)]+$/, '');
    if (isOfPattern(pattern, part)) return part;
  }
  return null;
}

/** Whether a text is of a pattern as a whole. A longer text than 120 characters is not: what a pattern costs is bounded for texts up to that. */
export function isOfPattern(pattern: RegExp, text: string): boolean {
  return text.length <= LONGEST_TEXT && pattern.test(text);
}

/** The expression of a key's pattern for the whole value, or null where it has none or what it has is no expression. */
export function patternOf(key: { readonly pattern: string }): RegExp | null {
  if (key.pattern === '') return null;
  try {
    return new RegExp(`^(?:${key.pattern})$`, 'u');
  } catch {
    return null;
  }
}

/** The value of a text as the key's data type, or null. */
export function readTyped(
  text: string,
  key: Pick<SsotKey, 'dataType' | 'allowedValues' | 'pattern'>,
  conventions: Conventions,
): { value: string; raw: string } | null {
  if (key.dataType === 'date') {
    const date = findDate(text, conventions.dateOrder);
    if (date === null) return null;
    const isNear = date.index <= LONGEST_LEAD || LONGEST_WORDY_LEAD.test(text.slice(0, date.index));
    return isNear ? { value: date.value, raw: date.raw } : null;
  }
  if (key.dataType === 'enum') {
    const value = readAllowed(text, key.allowedValues);
    return value === null ? null : { value, raw: text };
  }
  if (key.dataType !== 'string') {
    const value = readAmount(text, conventions, key.dataType === 'percent');
    return value === null ? null : { value, raw: text };
  }
  return readText(text, patternOf(key));
}

function readText(text: string, pattern: RegExp | null): { value: string; raw: string } | null {
  if (pattern !== null) {
    const value = readPatterned(text, pattern);
    return value === null ? null : { value, raw: value };
  }
  const isLabel = /:\s*$/.test(text) || !/[\p{L}\p{N}]/u.test(text) || text.length > LONGEST_TEXT;
  return isLabel ? null : { value: text.trim().replace(/^[:=]\s*/u, ''), raw: text };
}
