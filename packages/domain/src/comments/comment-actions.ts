// What may be done with comments (issue 15): whoever may add comments answers, resolves and reopens; one's own is edited or deleted as long as nobody has
// answered it. An answer to what was resolved opens it again.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';

/** Characters of a comment. */
export const LONGEST_COMMENT = 4000;
/** Threads of a document; more are no discussion any more. */
export const MOST_THREADS = 1000;
/** Comments of a thread. */
export const MOST_COMMENTS = 200;

export const COMMENT_ACTIONS = ['change', 'remove'] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

export const THREAD_ACTIONS = ['answer', 'resolve', 'reopen'] as const;
export type ThreadAction = (typeof THREAD_ACTIONS)[number];

/** What somebody may do with a thread. */
export function decideThreadActions(
  access: Access,
  thread: { readonly isResolved: boolean },
): ThreadAction[] {
  if (!can(access, 'add-comments')) return [];
  return ['answer', thread.isResolved ? 'reopen' : 'resolve'];
}

/** Why a comment cannot be edited or deleted by somebody; null where it can. */
export function findCommentRefusal(comment: {
  readonly isOwn: boolean;
  readonly isAnswered: boolean;
}): 'not-own' | 'answered' | null {
  if (!comment.isOwn) return 'not-own';
  return comment.isAnswered ? 'answered' : null;
}

/** What somebody may do with a comment. */
export function decideCommentActions(
  access: Access,
  comment: { readonly isOwn: boolean; readonly isAnswered: boolean },
): CommentAction[] {
  return can(access, 'add-comments') && findCommentRefusal(comment) === null ? [...COMMENT_ACTIONS] : [];
}
