// The folder of a run of stories. Playwright reads its configuration again in every worker, so the first choice is handed on.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env['E2E_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'vigilo-e2e-'));

export const STORY_FOLDER = process.env['E2E_FOLDER'];

/** Names the demo that is copied for each server. */
export const DEMO_FILE = join(STORY_FOLDER, 'demo.json');
