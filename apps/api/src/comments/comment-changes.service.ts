// Writing comments: each in one transaction with its entry in the audit log, its notice to the open screens and the mails to whom it names. Whoever answers,
// resolves or edits holds the thread, so that nobody edits what was answered meanwhile.

import type { CallInput } from '@vigilo/contract/call';
import type { addCommentThread as AddCall, CommentThread } from '@vigilo/contract/comments';
import type { Language } from '@vigilo/contract/messages/language';
import { message } from '@vigilo/contract/messages/message';
import type { AuditAction } from '@vigilo/domain/audit/actions';
import { findCommentRefusal, MOST_COMMENTS, MOST_THREADS } from '@vigilo/domain/comments/comment-actions';
import { findMentions } from '@vigilo/domain/comments/mentions';
import { publishDocumentChange } from '../changes/changes.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { sendJob } from '../frame/job-queue.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { toReplies } from './comments.service.ts';
import type { StoredComment, StoredThread } from './comments.queries.ts';
import {
  addComment,
  addThread,
  changeCommentText,
  changeThread,
  countThreads,
  findDocumentOf,
  listComments,
  lockThread,
  removeCommentRow,
  removeThread,
  replaceMentions,
} from './comments.queries.ts';
import { listNameableUsers } from './readers.service.ts';
import { readSubject } from './subjects.service.ts';

type Context = Pick<AppContext, 'db' | 'now' | 'jobs'>;

/** Who writes, in which language the mails are that tell of it. */
export interface Author {
  readonly caller: Caller;
  readonly language: Language;
}

/** A thread that is held, with the comments that it has. */
interface HeldThread extends StoredThread {
  readonly comments: readonly StoredComment[];
}

/** Begins a thread. @throws Problem not-found, wrong-state where the document has too many */
export function addThreadFor(
  context: Context,
  author: Author,
  { id: childId, comment, cell }: CallInput<typeof AddCall>['body'],
): Promise<CommentThread> {
  const { caller } = author;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { documentId, subject } = await readSubject(tx, caller, childId.toLowerCase(), cell);
    if ((await countThreads(tx, caller.tenantId, documentId)) >= MOST_THREADS)
      throw new Problem('wrong-state', message('comments.manyThreads', { most: MOST_THREADS }));
    const id = newId(context.now());
    await addThread(tx, caller.tenantId, { id, documentId, subject });
    const held = await holdThread(tx, caller, { threadId: id });
    await writeComment(context, tx, author, held, comment);
    return finish(tx, caller, held, { action: 'comments.add', after: { comment } });
  });
}

/** @throws Problem not-found, wrong-state where the thread has too many comments */
export function addAnswer(
  context: Context,
  author: Author,
  threadId: string,
  comment: string,
): Promise<CommentThread> {
  const { caller } = author;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const held = await holdThread(tx, caller, { threadId });
    if (held.comments.length >= MOST_COMMENTS)
      throw new Problem('wrong-state', message('comments.manyAnswers', { most: MOST_COMMENTS }));
    await writeComment(context, tx, author, held, comment);
    await changeThread(tx, caller.tenantId, held.id, null);
    return finish(tx, caller, held, { action: 'comments.add', after: { comment } });
  });
}

/** @throws Problem not-found, changed-meanwhile where somebody wrote meanwhile */
export function resolveThread(
  { db, now }: Context,
  { caller }: Author,
  threadId: string,
  { isResolved, version }: { readonly isResolved: boolean; readonly version: number },
): Promise<CommentThread> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const held = await holdThread(tx, caller, { threadId });
    requireVersion(held, version);
    const resolved = isResolved ? { at: new Date(now()), by: caller.userId } : null;
    await changeThread(tx, caller.tenantId, held.id, resolved);
    return finish(tx, caller, held, { action: isResolved ? 'comments.resolve' : 'comments.reopen' });
  });
}

/** @throws Problem not-found, changed-meanwhile, wrong-state where it is answered */
export function changeOwnComment(
  context: Context,
  author: Author,
  commentId: string,
  { comment, version }: { readonly comment: string; readonly version: number },
): Promise<CommentThread> {
  const { caller } = author;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const held = await holdThread(tx, caller, { commentId });
    const own = requireOwn(held, caller, commentId);
    requireVersion(held, version);
    await changeCommentText(tx, caller.tenantId, own.id, comment, new Date(context.now()));
    await nameUsers(context, tx, author, held, { id: own.id, text: comment });
    const resolved =
      held.resolved_at === null ? null : { at: held.resolved_at, by: held.resolved_by ?? caller.userId };
    await changeThread(tx, caller.tenantId, held.id, resolved);
    return finish(tx, caller, held, {
      action: 'comments.change',
      before: { comment: own.text },
      after: { comment },
    });
  });
}

