// Other names of companies learnt from what analysts accepted (issue 17, 'aliases learnt from corrections'): where several events that an analyst moved to a
// company begin with a name that no company has, and say something of it, it is what the news call the company. A name that stands before events of two
// companies is learnt for neither.

import type { CompanyFinder } from '../company-finder.ts';
import { ABBREVIATIONS, EXCHANGES } from './abbreviations.ts';
import type { NameWord } from './name-words.ts';
import { splitNameWords, wordAt } from './name-words.ts';
import { isBesideBusiness, isCapital } from './word-names.ts';

/** So many accepted events must begin with a name. */
const LEARNT_FROM = 3;
const LONGEST_NAME = 3;
const SHORTEST = 3;

/** An event that an analyst made an event of a company. */
export interface AcceptedEvent {
  readonly companyId: string;
  readonly title: string;
}

/**
 * The names to add, by company. `finder` knows all companies: a title that names one, surely or not, teaches nothing. `isCommon` tells a lower-case word
 * that is a common one.
 */
export function learnAliases(
  events: readonly AcceptedEvent[],
  finder: Pick<CompanyFinder, 'find'>,
  isCommon: (lower: string) => boolean,
): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { companyId, title } of events) {
    const name = findSubject(splitNameWords(title), isCommon);
    if (name === null || finder.find(title).length > 0) continue;
    const ofName = counts.get(name) ?? new Map<string, number>();
    ofName.set(companyId, (ofName.get(companyId) ?? 0) + 1);
    counts.set(name, ofName);
  }
  const learnt = new Map<string, string[]>();
  for (const [name, ofName] of counts) {
    const [[companyId, count] = ['', 0], another] = ofName;
    if (another === undefined && count >= LEARNT_FROM)
      learnt.set(companyId, [...(learnt.get(companyId) ?? []), name]);
  }
  return learnt;
}

/** The name with which a headline begins, as written and without a possessive ending, where something is said of it; else null. */
function findSubject(words: readonly NameWord[], isCommon: (lower: string) => boolean): string | null {
  let end = 0;
  while (end <= LONGEST_NAME && isNameWord(wordAt(words, end), isCommon)) end += 1;
  if (end === 0 || end > LONGEST_NAME || !isBesideBusiness(words, end - 1)) return null;
  const name = words
    .slice(0, end)
    .map(({ text }) => text.replace(/'s?$/, ''))
    .join(' ');
  return name.length >= SHORTEST ? name : null;
}

function isNameWord({ kind, text, key }: NameWord, isCommon: (lower: string) => boolean): boolean {
  return (
    kind === 'word' && isCapital(text) && !isCommon(key) && !ABBREVIATIONS.has(key) && !EXCHANGES.has(key)
  );
}
