// Which drafts are work left from before: those that were there when the page was opened and have not been touched since.

import type { Draft } from '@vigilo/contract/drafts';

/** The drafts of `before` that are still there as they were, in the order of `present`. */
export function listLeftDrafts(before: readonly Draft[], present: readonly Draft[]): readonly Draft[] {
  return present.filter((draft) =>
    before.some(
      (one) => one.form === draft.form && one.subject === draft.subject && one.savedAt === draft.savedAt,
    ),
  );
}
