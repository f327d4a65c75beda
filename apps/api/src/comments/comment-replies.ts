// Threads as replies, as somebody reads them.

import type { CommentThread } from '@vigilo/contract/comments';
import { decideCommentActions, decideThreadActions } from '@vigilo/domain/comments/comment-actions';
import { findMentions } from '@vigilo/domain/comments/mentions';
import type { Nameable } from '@vigilo/domain/comments/mentions';
import type { Caller } from '../frame/caller.ts';
import type { StoredComment, StoredThread } from './comments.queries.ts';
import type { FoundSubject } from './subjects.service.ts';

/** What words of users the replies need. */
export interface KnownUsers {
  readonly names: ReadonlyMap<string, string>;
  readonly nameable: readonly Nameable[];
}

export function toThreadReply(
  thread: StoredThread,
  comments: readonly StoredComment[],
  found: FoundSubject,
  caller: Caller,
  users: KnownUsers,
): CommentThread {
  const { documentType, pages, cell } = thread.subject;
  const isResolved = thread.resolved_at !== null;
  return {
    id: thread.id,
    version: thread.version,
    documentId: thread.document_id,
    childDocumentId: found.childId,
    documentType,
    pages: [...pages],
    cell:
      cell === null
        ? null
        : {
            rowId: found.rowId,
            tableId: found.tableId,
            column: cell.column,
            key: cell.key,
            label: cell.label,
            value: cell.value,
          },
    isGone: found.childId === null || (cell !== null && found.rowId === null),
    isResolved,
    resolvedBy: thread.resolved_by === null ? null : (users.names.get(thread.resolved_by) ?? ''),
    resolvedAt: thread.resolved_at?.toISOString() ?? null,
    comments: comments.map((comment, at) => toCommentReply(comment, at < comments.length - 1, caller, users)),
    can: decideThreadActions(caller.access, { isResolved }),
  };
}

function toCommentReply(
  comment: StoredComment,
  isAnswered: boolean,
  caller: Caller,
  { names, nameable }: KnownUsers,
): CommentThread['comments'][number] {
  const isOwn = comment.created_by === caller.userId;
  return {
    id: comment.id,
    text: comment.text,
    mentions: findMentions(comment.text, nameable).map(({ start, length }) => ({ start, length })),
    author: names.get(comment.created_by) ?? '',
    isOwn,
    at: comment.created_at.toISOString(),
    changedAt: comment.changed_at?.toISOString() ?? null,
    isNew: comment.is_new,
    can: decideCommentActions(caller.access, { isOwn, isAnswered }),
  };
}
