// Who else is at the same: at a child document, at a piece of news. Their page says so again and again (issue 'Review': two people in one document;
// issue 17, 'The queue': who is on which row).

/** What people are at together, as it is stored. */
export const VISIT_KINDS = ['child-document', 'news'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** So often a page says that it is open, in seconds. */
export const VISIT_EVERY_S = 15;

/** After so long without a word a person has left, in seconds: one word may be late, two are not. */
const VISIT_ENDS_AFTER_S = 40;

/** The moment from which on a visit still lasts, in milliseconds since 1970. @param now in milliseconds since 1970 */
export function visitsSince(now: number): number {
  return now - VISIT_ENDS_AFTER_S * 1000;
}
