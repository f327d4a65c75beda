// The patterns of the rules of severity, each wording by itself: they are written as parts of patterns, which no parser of the sources sees, and are too many
// for the checker. Each is timed with what leads far into it: the words that it needs, over and over, with others between.

import { EDGE, listNeededPieces, splitAlternatives } from '@vigilo/domain/news/severity/needed-pieces';
import { RULES } from '@vigilo/domain/news/severity/rule-order';
import { makeCommonAttacks, timePattern } from './attack-strings.ts';

export interface TimedRule {
  /** Which rule, and its kind. */
  readonly place: string;
  readonly slowestMs: number;
}

/** Each wording once. @param letters of the texts */
export function timeRulePatterns(letters: number, turns: number): TimedRule[] {
  const seen = new Set<string>();
  return RULES.flatMap((rule, at) => {
    if (typeof rule === 'function') return [];
    const patterns = [rule.says, rule.needs, rule.unless].flatMap((pattern) =>
      pattern ? splitAlternatives(pattern) : [],
    );
    return patterns
      .filter(({ source }) => !seen.has(source) && seen.add(source))
      .map((pattern) => ({
        place: `rule ${at + 1} of severity (${rule.kind})`,
        slowestMs: Math.max(
          ...makeTexts(pattern, letters).map((text) =>
            Math.min(...Array.from({ length: turns }, () => timePattern(pattern, text))),
          ),
        ),
      }));
  });
}

function makeTexts(pattern: RegExp, letters: number): string[] {
  const pieces = (listNeededPieces(pattern) ?? []).map((piece) => piece.replaceAll(EDGE, ' '));
  const own = ['', ' a', ' a b c d'].map((between) => pieces.map((piece) => piece + between).join(' '));
  const repeated = own
    .filter((text) => text.trim() !== '')
    .map((text) => `${text} `.repeat(Math.ceil(letters / text.length)).slice(0, letters));
  return [...repeated, ...makeCommonAttacks(letters)];
}
