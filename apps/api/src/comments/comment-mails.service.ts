// The mail to somebody whom a comment names: who wrote, about which document, and where. The text itself stays where permissions guard it.

import { LANGUAGES } from '@vigilo/contract/messages/language';
import { z } from 'zod';
import type { JobContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { writeMail } from '../sign-in/mail-texts.ts';
import { findActiveUser } from '../users/users.service.ts';
import { findMentioning } from './comments.queries.ts';
import { listNameableUsers } from './readers.service.ts';
import { findSubjects } from './subjects.service.ts';

export const commentMail = z.object({
  tenantId: z.uuid(),
  language: z.enum(LANGUAGES),
  readerId: z.uuid(),
  commentId: z.uuid(),
});

/** Sends it; nothing where the comment is gone, does not name the reader any more, or the reader may not see it any more. */
export async function sendCommentMail(
  { db, config, mailer }: Pick<JobContext, 'db' | 'config' | 'mailer'>,
  { tenantId, language, readerId, commentId }: z.output<typeof commentMail>,
): Promise<void> {
  const mail = await inTenant(db, tenantId, async (tx) => {
    const comment = await findMentioning(tx, tenantId, commentId, readerId);
    const reader = await findActiveUser(tx, tenantId, readerId);
    if (comment === null || reader === null) return null;
    const { documentId } = comment;
    const readers = await listNameableUsers(tx, tenantId, documentId);
    if (!readers.some(({ id }) => id === readerId)) return null;
    const [found] = await findSubjects(tx, tenantId, documentId, [comment.subject]);
    const screening = found === undefined || found.childId === null ? '' : `/screening/${found.childId}`;
    return writeMail('mentioned', language, reader, {
      author: comment.author,
      document: comment.fileName,
      link: `${config.PUBLIC_URL}/documents/summary/${documentId}${screening}`,
    });
  });
  if (mail !== null) await mailer.send(mail);
}
