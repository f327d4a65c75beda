// Measures the viewer of documents in one headless browser without a graphics card: from opening a document to its first page painted, 500 pages
// against 5; frames a second while its pages are scrolled; and how much of the file the browser has fetched by then.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { buildSamplePdf } from './sample-pdf.ts';

/** What the page counts while it scrolls. */
interface FrameCount {
  readonly frames: number;
  readonly milliseconds: number;
  readonly long: number;
}

const PAGES = join(import.meta.dirname, 'page');
const WEB_CONFIG = join(import.meta.dirname, '../../apps/web/vite.config.ts');
const SCREEN = { width: 700, height: 800 } as const;
const SHORT = { id: '00000000-0000-7000-8000-000000000005', pages: 5 } as const;
const LONG = { id: '00000000-0000-7000-8000-000000000500', pages: 500 } as const;
const OPENINGS = 9;
const GESTURES = 3;
const GESTURE_MS = 3000;
/** Pixels a turn of the wheel. */
const TURN = 100;
const MOST_RATIO = 1.5;
const LEAST_FPS = 50;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface Measured {
  readonly short: readonly number[];
  readonly long: readonly number[];
  readonly scrolls: readonly FrameCount[];
  readonly screen: FrameCount;
  /** Bytes of the long document that were asked for: until its first page, and after scrolling. */
  readonly opened: number;
  readonly scrolled: number;
  readonly size: number;
}

export async function bench(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-'));
  const files = new Map<string, Buffer>([SHORT, LONG].map(({ id, pages }) => [id, buildSamplePdf(pages)]));
  const sent = new Map<string, number>();
  const server = await serve(folder, files, sent);
  const browser = await launchChromium();
  try {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const page = await browser.newPage({ viewport: SCREEN });
    await page.goto(`http://127.0.0.1:${port}/viewer.html`);
    return report(await measure(page, files, sent));
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function measure(
  page: Page,
  files: ReadonlyMap<string, Buffer>,
  sent: Map<string, number>,
): Promise<Measured> {
  const open = async ({ id, pages }: { readonly id: string; readonly pages: number }): Promise<number> => {
    sent.set(id, 0);
    return page.evaluate<number>(`window.measuredViewer.firstPage('${id}', ${pages})`);
  };
  // The first opening loads the program; it is not what is compared.
  await open(SHORT);
  await open(LONG);
  const screen = await countOn(page, async () => page.waitForTimeout(GESTURE_MS));
  const short: number[] = [];
  const long: number[] = [];
  for (let run = 0; run < OPENINGS; run++) {
    short.push(await open(SHORT));
    long.push(await open(LONG));
  }
  const opened = sent.get(LONG.id) ?? 0;
  const scrolls: FrameCount[] = [];
  for (let run = 0; run < GESTURES; run++) scrolls.push(await countOn(page, async () => scrollByWheel(page)));
  return {
    short,
    long,
    scrolls,
    screen,
    opened,
    scrolled: sent.get(LONG.id) ?? 0,
    size: files.get(LONG.id)?.length ?? 1,
  };
}

async function countOn(page: Page, gesture: () => Promise<void>): Promise<FrameCount> {
  await page.evaluate('window.measuredViewer.countFrames()');
  await gesture();
  return page.evaluate<FrameCount>('window.measuredViewer.framesCounted()');
}

/** As somebody leafs through: a turn of the wheel every 50 ms. */
async function scrollByWheel(page: Page): Promise<void> {
  await page.mouse.move(SCREEN.width / 2, SCREEN.height / 2);
  const end = performance.now() + GESTURE_MS;
  while (performance.now() < end) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(50);
  }
}

async function serve(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  sent: Map<string, number>,
): Promise<Server> {
  await build({
    root: PAGES,
    configFile: WEB_CONFIG,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(PAGES, 'viewer.html') } },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const [, id = ''] = /^\/documents\/([\w-]+)\/pdf$/.exec(path) ?? [];
    const file = files.get(id);
    if (file !== undefined) {
      sent.set(id, (sent.get(id) ?? 0) + answerRange(file, request, response));
      return;
    }
    readFile(join(folder, path))
      .then((content) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
          .end(content),
      )
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return server;
}

/** Answers the part that is asked for, and says how many bytes that is. */
function answerRange(file: Buffer, { headers }: IncomingMessage, response: ServerResponse): number {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const begin = Number(from ?? 0);
  const end = Math.min(Number(to ?? file.length - 1) + 1, file.length);
  response
    .writeHead(206, {
      'content-type': 'application/pdf',
      'content-range': `bytes ${begin}-${end - 1}/${file.length}`,
    })
    .end(file.subarray(begin, end));
  return end - begin;
}

function report(measured: Measured): BenchResult {
  const { short, long, scrolls, screen, opened, scrolled, size } = measured;
  const ratio = median(long) / median(short);
  const frames = median(scrolls.map(fps));
  const share = (bytes: number): string => `${((bytes / size) * 100).toFixed(1)} %`;
  const times = (values: readonly number[]): string =>
    `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
  const figures: Figure[] = [
    {
      figure: `First page of ${LONG.pages} pages against ${SHORT.pages}`,
      target: `within ${MOST_RATIO}x`,
      measured: `${ratio.toFixed(2)}x`,
      isReached: ratio <= MOST_RATIO,
    },
    {
      figure: `Scrolling a document of ${LONG.pages} pages`,
      target: `at least ${LEAST_FPS} frames a second`,
      measured: frames.toFixed(1),
      isReached: frames >= LEAST_FPS,
    },
    {
      figure: `Share of ${LONG.pages} pages fetched until the first is seen`,
      target: 'less than half',
      measured: share(opened),
      isReached: opened < size / 2,
    },
  ];
  return {
    title: 'Viewer of documents, no graphics card',
    lines: [
      `Invented statements of sixty rows a page, ${(size / 1e6).toFixed(1)} MB for ${LONG.pages} pages, in parts from a bare server; the screen gives ${fps(screen).toFixed(1)} frames per second. ${OPENINGS} openings of each in turn, from asking for the document to its first page painted; ${GESTURES} gestures of ${GESTURE_MS / 1000} s. In brackets: least and most.`,
      '',
      '| | milliseconds |',
      '|---|---|',
      `| first page of ${SHORT.pages} | ${times(short)} |`,
      `| first page of ${LONG.pages} | ${times(long)} |`,
      '',
      `Scrolling: ${scrolls.map((count) => `${fps(count).toFixed(1)} (${count.long} frames longer than 33 ms)`).join(', ')} frames per second. Fetched of the file: ${share(opened)} until the first page, ${share(scrolled)} after scrolling.`,
    ],
    figures,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function fps({ frames, milliseconds }: FrameCount): number {
  return (frames / milliseconds) * 1000;
}
