// When a page has asked for all it needs. The stream of changes stays open for as long as the page, so the network never falls silent by itself.

import type { Page, Request } from '@playwright/test';
import { streamChanges } from '@vigilo/contract/changes';

/** For so long nothing may be under way, in milliseconds. */
const SILENCE = 500;
const LOOK_EVERY = 50;
const MOST_WAIT = 30_000;

/** Watches what the page asks for from now on. Resolves, each time it is called, once that rests. @throws where it never does */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  function note(request: Request, isUnderWay: boolean): void {
    if (new URL(request.url()).pathname === streamChanges.path) return;
    if (isUnderWay) open.add(request);
    else open.delete(request);
    changedAt = performance.now();
  }
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async () => {
    changedAt = performance.now();
    for (let waited = 0; open.size > 0 || performance.now() - changedAt < SILENCE; waited += LOOK_EVERY) {
      if (waited >= MOST_WAIT)
        throw new Error(
          `The page does not come to rest: ${[...open].map((request) => request.url()).join(', ')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  };
}
