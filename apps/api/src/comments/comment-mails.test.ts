// Whoever a comment names gets a mail, as long as they may read it (issue 'Review': names completed with @).

import { addCommentThread } from '@vigilo/contract/comments';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../adapters/mail/mail.ts';
import { collectMails } from '../sign-in/testing/deliver-mails.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';
import { commentJobs } from './comments.jobs.ts';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
beforeEach(() => deliver());
afterAll(() => world.server.stop());

const deliver = (): Promise<Mail[]> =>
  collectMails(world.server, 'comments.mail', (context) => commentJobs(context)['comments.mail']);

async function comment(text: string) {
  const { document, child } = await world.addReport({ st: 'B' });
  const { data } = await world.as('analyst').call(addCommentThread, { body: { id: child, comment: text } });
  return { document, child, thread: data };
}

it('says who wrote, about which document and where, and not what', async () => {
  const { document, child } = await comment('Is the limit right, @approver@t.test?');
  const mails = await deliver();
  expect(mails.map(({ to }) => to)).toEqual(['approver@t.test']);
  expect(mails[0]?.text).toContain(`/documents/summary/${document}/screening/${child}`);
  expect(mails[0]?.text).toContain('CCRR_OPEN_2026-11-01.pdf');
  expect(mails[0]?.text).not.toContain('the limit');
});

it('goes neither to the author nor to who may not read it', async () => {
  await comment('@analyst@t.test, @other@t.test and @licensed@t.test');
  expect(await deliver()).toEqual([]);
});

it('is not sent any more where the comment was deleted meanwhile', async () => {
  const { thread } = await comment('@approver@t.test?');
  await world.as('analyst').send('DELETE', `/api/v1/comments/${thread.comments[0]?.id ?? ''}`, {});
  expect(await deliver()).toEqual([]);
});
