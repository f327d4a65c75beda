// E-26: texts that run a script where a page takes them for more than text, in every field that people fill in, shown on every screen in Chromium: once with the
// content policy of the product on, once with it switched off. None may run.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../../bench/testing/chromium.ts';
import { watchRest } from '../../bench/testing/page-at-rest.ts';
import { TEST_PASSWORD } from '../../apps/api/src/app/testing/test-tenant.ts';
import { ensureWebBuilt } from '../../tools/launch/build-web.mjs';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atLeast, noneOf } from '../testing/experiment.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';
import { fillHostile, hostileTenant } from './hostile-tenant.ts';
import { HOOK, PAYLOADS } from './script-payloads.ts';

const RENDERINGS = 1_500;
const SHORT_REST_MS = 300;
/** Screens of one payload, and of how many payloads one is visited with the policy on too. */
const DETAILS = 4;
const WITH_POLICY = 3;

/** Screens that show many at once. */
const LISTS = [
  '/companies',
  '/companies?tab=table&limit=100',
  '/my-portfolio',
  '/dashboard',
  '/import',
  '/upload',
  '/index/document/listing?limit=100',
  '/admin/users',
  '/admin/roles',
  '/admin/clients',
  '/admin/templates',
  '/admin/audit',
];

/** Counts calls and dialogs, and has what a payload calls; a text, for this program knows no page. */
const WATCH = `(() => { let ran = 0; const note = () => { ran += 1; };
  for (const name of ['${HOOK}', 'alert', 'confirm', 'prompt', 'print']) Object.defineProperty(window, name, { value: note });
  Object.defineProperty(window, 'countRuns', { value: () => ran });
  window.blocked = 0; document.addEventListener('securitypolicyviolation', () => { window.blocked += 1; }); })()`;

interface Seen {
  screens: number;
  renderings: number;
  ran: number;
  blocked: number;
  readonly where: string[];
  /** Whether a script that is let run is noticed. */
  isNoticed: boolean;
}

export const experiment: Experiment = {
  title: 'stored scripts on every screen',
  minutes: 9,
  async run(plan) {
    await ensureWebBuilt(process.execPath);
    return withSite({ tenant: hostileTenant() }, async (site) => {
      const { documents, children } = await fillHostile(site);
      const details = listDetails(plan, site, documents, children);
      const some = details.filter((_, i) => i % (DETAILS * WITH_POLICY) < DETAILS);
      const browser = await launchChromium();
      try {
        const closed = await visitAll(plan, browser, site, [...LISTS, ...some], false);
        const open = await visitAll(plan, browser, site, [...LISTS, ...details], true);
        return {
          lines: [
            `${PAYLOADS.length} texts as names, descriptions, sectors, industries and countries of companies; titles, addresses, summaries, sources and topics of events; clients, roles, documents, what was read from documents, comments. A rendering is one text found in the page, as text or as a value, once its requests rest.`,
            ...open.where.map((where) => `- ran at ${where}`),
          ],
          counts: {
            'screens without the policy': open.screens,
            'renderings without the policy': open.renderings,
            'screens with the policy': closed.screens,
            'renderings with the policy': closed.renderings,
            'reports of the policy': closed.blocked,
          },
          findings: [
            noneOf('scripts that ran, policy off', open.ran, open.renderings),
            noneOf('scripts that ran, policy on', closed.ran, closed.renderings),
            noneOf(
              'controls (a script let in by hand) that were not noticed',
              [open, closed].filter(({ isNoticed }) => !isNoticed).length,
              2,
            ),
            atLeast('renderings, policy off', open.renderings, plan.size(RENDERINGS), ''),
          ],
        };
      } finally {
        await browser.close();
      }
    });
  },
};

/** The screens of single things, one for each payload. */
function listDetails(
  plan: Plan,
  site: Site,
  documents: readonly string[],
  children: readonly string[],
): string[] {
  return PAYLOADS.slice(0, plan.size(PAYLOADS.length)).flatMap((_, i) => {
    const company = site.tenant.companyId(`X${i}`);
    return [
      `/companies/summary/${company}`,
      `/companies/summary/${company}/events`,
      `/documents/summary/${documents[i] ?? ''}`,
      `/documents/summary/${documents[i] ?? ''}/screening/${children[i] ?? ''}`,
    ];
  });
}

async function visitAll(
  plan: Plan,
  browser: Browser,
  site: Site,
  paths: readonly string[],
  bypassCSP: boolean,
): Promise<Seen> {
  const context = await browser.newContext({ baseURL: site.node().url, bypassCSP, locale: 'en-US' });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const seen: Seen = { screens: 0, renderings: 0, ran: 0, blocked: 0, where: [], isNoticed: false };
  await signInAtScreen(page);
  const rest = watchRest(page);
  for (const path of paths) {
    if (!plan.hasTime()) break;
    await page.goto(path);
    await rest().catch(() => undefined);
    await sleep(SHORT_REST_MS);
    await note(page, path, seen);
  }
  // What a screen would have to do wrong: the experiment must see it.
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="x:x" onerror="${HOOK}()">')`);
  await sleep(SHORT_REST_MS);
  seen.isNoticed = Number(await page.evaluate('window.countRuns() + window.blocked')) > 0;
  await context.close();
  return seen;
}

async function signInAtScreen(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/companies/);
}

async function note(page: Page, path: string, seen: Seen): Promise<void> {
  const html = await page.content();
  const ran = Number(await page.evaluate('window.countRuns()'));
  seen.screens += 1;
  seen.renderings += [...html.matchAll(/MARK\d\d/g)].length;
  seen.blocked += Number(await page.evaluate('window.blocked'));
  seen.ran += ran;
  if (ran > 0) seen.where.push(path);
}
