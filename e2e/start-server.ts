// Starts the parts shared by all stories: the database service, the demo that is copied for each server, and the server for read-only stories. PORT
// and E2E_FOLDER, an empty folder, come from the configuration.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabaseService } from '../tools/testing/database-service.ts';
import { makeDemo, startOnDemoCopy } from './demo-copy.ts';
import { DEMO_FILE, STORY_FOLDER } from './story-folder.ts';

const service = await startDatabaseService();
const folder = join(STORY_FOLDER, 'demo');
mkdirSync(folder);
await makeDemo(service.url, folder, DEMO_FILE);
const product = await startOnDemoCopy(DEMO_FILE, Number(process.env['PORT']), {});

let isEnding = false;

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await product.stop();
  await service.close();
  rmSync(STORY_FOLDER, { recursive: true, force: true });
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
