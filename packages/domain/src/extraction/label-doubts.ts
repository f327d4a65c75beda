// What begins like a label and is none: a letter that is dirt, the first words of a sentence (issue 13: keys by label).

import type { SsotKey } from './document-type.ts';
import type { Neighbour } from './label-neighbours.ts';
import type { LabelSpot } from './label-spots.ts';
import { isCompanyName } from './party-names.ts';
import { isFreeText } from './read-neighbour.ts';

/** 'De' before the name of a company is its beginning, unless a scan has joined a label to its value. */
const SMALL_WORD = /^(?:de|a|from|to|para)$/iu;

/** Whether a label is a small word, or ends in one. */
export const endsSmall = (label: string): boolean =>
  SMALL_WORD.test(label.replaceAll(' ', '')) || SMALL_WORD.test(label.split(' ').at(-1) ?? '');

/** A letter alone in a scan is no label 'A'. */
export function isDirt({ label, hasColon, neighbours }: LabelSpot, behind: readonly Neighbour[]): boolean {
  const isScan = neighbours.some(({ confidence }) => confidence < 1);
  return isScan && !hasColon && behind.length === 0 && SMALL_WORD.test(label.trim());
}

/** 'From the desk of': a text without a colon that goes on in small letters is a sentence, and what it begins with no label. */
export function isSentence(
  { text, confidence }: Neighbour,
  { hasColon, isAtStart, label }: LabelSpot,
  key: SsotKey,
): boolean {
  if (!isFreeText(key) || hasColon || !isAtStart) return false;
  const isSmallWord = SMALL_WORD.test(label.trim());
  return /^\p{Ll}/u.test(text) || (isSmallWord && (confidence === 1 || !isCompanyName(text)));
}
