// Starts the product for the stories: the real program on a new data folder, which goes when the stories are over. PORT and any other
// setting come from the environment; STORY_FOLDER names an empty folder that a story looks into as well.

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const folder = process.env['STORY_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'vigilo-e2e-'));
// PostgreSQL may run as another user, who has to pass through.
chmodSync(folder, 0o755);

const product = spawn(process.execPath, [join(ROOT, 'apps/api/src/app/main.ts')], {
  cwd: ROOT,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${process.env['PORT'] ?? ''}`,
    DATA_DIR: folder,
    MODE: process.env['MODE'] ?? 'demo',
    LOG_LEVEL: 'warn',
  },
  stdio: 'inherit',
  // In a group of its own: the end of the stories is told to this group, and the product shall hear of it once, from here.
  detached: true,
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => product.kill('SIGTERM'));

product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
