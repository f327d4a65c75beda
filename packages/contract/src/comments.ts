// Comments on child documents, their rows and cells (specification 3, sections 6 and 7; decisions.md section 3, `setComments`; issue 15).

import { COMMENT_ACTIONS, LONGEST_COMMENT, THREAD_ACTIONS } from '@vigilo/domain/comments/comment-actions';
import { z } from 'zod';
import { defineCall } from './call.ts';

const id = z.strictObject({ id: z.uuid() });
/** Text and nothing but text: markup in it is shown as it is typed. */
const comment = z.string().trim().min(1).max(LONGEST_COMMENT);
const success = z.literal('success');

const mentionPart = z.object({ start: z.number().int(), length: z.number().int() });

const commentReply = z.object({
  id: z.string(),
  text: z.string(),
  /** The parts of the text that name somebody. */
  mentions: z.array(mentionPart),
  author: z.string(),
  isOwn: z.boolean(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Null: it is as it was written. */
  changedAt: z.string().nullable(),
  /** Names the caller, who has not seen it. */
  isNew: z.boolean(),
  can: z.array(z.enum(COMMENT_ACTIONS)),
});

const commentThread = z.object({
  id: z.string(),
  /** Another one after each change. */
  version: z.number().int(),
  documentId: z.string(),
  /** The child document that it is about; null where that is gone. */
  childDocumentId: z.string().nullable(),
  /** Of the child document as it was. */
  documentType: z.string(),
  pages: z.array(z.number().int()),
  /** Null: about the child document as a whole. */
  cell: z
    .object({
      /** Of the row and its child table as they are now; null where they are gone. */
      rowId: z.string().nullable(),
      tableId: z.string().nullable(),
      column: z.string().nullable(),
      /** As it was. */
      key: z.string(),
      label: z.string(),
      value: z.string(),
    })
    .nullable(),
  /** What it was about is gone. */
  isGone: z.boolean(),
  isResolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  /** The oldest first. */
  comments: z.array(commentReply),
  can: z.array(z.enum(THREAD_ACTIONS)),
});

export type CommentThread = z.output<typeof commentThread>;

const threadReply = z.object({ status: success, data: commentThread });
const threadsReply = z.object({ status: success, data: z.array(commentThread) });

export const addCommentThread = defineCall({
  method: 'POST',
  path: '/digitizedDocument/setComments',
  permission: 'add-comments',
  creates: true,
  summary:
    'Begins a thread of comments about a child document, or about a row or a cell of it; @Name names somebody',
  body: z.strictObject({
    /** Of the child document. */
    id: z.uuid(),
    comment,
    /** Without it the comment is about the child document as a whole. */
    cell: z
      .strictObject({
        rowId: z.uuid(),
        /** The child table that the row is in; absent: the primary table. */
        tableId: z.uuid().optional(),
        /** As the screen names the column; absent: the row as a whole. */
        column: z.string().min(1).max(1000).optional(),
      })
      .optional(),
  }),
  reply: threadReply,
  problems: ['not-found', 'wrong-state'],
});

export const listChildComments = defineCall({
  method: 'GET',
  path: '/api/v1/child-documents/{id}/comments',
  permission: 'view-comments',
  summary:
    'The threads about a child document, and those of its document whose child document is gone; the newest first',
  params: id,
  reply: threadsReply,
  problems: ['not-found'],
});

export const listDocumentComments = defineCall({
  method: 'GET',
  path: '/api/v1/documents/{id}/comments',
  permission: 'view-comments',
  summary: 'All threads of a document, the newest first',
  params: id,
  reply: threadsReply,
  problems: ['not-found'],
});

export const answerComments = defineCall({
  method: 'POST',
  path: '/api/v1/comment-threads/{id}/comments',
  permission: 'add-comments',
  creates: true,
  summary: 'Answers a thread; one that was resolved is open again',
  params: id,
  body: z.strictObject({ comment }),
  reply: threadReply,
  problems: ['not-found', 'wrong-state'],
});

export const resolveComments = defineCall({
  method: 'POST',
  path: '/api/v1/comment-threads/{id}/resolution',
  permission: 'add-comments',
  summary: 'Resolves a thread, or opens it again; answers 409 where somebody answered meanwhile',
  params: id,
  body: z.strictObject({ isResolved: z.boolean(), version: z.number().int() }),
  reply: threadReply,
  problems: ['not-found', 'changed-meanwhile'],
});

export const changeComment = defineCall({
  method: 'PUT',
  path: '/api/v1/comments/{id}',
  permission: 'add-comments',
  summary: "Edits the caller's own comment while nobody has answered it",
  params: id,
  body: z.strictObject({
    comment,
    /** Of the thread. */
    version: z.number().int(),
  }),
  reply: threadReply,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

export const removeComment = defineCall({
  method: 'DELETE',
  path: '/api/v1/comments/{id}',
  permission: 'add-comments',
  summary: "Deletes the caller's own comment while nobody has answered it; with the last one the thread goes",
  params: id,
  reply: z.object({ status: success }),
  problems: ['not-found', 'wrong-state'],
});

export const listNameable = defineCall({
  method: 'GET',
  path: '/api/v1/child-documents/{id}/nameable-users',
  permission: 'add-comments',
  summary: 'Who can be named in a comment: who sees the document and its comments, by name',
  params: id,
  reply: z.object({
    status: success,
    data: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
  }),
  problems: ['not-found'],
});

const mention = z.object({
  commentId: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  isNew: z.boolean(),
  documentId: z.string(),
  OriginalFileName: z.string(),
  /** Null where the child document is gone. */
  childDocumentId: z.string().nullable(),
  documentType: z.string(),
  /** The key of the row that it is about, if it is about one. */
  key: z.string().nullable(),
});

export type CommentMention = z.output<typeof mention>;

export const listMentions = defineCall({
  method: 'GET',
  path: '/api/v1/comment-mentions',
  permission: 'view-comments',
  summary: 'The comments that name the caller, in documents that they see, the newest 100 first',
  reply: z.object({
    status: success,
    data: z.array(mention),
    /** How many of all the caller has not seen. */
    newCount: z.number().int(),
  }),
  problems: [],
});

export const noteMentionsSeen = defineCall({
  method: 'POST',
  path: '/api/v1/comment-mentions/seen',
  permission: 'view-comments',
  summary: 'Notes that the caller has seen comments that name them',
  body: z.strictObject({ commentIds: z.array(z.uuid()).min(1).max(1000) }),
  isBackground: true,
  reply: z.object({ status: success }),
  problems: [],
});
