// What was typed into a form and not saved is offered the next time it is opened: also what an earlier try of a story has left.

import type { Page } from '@playwright/test';
import { ask } from './ask-server.ts';

interface Listed {
  readonly data: readonly { readonly form: string; readonly subject: string }[];
}

/** Forgets what the person who is signed in has typed into a form, such as `clients.add`. */
export async function dropDrafts(page: Page, form: string): Promise<void> {
  const { data } = (await ask(page, '/api/v1/drafts', undefined, 'GET')) as Listed; // the contract's shape
  for (const draft of data)
    if (draft.form === form) await ask(page, `/api/v1/drafts/${form}/${draft.subject}`, undefined, 'DELETE');
}
