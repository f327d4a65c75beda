// What every story stands on: a page that is watched throughout (nothing leaves the origin, no policy is violated, no script fails), the
// demo tenant's people, and the check of a screen for people who do not see it as drawn.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { signIn } from '@vigilo/contract/sign-in';
import type { CallReply } from '@vigilo/contract/call';
import { moveClock } from './test-clock.ts';

type SessionReply = CallReply<typeof signIn>;

/** The demo tenant's accounts (issue, 'Demo tenant'). */
export const ACCOUNTS = {
  admin: 'admin@demo.test',
  analyst: 'analyst@demo.test',
  approver: 'approver@demo.test',
  client: 'client@demo.test',
  licensed: 'licensed@demo.test',
} as const;

export type Role = keyof typeof ACCOUNTS;

export const PASSWORD = 'Vigilo#2026';

/** Signs in as one of the demo tenant's people and opens a page. */
export async function signInAs(page: Page, role: Role, path = '/companies'): Promise<void> {
  await enterAs(page, role);
  await page.goto(path);
}

/**
 * Signs in as one of the demo tenant's people, as the sign-in page does it but without the page, which has stories of its own. Each
 * story has a session of its own.
 */
export async function enterAs(page: Page, role: Role): Promise<void> {
  const reply = await page.request.post('/auth/local', {
    data: { email: ACCOUNTS[role], password: PASSWORD },
    // Only a browser's own pages get the session's cookies.
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.ok()).toBe(true);
  const session: SessionReply = await reply.json();
  const { origin } = new URL(reply.url());
  const { cookies } = await page.context().storageState();
  await page.context().setStorageState({
    cookies,
    origins: [{ origin, localStorage: storedSession(session, origin) }],
  });
}

/** What the web keeps of a session (apps/web/src/lib/session.ts). */
function storedSession(session: SessionReply, origin: string) {
  return Object.entries({
    isLoggedIn: 'true',
    user: JSON.stringify(session.user),
    expires_at: String(Date.now() + session.tokenExpiryTime * 1000),
    DocsAPIOptions: JSON.stringify({ basePath: origin, tenant: session.tenant }),
  }).map(([name, value]) => ({ name, value }));
}

/** Fills the form of the sign-in page, in English. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Waits until nothing moves any more, but for what moves for ever: half faded in, a colour is not the one that was chosen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

/** Fails when axe finds anything on the page as it is. A toast may begin to fade while axe looks, so what it finds is looked at once more. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await findBarriers(page);
  expect(found.length === 0 ? found : await findBarriers(page)).toEqual([]);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What AXE defines in a page. */
declare const axe: typeof Axe;

/** By axe itself: @axe-core/playwright loads it twice for each check, once into a page of its own, which takes longer than the check. */
async function findBarriers(page: Page): Promise<{ id: string; help: string; where: string[] }[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(async () => {
    // Of what is right only the names of the rules are gathered, which saves most of the time in long tables.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
  });
}

/** Collects what must never happen on a page. */
function watch(page: Page, origin: string): string[] {
  const happened: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      happened.push(`request to ${url.origin}`);
  });
  page.on('pageerror', (error) => happened.push(`script failed: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) happened.push(message.text());
  });
  return happened;
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await moveClock(context);
    await use(context);
  },
  page: async ({ page, baseURL }, use) => {
    const happened = watch(page, new URL(baseURL ?? '').origin);
    await use(page);
    expect(happened).toEqual([]);
  },
});
