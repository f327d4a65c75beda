// Reading comments. What somebody does not see answers exactly like what is not there.

import type { CallReply } from '@vigilo/contract/call';
import type { CommentThread, listMentions as MentionsCall } from '@vigilo/contract/comments';
import { getVisibleDocument } from '../documents/visible-document.ts';
import { getSeenChild } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { toThreadReply } from './comment-replies.ts';
import type { StoredThread } from './comments.queries.ts';
import { changeSeen, listComments, listMentionsOf, listThreads } from './comments.queries.ts';
import { listUserNames } from './readers.queries.ts';
import { listNameableUsers } from './readers.service.ts';
import { findSubjects } from './subjects.service.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

const MOST_MENTIONS = 100;

/** The threads of a document. @throws Problem not-found */
export function listDocumentThreads(
  { db }: Context,
  caller: Caller,
  documentId: string,
): Promise<CommentThread[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { id } = await getVisibleDocument(tx, caller, documentId.toLowerCase());
    return toReplies(tx, caller, id, await listThreads(tx, caller.tenantId, id));
  });
}

/** The threads about a child document, and those that lost theirs. @throws Problem not-found */
export function listChildThreads({ db }: Context, caller: Caller, childId: string): Promise<CommentThread[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { id, documentId } = await getSeenChild(tx, caller, childId.toLowerCase());
    const threads = await toReplies(
      tx,
      caller,
      documentId,
      await listThreads(tx, caller.tenantId, documentId),
    );
    return threads.filter(({ childDocumentId }) => childDocumentId === null || childDocumentId === id);
  });
}

/** Threads of one document as the caller reads them. */
export async function toReplies(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
  threads: readonly StoredThread[],
): Promise<CommentThread[]> {
  if (threads.length === 0) return [];
  const comments = await listComments(
    tx,
    caller,
    threads.map(({ id }) => id),
  );
  const userIds = new Set([
    ...comments.map(({ created_by: id }) => id),
    ...threads.flatMap(({ resolved_by: id }) => id ?? []),
  ]);
  const users = {
    names: await listUserNames(tx, caller.tenantId, [...userIds]),
    nameable: await listNameableUsers(tx, caller.tenantId, documentId),
  };
  const found = await findSubjects(
    tx,
    caller.tenantId,
    documentId,
    threads.map(({ subject }) => subject),
  );
  const byThread = Map.groupBy(comments, ({ thread_id: id }) => id);
  return threads.flatMap((thread, at) => {
    const subject = found[at];
    return subject === undefined
      ? []
      : [toThreadReply(thread, byThread.get(thread.id) ?? [], subject, caller, users)];
  });
}

/** The newest comments that name the caller. */
export function listOwnMentions(
  { db }: Context,
  caller: Caller,
): Promise<Pick<CallReply<typeof MentionsCall>, 'data' | 'newCount'>> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const mentions = await listMentionsOf(tx, caller, MOST_MENTIONS);
    const names = await listUserNames(
      tx,
      caller.tenantId,
      mentions.map(({ created_by: id }) => id),
    );
    const children = new Map<string, string | null>();
    for (const [documentId, those] of Map.groupBy(mentions, ({ document_id: id }) => id)) {
      const found = await findSubjects(
        tx,
        caller.tenantId,
        documentId,
        those.map(({ subject }) => ({ ...subject, cell: null })),
      );
      for (const [at, { id }] of those.entries()) children.set(id, found[at]?.childId ?? null);
    }
    return {
      newCount: mentions[0]?.new_count ?? 0,
      data: mentions.map((mention) => ({
        commentId: mention.id,
        text: mention.text,
        author: names.get(mention.created_by) ?? '',
        at: mention.created_at.toISOString(),
        isNew: mention.is_new,
        documentId: mention.document_id,
        OriginalFileName: mention.file_name,
        childDocumentId: children.get(mention.id) ?? null,
        documentType: mention.subject.documentType,
        key: mention.subject.cell?.key ?? null,
      })),
    };
  });
}

/** Notes that the caller has seen comments that name them; of others nothing is noted. */
export function noteSeen({ db, now }: Context, caller: Caller, commentIds: readonly string[]): Promise<void> {
  return inTenant(db, caller.tenantId, (tx) => changeSeen(tx, caller, commentIds, new Date(now())));
}
