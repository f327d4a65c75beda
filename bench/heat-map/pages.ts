// The pages with our heat map and with that of ECharts alone on them, and what is done to them with wheel and pointer.

import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

const PAGES = join(import.meta.dirname, 'page');
export const GESTURE_MS = 2000;
/** Turns of the wheel from the whole map to a zoom of 4. */
const TURNS_TO_FOUR = 20;
const SCREEN = { width: 1366, height: 640 } as const;
export const MIDDLE = { x: 683, y: 320 } as const;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type Side = 'ours' | 'theirs';

export interface FrameCount {
  readonly frames: number;
  readonly milliseconds: number;
  readonly long: number;
}

/** Builds the two pages and serves them from this machine alone. */
export async function serveMaps(folder: string): Promise<Server> {
  await build({
    root: PAGES,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: [join(PAGES, 'ours.html'), join(PAGES, 'theirs.html')] },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
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

/** A map in a page of its own, with nothing on it yet; `query` chooses what it shows. */
export async function openMap(browser: Browser, server: Server, side: Side, query = ''): Promise<Page> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const page = await browser.newPage({ viewport: SCREEN });
  await page.goto(`http://127.0.0.1:${port}/${side}.html${query}`);
  return page;
}

/** The frames of the page during a gesture. */
export async function countOn(page: Page, gesture: () => Promise<void>): Promise<FrameCount> {
  await page.evaluate('window.measured.countFrames()');
  await gesture();
  return page.evaluate<FrameCount>('window.measured.framesCounted()');
}

/** In and out again about the middle, with so many turns of the wheel each way. */
export async function zoomByWheel(page: Page, turns = TURNS_TO_FOUR): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  const end = performance.now() + GESTURE_MS;
  for (let turn = 0; performance.now() < end; turn++) {
    await page.mouse.wheel(0, turn % (2 * turns) < turns ? -50 : 50);
    await page.waitForTimeout(8);
  }
}

/** Frames a second. */
export function fps({ frames, milliseconds }: FrameCount): number {
  return (frames / milliseconds) * 1000;
}
