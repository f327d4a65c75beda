// The way out of a court, and where it is barred, told in other words (issue 17, 'Severity for credit'). Read before all words of failure. English; Spanish
// in spanish-failure-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const COURT_PROCESS =
  'bankruptcy|chapter 11|chapter 15|insolvency|administration|receivership|ccaa|creditor protection|court protection|examinership|court[- ]supervis\\w+|bankruptcy protection|judicial recovery|judicial management|safeguard|rehabilitation';
export const EMERGENCE_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'emergence',
    says: anyOf(
      String.raw`\b(?:creditors?|lenders?|bondholders?|judge|court|noteholders?)\b ${words(2)}\b(?:votes? down|vote against|rejects?|rejected|throws? out|blocks?|refuses?|refused|opposes?|torpedo\w*|sinks?|derails?)\b.{0,50}\b(?:reorgani[sz]ation|restructuring|exit|turnaround|bankruptcy|chapter 11|rescue|insolvency)\b.{0,16}\bplan\b`,
      String.raw`\b(?:blocks?|rejects?|rejected|opposes?|throws? out|refuses?|votes? down|vote down) ${words(4)}\bplan to (?:leave|exit|emerge)\b`,
      String.raw`\b(?:bid|plan|request|attempt|motion|effort) to (?:leave|exit|emerge) (?:\S+ )?(?:bankruptcy|chapter 11|insolvency|administration)\b.{0,16}\b(?:rejected|denied|blocked|refused|thrown out|fails?)\b`,
      String.raw`\b(?:plan|bid|deal|effort) to (?:pull|bring|take|lead|get) .{0,20}out of (?:bankruptcy|chapter 11|insolvency|administration)\b.{0,20}\b(?:collapses?|fails?|failed|falls? (?:apart|through)|rejected|blocked)\b`,
      String.raw`\bplan to (?:leave|exit|emerge from) .{0,24}\b(?:rejected|blocked|voted down|thrown out)\b`,
    ),
    tenths: -6,
  },
  {
    kind: 'emergence',
    says: anyOf(
      String.raw`\b(?:fail(?:s|ed)?|struggl\w+|unable) ${words(6)}(?:after|since) (?:emerg|exit|leav)\w*`,
      String.raw`\b(?:exit|emergence|plan)\b ${words(4)}\b(?:${COURT_PROCESS})\b.{0,20}\b(?:delayed|postponed|slips?|pushed back|stalls?|stalled|drags|in doubt|held up)\b`,
      String.raw`\b(?:${COURT_PROCESS}) (?:exit|emergence|plan)\b.{0,24}\b(?:delayed|postponed|slips?|pushed back|stalls?|stalled|drags|in doubt|held up|put off)\b`,
      String.raw`\b(?:exit|emergence) from ${words(2)}\b(?:${COURT_PROCESS})\b ${words(2)}\b(?:hits?|snag|stumbles?|runs into|faces|in jeopardy|at risk|uncertain)\b`,
      String.raw`\b(?:delays?|postpones?|pushes back|holds? up) ${words(3)}\b(?:exit|emergence) from\b`,
    ),
    unless: /\b(?:rejects?|rejected|blocks?|blocked|again)\b/,
    tenths: -5,
  },
  {
    kind: 'emergence',
    says: anyOf(
      String.raw`\b(?:bankruptcy|chapter 11|insolvency|administration) to end\b`,
      String.raw`\bplan (?:approved|confirmed|sanctioned)\b.{0,16}\b(?:bankruptcy|chapter 11|insolvency)\b`,
      String.raw`\b(?:completes?|completed|concludes?|concluded|finishes|wraps? up|ends?|ended|ending|closes? (?:the )?(?:chapter|book|door) on|returns? from|returned from|back from|bounces back from|rises from|reborn from|discharged from|freed from|free of|clear of|sheds?|released from|out from under|emerg(?:es|ed|ing) ${words(2)}\bfrom|exits|exited|leaves?|steps? out of|walks? out of|breaks? free of|comes? out of|done with|final day in|last day in|successfully completes) ${words(4)}\b(?:${COURT_PROCESS})\b`,
      String.raw`\bcompletes? ${words(3)}\b(?:restructuring|reorgani[sz]ation)\b.{0,20}\bemerges?\b`,
      String.raw`\b(?:${COURT_PROCESS}) ${words(2)}\b(?:behind it|is over|over|ended|closed|completed|lifted|terminated)\b`,
    ),
    unless:
      /\b(?:liquidat\w*|again|fails?|failed|unable|struggl\w*|delay\w*|jobs at risk|rejects?|rejected|years? (?:after|on|since)|files?|may|might|could|hopes?|aims?|plans to|planned|seeks?|rival|second time|bid|converts?|ends? (?:up )?in|dispute|fight|row|threat|talks)\b/,
    tenths: 7,
  },
  {
    kind: 'capital',
    says: /\bemerges? from stealth\b/,
    tenths: 3,
  },
];