/** Deletes a comment, with the last one its thread. @throws Problem not-found, wrong-state where it is answered */
export function removeOwnComment({ db }: Context, { caller }: Author, commentId: string): Promise<void> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const held = await holdThread(tx, caller, { commentId });
    const own = requireOwn(held, caller, commentId);
    await removeCommentRow(tx, caller.tenantId, own.id);
    if (held.comments.length === 1) await removeThread(tx, caller.tenantId, held.id);
    else await changeThread(tx, caller.tenantId, held.id, null);
    await tell(tx, caller, held, { action: 'comments.remove', before: { comment: own.text } });
  });
}

/** @throws Problem not-found where the caller does not see its document */
async function holdThread(
  tx: TenantTransaction,
  caller: Caller,
  of: { readonly threadId?: string; readonly commentId?: string },
): Promise<HeldThread> {
  const found = await findDocumentOf(tx, caller.tenantId, of);
  if (found === null) throw notFound();
  await getVisibleDocument(tx, caller, found.documentId);
  const thread = await lockThread(tx, caller.tenantId, found.threadId);
  if (thread === null) throw notFound();
  return { ...thread, comments: await listComments(tx, caller, [thread.id]) };
}

function requireVersion({ version: current }: HeldThread, version: number): void {
  if (version !== current)
    throw new Problem('changed-meanwhile', 'refusals.changedReload', { description: 'comments.meanwhile' });
}

function requireOwn({ comments }: HeldThread, caller: Caller, commentId: string): StoredComment {
  const at = comments.findIndex(({ id }) => id === commentId.toLowerCase());
  const comment = comments[at];
  // Somebody deleted it before the thread was held.
  if (comment === undefined) throw notFound();
  const refusal = findCommentRefusal({
    isOwn: comment.created_by === caller.userId,
    isAnswered: at < comments.length - 1,
  });
  if (refusal !== null)
    throw new Problem('wrong-state', 'refusals.wrongState', { description: `comments.refusal.${refusal}` });
  return comment;
}

async function writeComment(
  context: Context,
  tx: TenantTransaction,
  author: Author,
  thread: StoredThread,
  text: string,
): Promise<void> {
  const { tenantId, userId } = author.caller;
  const id = newId(context.now());
  await addComment(tx, tenantId, { id, threadId: thread.id, text, userId, now: new Date(context.now()) });
  await nameUsers(context, tx, author, thread, { id, text });
}

/** Whoever is named for the first time gets a mail; nobody of what they write themselves. */
async function nameUsers(
  { jobs }: Context,
  tx: TenantTransaction,
  { caller, language }: Author,
  { document_id: documentId }: StoredThread,
  comment: { readonly id: string; readonly text: string },
): Promise<void> {
  const { tenantId, userId } = caller;
  const people = await listNameableUsers(tx, tenantId, documentId);
  const named = new Set(findMentions(comment.text, people).flatMap(({ userIds }) => userIds));
  named.delete(userId);
  for (const readerId of await replaceMentions(tx, tenantId, comment.id, [...named]))
    await sendJob(jobs, tx, 'comments.mail', { tenantId, language, readerId, commentId: comment.id });
}

interface ThreadChange {
  readonly action: AuditAction;
  readonly before?: object;
  readonly after?: object;
}

async function finish(
  tx: TenantTransaction,
  caller: Caller,
  held: HeldThread,
  change: ThreadChange,
): Promise<CommentThread> {
  await tell(tx, caller, held, change);
  const thread = await lockThread(tx, caller.tenantId, held.id);
  const [reply] = thread === null ? [] : await toReplies(tx, caller, held.document_id, [thread]);
  if (reply === undefined) throw notFound();
  return reply;
}

async function tell(
  tx: TenantTransaction,
  caller: Caller,
  { document_id: documentId, subject }: StoredThread,
  { action, before, after }: ThreadChange,
): Promise<void> {
  const about = { about: subject.cell?.key ?? subject.documentType };
  await auditCaller(tx, caller, {
    action,
    entity: 'child-document',
    entityId: subject.childId,
    parentId: documentId,
    ...(before && { before: { ...about, ...before } }),
    ...(after && { after: { ...about, ...after } }),
  });
  const { client_id: clientId, company_id: companyId } = await getVisibleDocument(tx, caller, documentId);
  await publishDocumentChange(tx, caller.tenantId, { clientId, companyId });
}
