// Stories that need other settings, or that change data other stories rely on, have their own server: one per file.

import { startOnDemoCopy } from './demo-copy.ts';
import { findFreePort } from './free-port.ts';
import type { Product } from './product.ts';
import { DEMO_FILE } from './story-folder.ts';
import { test } from './story.ts';

/** `test` for stories on a server with these settings, and a copy of the demo. */
export function testOnOwnServer(settings: Readonly<Record<string, string>> = {}) {
  return testOn(async () => startOnDemoCopy(DEMO_FILE, await findFreePort(), settings));
}

/** `test` for stories on a server that is started so. */
export function testOn(start: () => Promise<Product>) {
  return test.extend<object, { server: Product }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures this one needs: none
      async ({}, use) => {
        const server = await start();
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
}
