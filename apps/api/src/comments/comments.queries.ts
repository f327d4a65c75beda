// Threads of comments with their comments.

import type { CommentSubject } from '@vigilo/domain/comments/comment-subject';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface StoredThread {
  readonly id: string;
  readonly document_id: string;
  readonly subject: CommentSubject;
  readonly version: number;
  readonly resolved_at: Date | null;
  readonly resolved_by: string | null;
}

export interface StoredComment {
  readonly id: string;
  readonly thread_id: string;
  readonly text: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly changed_at: Date | null;
  /** It names the reader, who has not seen it. */
  readonly is_new: boolean;
}

const THREAD = ['id', 'document_id', 'subject', 'version', 'resolved_at', 'resolved_by'] as const;

/** The threads of a document, the newest first. */
export function listThreads(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<StoredThread[]> {
  return tx
    .selectFrom('comment_threads')
    .select([...THREAD])
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countThreads(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('comment_threads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The comments of these threads, the oldest first, as somebody reads them. */
export async function listComments(
  tx: TenantTransaction,
  { tenantId, userId }: Pick<Viewer, 'tenantId' | 'userId'>,
  threadIds: readonly string[],
): Promise<StoredComment[]> {
  const result = await sql<StoredComment>`
    SELECT c.id, c.thread_id, c.text, c.created_by, c.created_at, c.changed_at, (m.comment_id IS NOT NULL AND m.seen_at IS NULL) AS is_new
    FROM comments c LEFT JOIN comment_mentions m ON m.tenant_id = c.tenant_id AND m.comment_id = c.id AND m.user_id = ${userId}
    WHERE c.tenant_id = ${tenantId} AND c.thread_id = ANY(${[...threadIds]}::uuid[]) ORDER BY c.number`.execute(
    tx,
  );
  return result.rows;
}

/** The document of a thread, or of the thread of a comment; null where there is none. */
export async function findDocumentOf(
  tx: TenantTransaction,
  tenantId: string,
  { threadId, commentId }: { readonly threadId?: string; readonly commentId?: string },
): Promise<{ readonly threadId: string; readonly documentId: string } | null> {
  const result = await sql<{ threadId: string; documentId: string }>`
    SELECT t.id AS "threadId", t.document_id AS "documentId" FROM comment_threads t WHERE t.tenant_id = ${tenantId}
      AND t.id = coalesce(${threadId ?? null}::uuid, (SELECT c.thread_id FROM comments c WHERE c.tenant_id = ${tenantId} AND c.id = ${commentId ?? null}))`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

/** A thread that nobody else changes until the transaction ends; null where it is gone. */
export async function lockThread(
  tx: TenantTransaction,
  tenantId: string,
  threadId: string,
): Promise<StoredThread | null> {
  const thread = await tx
    .selectFrom('comment_threads')
    .select([...THREAD])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
  return thread ?? null;
}

export async function addThread(
  tx: TenantTransaction,
  tenantId: string,
  { id, documentId, subject }: { id: string; documentId: string; subject: CommentSubject },
): Promise<void> {
  await tx
    .insertInto('comment_threads')
    .values({
      tenant_id: tenantId,
      id,
      number: sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM comment_threads WHERE tenant_id = ${tenantId} AND document_id = ${documentId})`,
      document_id: documentId,
      subject: JSON.stringify(subject),
    })
    .execute();
}

/** Resolves a thread or opens it, and gives it another version. */
export async function changeThread(
  tx: TenantTransaction,
  tenantId: string,
  threadId: string,
  resolved: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await tx
    .updateTable('comment_threads')
    .set({
      resolved_at: resolved?.at ?? null,
      resolved_by: resolved?.by ?? null,
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', threadId)
    .execute();
}

export async function removeThread(tx: TenantTransaction, tenantId: string, threadId: string): Promise<void> {
  await tx
    .deleteFrom('comment_threads')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', threadId)
    .execute();
}

export async function addComment(
  tx: TenantTransaction,
  tenantId: string,
  comment: { id: string; threadId: string; text: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('comments')
    .values({
      tenant_id: tenantId,
      id: comment.id,
      number: sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM comments WHERE tenant_id = ${tenantId} AND thread_id = ${comment.threadId})`,
      thread_id: comment.threadId,
      text: comment.text,
      created_by: comment.userId,
      created_at: comment.now,
    })
    .execute();
}

export async function changeCommentText(
  tx: TenantTransaction,
  tenantId: string,
  commentId: string,
  text: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ text, changed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', commentId)
    .execute();
}

export async function removeCommentRow(
  tx: TenantTransaction,
  tenantId: string,
  commentId: string,
): Promise<void> {
  await tx.deleteFrom('comments').where('tenant_id', '=', tenantId).where('id', '=', commentId).execute();
}

/** Notes whom a comment names; who was named before has seen it or not as before. Gives those who were not. */
export async function replaceMentions(
  tx: TenantTransaction,
  tenantId: string,
  commentId: string,
  userIds: readonly string[],
): Promise<string[]> {
  await sql`DELETE FROM comment_mentions WHERE tenant_id = ${tenantId} AND comment_id = ${commentId} AND NOT user_id = ANY(${[...userIds]}::uuid[])`.execute(
    tx,
  );
  const added = await sql<{ user_id: string }>`
    INSERT INTO comment_mentions (tenant_id, user_id, comment_id) SELECT ${tenantId}, named, ${commentId}::uuid FROM unnest(${[...userIds]}::uuid[]) named
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(tx);
  return added.rows.map(({ user_id: id }) => id);
}

export async function changeSeen(
  tx: TenantTransaction,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  commentIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('comment_mentions')
    .set({ seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('comment_id', 'in', [...commentIds])
    .where('seen_at', 'is', null)
    .execute();
}

export interface StoredMention extends Pick<
  StoredComment,
  'id' | 'text' | 'created_by' | 'created_at' | 'is_new'
> {
  readonly document_id: string;
  readonly file_name: string;
  readonly subject: CommentSubject;
  /** Of all, also of those that are not listed. */
  readonly new_count: number;
}

/** The newest comments that name somebody, in documents that they see and that are not deleted. */
export async function listMentionsOf(
  tx: TenantTransaction,
  viewer: Viewer,
  limit: number,
): Promise<StoredMention[]> {
  const result = await sql<StoredMention>`
    SELECT c.id, c.text, c.created_by, c.created_at, m.seen_at IS NULL AS is_new, t.document_id, documents.file_name, t.subject,
      (count(*) FILTER (WHERE m.seen_at IS NULL) OVER ())::int AS new_count
    FROM comment_mentions m JOIN comments c ON c.tenant_id = m.tenant_id AND c.id = m.comment_id
    JOIN comment_threads t ON t.tenant_id = c.tenant_id AND t.id = c.thread_id
    JOIN documents ON documents.tenant_id = t.tenant_id AND documents.id = t.document_id
    WHERE m.tenant_id = ${viewer.tenantId} AND m.user_id = ${viewer.userId} AND NOT documents.is_deleted AND ${isVisibleDocument(viewer)}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit}`.execute(tx);
  return result.rows;
}

/** A comment that names somebody, with its document and author; null where there is none such. */
export async function findMentioning(
  tx: TenantTransaction,
  tenantId: string,
  commentId: string,
  userId: string,
): Promise<{
  readonly documentId: string;
  readonly fileName: string;
  readonly author: string;
  readonly subject: CommentSubject;
} | null> {
  const row = await tx
    .selectFrom('comment_mentions as m')
    .innerJoin('comments as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.comment_id'),
    )
    .innerJoin('comment_threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.id', '=', 'c.thread_id'),
    )
    .innerJoin('documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 't.tenant_id').onRef('d.id', '=', 't.document_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.created_by'),
    )
    .select(['t.document_id as documentId', 'd.file_name as fileName', 'u.name as author', 't.subject'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.comment_id', '=', commentId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
