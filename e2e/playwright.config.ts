// The stories in a real browser, against the real product with the demo tenant. CHROMIUM_PATH names the browser.

import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './free-port.ts';
import { STORY_FOLDER } from './story-folder.ts';
import { UNMOVED_ENVIRONMENT } from './test-clock.ts';

const ROOT = resolve(import.meta.dirname, '..');

// Playwright reads this file again in every worker, so the first choice is handed on.
process.env['E2E_PORT'] ??= String(await findFreePort());
const BASE = `http://127.0.0.1:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: resolve(ROOT, 'test-results'),
  forbidOnly: true,
  // On a busy build machine a browser can be late once; a story that is right only the second time is named as flaky in the report.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  fullyParallel: false,
  // Patience costs nothing where all is well, and a machine that does something else as well is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: resolve(ROOT, 'test-results/e2e.json') }]],
  use: {
    baseURL: BASE,
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    timezoneId: process.env['TZ'] ?? 'UTC',
    screenshot: 'only-on-failure',
    // No story waits for what moves, but for those that look at it (keyboard.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      env: UNMOVED_ENVIRONMENT,
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page is drawn by the processor: as one piece, not as a hundred small ones for each picture.
        '--default-tile-width=1408',
        '--default-tile-height=768',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${resolve(import.meta.dirname, 'start-server.ts')}"`,
    env: { PORT: process.env['E2E_PORT'], E2E_FOLDER: STORY_FOLDER },
    url: `${BASE}/api/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
