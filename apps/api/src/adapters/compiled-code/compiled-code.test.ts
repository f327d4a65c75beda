import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const MODULE = new URL('./compiled-code.ts', import.meta.url).href;
/** What a thread with that environment sees of it. */
const PROGRAM = `
  import { Worker } from 'node:worker_threads';
  import { compiledCode } from '${MODULE}';
  const thread = new Worker('console.log(JSON.stringify(process.env))', { eval: true, env: compiledCode() });
  thread.on('error', (error) => { throw error; });`;

async function seenByThread(environment: Record<string, string>): Promise<unknown> {
  const env = { ...environment, SESSION_SECRET: 'nobody else’s' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM], { env });
  return JSON.parse(stdout);
}

it('tells a thread where compiled code lies and nothing else, and nothing at all where none is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-compiled-'));
  try {
    expect(await seenByThread({ NODE_COMPILE_CACHE: folder })).toEqual({ NODE_COMPILE_CACHE: folder });
    expect(await readdir(folder)).not.toEqual([]);
    expect(await seenByThread({})).toEqual({});
  } finally {
    await rm(folder, { recursive: true });
  }
});
