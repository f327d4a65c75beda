// Which child documents are offered for a link, in which order and why (issue 'Review': ranked with the reason: same company, same period, same number,
// similar name; specification 3, section 9: gathered with vendor match true and false). Never the document itself, never a deleted one, never one of
// another client. The order depends on the documents alone, not on the order in which they were found.

import type { LinkFacts } from './link-facts.ts';
import { areSimilarNames } from './similar-names.ts';

/** The most telling first. */
export const LINK_REASONS = ['same-number', 'same-company', 'same-period', 'similar-name'] as const;
export type LinkReasonCode = (typeof LINK_REASONS)[number];

/** What a link is said to be: its most telling reason, or a person's decision alone. */
export const LINK_TYPES = [...LINK_REASONS, 'chosen'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** More links of one document nobody reads. */
export const MOST_LINKS = 1000;

/** Each counts more than all after it together. */
const WEIGHTS: Readonly<Record<LinkReasonCode, number>> = {
  'same-number': 8,
  'same-company': 4,
  'same-period': 2,
  'similar-name': 1,
};

export interface LinkReason {
  readonly code: LinkReasonCode;
  /** The number or month (YYYY-MM) that both state; '' for the others. */
  readonly value: string;
}

/** A child document as candidates are chosen. */
export interface LinkSubject {
  readonly id: string;
  readonly clientId: string;
  readonly isDeleted: boolean;
  readonly facts: LinkFacts;
}

export interface Candidate {
  readonly id: string;
  readonly reasons: readonly LinkReason[];
  /** 1 to 15: the weights of its reasons added up. */
  readonly score: number;
  readonly vendorMatch: boolean;
}

function findCommon(one: readonly string[], other: readonly string[]): string | null {
  const known = new Set(other);
  return (
    one
      .filter((value) => known.has(value))
      .toSorted()
      .at(-1) ?? null
  );
}

/** Whether two documents are of the same company or vendor. Symmetric. */
function isVendorMatch(one: LinkFacts, other: LinkFacts): boolean {
  return findCommon(one.vendors, other.vendors) !== null;
}

/** Why two documents may belong together, the most telling reason first; none where nothing says so. Symmetric. */
export function listLinkReasons(one: LinkFacts, other: LinkFacts): readonly LinkReason[] {
  const number = findCommon(one.numbers, other.numbers);
  const period = findCommon(one.periods, other.periods);
  const isSameCompany = isVendorMatch(one, other);
  const isSimilar =
    !isSameCompany && one.names.some((name) => other.names.some((known) => areSimilarNames(name, known)));
  return [
    ...(number === null ? [] : [{ code: 'same-number', value: number } as const]),
    ...(isSameCompany ? [{ code: 'same-company', value: '' } as const] : []),
    ...(period === null ? [] : [{ code: 'same-period', value: period } as const]),
    ...(isSimilar ? [{ code: 'similar-name', value: '' } as const] : []),
  ];
}

/** What a link between two documents is. */
export function decideLinkType(one: LinkFacts, other: LinkFacts): LinkType {
  return listLinkReasons(one, other)[0]?.code ?? 'chosen';
}

/** The candidates among these documents, the best first and of equals the newest (ids grow with time); those without a reason are none. */
export function rankCandidates(
  subject: LinkSubject,
  others: readonly LinkSubject[],
  vendorMatch: boolean,
): readonly Candidate[] {
  return others
    .filter(({ id, clientId, isDeleted }) => id !== subject.id && clientId === subject.clientId && !isDeleted)
    .filter(({ facts }) => isVendorMatch(subject.facts, facts) === vendorMatch)
    .map(({ id, facts }) => {
      const reasons = listLinkReasons(subject.facts, facts);
      const score = reasons.reduce((sum, { code }) => sum + WEIGHTS[code], 0);
      return { id, reasons, score, vendorMatch };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1));
}
