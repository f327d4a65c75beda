// What stands in a search field while the address follows the typing, and follows the address where that is changed otherwise.

/** What is typed into a search field, beside what the address says. */
export interface TypedSearch {
  readonly typed: string;
  /** What the address was told and does not say yet, in that order. */
  readonly sent: readonly string[];
  /** What the address said last. */
  readonly inAddress: string;
}

/** A field that shows what the address says. */
export function showAddress(inAddress: string): TypedSearch {
  return { typed: inAddress, sent: [], inAddress };
}

/** The field once the address is told what is typed, without the spaces around it; null where it was told so already. */
export function sendTyped(before: TypedSearch): TypedSearch | null {
  const text = before.typed.trim();
  const last = before.sent.at(-1) ?? before.inAddress;
  return text === last ? null : { ...before, sent: [...before.sent, text] };
}

/**
 * The field after the address came to say something: what it was told changes nothing, as more may have been typed or told since; a link, the way back or
 * *Clear* does.
 */
export function followAddress(before: TypedSearch, inAddress: string): TypedSearch {
  if (inAddress === before.inAddress) return before;
  const at = before.sent.indexOf(inAddress);
  // What was told before that has been passed over.
  return at === -1 ? showAddress(inAddress) : { ...before, sent: before.sent.slice(at + 1), inAddress };
}
