// The mails a server has written, as its outbox shows them.

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';

interface MailRow {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

async function dataOf<T>(response: APIResponse): Promise<T> {
  expect(response.status()).toBe(200);
  const reply: { data: T } = await response.json();
  return reply.data;
}

async function listMailsTo(request: APIRequestContext, to: string): Promise<readonly MailRow[]> {
  return (await dataOf<readonly MailRow[]>(await request.get('/api/v1/outbox'))).filter((mail) => mail.to === to);
}

/** The text of the newest mail to somebody, once there are this many. */
export async function readMail(request: APIRequestContext, to: string, count: number): Promise<string> {
  await expect.poll(async () => (await listMailsTo(request, to)).length).toBe(count);
  const [newest] = await listMailsTo(request, to);
  return (await dataOf<{ text: string }>(await request.get(`/api/v1/outbox/${newest?.id ?? ''}`))).text;
}

/** The code in a mail's text. */
export function codeIn(text: string): string {
  return /\b\d{6,8}\b/.exec(text)?.[0] ?? '';
}

/** The link in a mail's text. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}
