// The drafts of the form that changes waiting news: each belongs to one piece of news, and ends with the decision about it.

import { draftsQuery, flushDrafts, forgetDraft } from '../lib/draft-store.ts';
import { queryClient } from '../lib/query-client.ts';

/** The form's name, as its drafts and the address have it. */
export const CHANGE_FORM = 'news.change';

/** Forgets what was entered about news that is settled, also what is still on its way to the server. */
export async function forgetChanges(ids: readonly string[]): Promise<void> {
  await flushDrafts();
  const drafts = queryClient.getQueryData(draftsQuery.queryKey) ?? [];
  for (const draft of drafts)
    if (draft.form === CHANGE_FORM && ids.includes(draft.subject)) void forgetDraft(draft);
}
