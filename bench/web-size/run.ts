// What a first visit loads, as Chromium's network stack counts it: bytes over the wire with their headers, everything the page asks for until it
// rests, nothing in the cache.

import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { measureFirstContent } from './first-content.ts';
import { launchChromium } from '../testing/chromium.ts';
import { startOwnProcess } from '../testing/own-process.ts';
import { watchRest } from '../testing/page-at-rest.ts';
import { short } from '../testing/statistics.ts';
import { makeTemporaryFolder } from '../testing/temporary-postgres.ts';

const READY = /Vigilo is ready on http:\/\/[^\s:]+:(\d+)/;
const BYTES_PER_KB = 1000;
const SCREEN = { width: 1366, height: 768 };
const EMAIL = 'analyst@demo.test';
const PASSWORD = 'Vigilo#2026';

interface Visit {
  readonly name: string;
  readonly mostKb: number;
  readonly loaded: readonly Loaded[];
  readonly foreign: readonly string[];
}

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly encoding: string;
  readonly bytes: number;
}

export async function bench(): Promise<BenchResult> {
  const folder = await makeTemporaryFolder();
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    MODE: 'demo',
    LOG_LEVEL: 'warn',
    DEMO_DOCUMENTS: 'false',
  };
  const product = await startOwnProcess({
    command: process.execPath,
    words: ['tools/launch/start.mjs'],
    environment,
    ready: READY,
  });
  const browser = await launchChromium();
  try {
    const origin = `http://127.0.0.1:${product.words[1] ?? ''}`;
    const signIn = await visit(await newContext(browser, origin), '/login', 'sign-in page', 150);
    const listing = await visit(await signedInContext(browser, origin), '/companies', 'listing', 250);
    const state = await signedInState(browser, origin);
    const content = await measureFirstContent(() => newContext(browser, origin, state));
    const report = buildReport([signIn, listing]);
    return {
      ...report,
      lines: [...report.lines, ...content.lines],
      figures: [...(report.figures ?? []), ...content.figures],
    };
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function newContext(browser: Browser, baseURL: string, state?: State): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: SCREEN,
    locale: 'en-US',
    ...(state === undefined ? {} : { storageState: state }),
  });
}

/** A browser that has a session but has never loaded anything: the cookies are those of another one that signed in. */
async function signedInContext(browser: Browser, origin: string): Promise<BrowserContext> {
  return newContext(browser, origin, await signedInState(browser, origin));
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signedInState(browser: Browser, origin: string): Promise<State> {
  const other = await newContext(browser, origin);
  const page = await other.newPage();
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/companies/);
  const state = await other.storageState();
  await other.close();
  return state;
}

async function visit(context: BrowserContext, path: string, name: string, mostKb: number): Promise<Visit> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const { loaded, foreign } = await watch(network, page, path);
  const landed = new URL(page.url()).pathname;
  if (landed !== path) throw new Error(`The visit of ${path} ended at ${landed}`);
  await context.close();
  return { name, mostKb, loaded, foreign };
}

async function watch(
  network: CDPSession,
  page: Page,
  path: string,
): Promise<{ loaded: Loaded[]; foreign: string[] }> {
  const replies = new Map<string, { url: string; type: string; encoding: string }>();
  const loaded: Loaded[] = [];
  const requestedUrls: string[] = [];
  network.on('Network.requestWillBeSent', ({ request }) => requestedUrls.push(request.url));
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding =
      Object.entries(response.headers).find(([header]) => header.toLowerCase() === 'content-encoding')?.[1] ??
      'none';
    replies.set(requestId, { url: response.url, type: classifyResource(type, response.mimeType), encoding });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const reply = replies.get(requestId);
    if (reply) loaded.push({ ...reply, bytes: encodedDataLength });
  });
  await network.send('Network.enable');
  const rest = watchRest(page);
  await page.goto(path);
  await rest();
  const { origin } = new URL(page.url());
  return {
    loaded,
    foreign: requestedUrls.filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin),
  };
}

/** A script that was asked for ahead of its use counts as one. */
function classifyResource(type: string, mimeType: string): string {
  if (/javascript/.test(mimeType)) return 'Script';
  if (mimeType === 'text/css') return 'Stylesheet';
  return type;
}

function isCode({ type }: Loaded): boolean {
  return type === 'Script' || type === 'Stylesheet';
}

function sumKb(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_KB;
}

function buildReport(visits: readonly Visit[]): BenchResult {
  const lines = [
    '| first visit | JavaScript and CSS | files | target | everything | requests | to other origins |',
    '|---|--:|--:|--:|--:|--:|--:|',
  ];
  const figures: Figure[] = [];
  for (const { name, mostKb, loaded, foreign } of visits) {
    const code = loaded.filter(isCode);
    const kb = sumKb(code);
    lines.push(
      `| ${name} | **${short(kb)} kB** | ${code.length} | ${mostKb} kB | ${short(sumKb(loaded))} kB | ${loaded.length} | ${foreign.length} |`,
    );
    figures.push({
      figure: `First visit of the ${name}, JavaScript and CSS`,
      target: `at most ${mostKb} kB`,
      measured: `${short(kb)} kB`,
      isReached: kb <= mostKb,
    });
    figures.push({
      figure: `First visit of the ${name}, requests that leave the origin`,
      target: '0',
      measured: String(foreign.length),
      isReached: foreign.length === 0,
    });
    const uncompressed = code
      .filter(({ encoding }) => encoding !== 'br')
      .map(({ url }) => new URL(url).pathname);
    if (uncompressed.length > 0) lines.push('', `Not brotli: ${uncompressed.join(', ')}`, '');
  }
  lines.push('', ...visits.map(({ name, loaded }) => `${name}: ${formatLargest(loaded)}`));
  return { title: 'First visit over the wire', lines, figures };
}

function formatLargest(loaded: readonly Loaded[]): string {
  const largest = loaded.toSorted((one, other) => other.bytes - one.bytes).slice(0, 6);
  return largest
    .map(({ url, bytes }) => `${new URL(url).pathname} ${short(bytes / BYTES_PER_KB)} kB`)
    .join(', ');
}
