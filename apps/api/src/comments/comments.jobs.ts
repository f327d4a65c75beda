import type { JobContext } from '../frame/context.ts';
import { commentMail, sendCommentMail } from './comment-mails.service.ts';

/** Handlers of this area's queues. */
export function commentJobs(context: Pick<JobContext, 'db' | 'config' | 'mailer'>) {
  return {
    'comments.mail': (job: { readonly data: unknown }) =>
      sendCommentMail(context, commentMail.parse(job.data)),
  };
}
