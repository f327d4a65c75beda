// What stands in a search field while the address follows the typing, and follows the address where that is changed otherwise.

/** What is typed into a search field, beside what the address says. */
export interface TypedSearch {
  readonly typed: string;
  /** What was typed when the address was last told. */
  readonly sent: string;
  /** What the address said last. */
  readonly inAddress: string;
}

/** The field after the address came to say something: what it was told changes nothing, as more may have been typed since; a link, the way back or *Clear* does. */
export function followAddress(before: TypedSearch, inAddress: string): TypedSearch {
  if (inAddress === before.inAddress) return before;
  if (inAddress === before.sent) return { ...before, inAddress };
  return { typed: inAddress, sent: inAddress, inAddress };
}
