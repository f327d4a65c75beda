// The mails a server has written, as its outbox shows them.

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';

interface MailRow {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

async function readData<T>(response: APIResponse): Promise<T> {
  expect(response.status()).toBe(200);
  const reply: { data: T } = await response.json();
  return reply.data;
}

const SUBJECTS = {
  code: 'Your Vigilo verification code',
  reset: 'Set a new Vigilo password',
  changed: 'Your Vigilo password was changed',
} as const;

type Letter = keyof typeof SUBJECTS;

async function listMailsTo(
  request: APIRequestContext,
  to: string,
  letter: Letter,
): Promise<readonly MailRow[]> {
  const mails = await readData<readonly MailRow[]>(await request.get('/api/v1/outbox'));
  return mails.filter((mail) => mail.to === to && mail.subject === SUBJECTS[letter]);
}

/** How many mails of a kind somebody has got. */
export async function countMails(request: APIRequestContext, to: string, letter: Letter): Promise<number> {
  return (await listMailsTo(request, to, letter)).length;
}

/** The text of the newest mail of a kind to somebody, once there is one more than there were. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  letter: Letter,
  before = 0,
): Promise<string> {
  await expect.poll(() => countMails(request, to, letter)).toBe(before + 1);
  const [newest] = await listMailsTo(request, to, letter);
  return (await readData<{ text: string }>(await request.get(`/api/v1/outbox/${newest?.id ?? ''}`))).text;
}

/** The code in a mail's text. */
export function codeIn(text: string): string {
  return /\b\d{6,8}\b/.exec(text)?.[0] ?? '';
}

/** The link in a mail's text. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}
