// Drafts belong to whoever typed them: nobody else sees them, and the audit log, which knows what was done, does not know them.

import type { CallInput } from '@vigilo/contract/call';
import type { Draft, saveDraft as SaveCall } from '@vigilo/contract/drafts';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { DraftKey } from './drafts.queries.ts';
import {
  addDraftRow,
  changeDraftRow,
  countDraftsForUpdate,
  listAuthors,
  listDraftRows,
  removeDraftRow,
} from './drafts.queries.ts';

const MOST_DRAFTS = 100;

type Context = Pick<AppContext, 'db' | 'now'>;
type Params = CallInput<typeof SaveCall>['params'];

/** The caller's own, newest first. */
export function listDrafts(context: Context, { tenantId, userId }: Caller): Promise<Draft[]> {
  return inTenant(context.db, tenantId, async (tx) => {
    const rows = await listDraftRows(tx, tenantId, userId);
    return rows.map(({ saved_at: savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() }));
  });
}

/** Keeps a draft in place of the one before. @throws Problem invalid-input where the content is no JSON, wrong-state where there are too many */
export async function saveDraft(
  context: Context,
  caller: Caller,
  params: Params,
  body: CallInput<typeof SaveCall>['body'],
): Promise<string> {
  if (!isJson(body.content))
    throw new Problem('invalid-input', 'refusals.valuesUnusable', {
      fields: { 'body.content': 'refusals.noJson' },
    });
  const key = toDraftKey(caller, params);
  const fields = { ...body, saved_at: new Date(context.now()) };
  await inTenant(context.db, caller.tenantId, async (tx) => {
    if (await changeDraftRow(tx, key, fields)) return;
    if ((await countDraftsForUpdate(tx, key.tenantId, key.userId)) >= MOST_DRAFTS) {
      throw new Problem('wrong-state', message('refusals.manyDrafts', { count: MOST_DRAFTS }), {
        description: 'refusals.discardDrafts',
      });
    }
    await addDraftRow(tx, key, fields);
  });
  return fields.saved_at.toISOString();
}

/** Forgets a draft, if it is there. */
export async function removeDraft(context: Context, caller: Caller, params: Params): Promise<void> {
  await inTenant(context.db, caller.tenantId, (tx) => removeDraftRow(tx, toDraftKey(caller, params)));
}

/** The ids of those who have something unsaved about these subjects; what it is only they see. */
export async function listDraftAuthors(
  tx: TenantTransaction,
  tenantId: string,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listAuthors(tx, tenantId, subjects));
}

function toDraftKey({ tenantId, userId }: Caller, { form, subject }: Params): DraftKey {
  return { tenantId, userId, form, subject: subject.toLowerCase() };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
