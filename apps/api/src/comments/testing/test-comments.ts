// A comment that is simply there, for the tests of what nobody else reaches.

import type { CommentSubject } from '@vigilo/domain/comments/comment-subject';
import { inTenant } from '../../frame/database.ts';
import { newId } from '../../frame/ids.ts';
import type { Database } from '../../frame/tables.ts';

/** Comments on a child document of a document, naming its author. */
export async function addTestComment(
  db: Database,
  tenantId: string,
  { documentId, childId, userId, text }: Record<'documentId' | 'childId' | 'userId' | 'text', string>,
): Promise<void> {
  const subject: CommentSubject = { childId, documentType: text, pages: [1], cell: null };
  const threadId = newId();
  const commentId = newId();
  await inTenant(db, tenantId, async (tx) => {
    await tx
      .insertInto('comment_threads')
      .values({
        tenant_id: tenantId,
        id: threadId,
        number: 1,
        document_id: documentId,
        subject: JSON.stringify(subject),
      })
      .execute();
    await tx
      .insertInto('comments')
      .values({
        tenant_id: tenantId,
        id: commentId,
        number: 1,
        thread_id: threadId,
        text,
        created_by: userId,
        created_at: new Date(0),
      })
      .execute();
    await tx
      .insertInto('comment_mentions')
      .values({ tenant_id: tenantId, user_id: userId, comment_id: commentId })
      .execute();
  });
}
