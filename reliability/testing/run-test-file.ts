// A file of the project's tests, run as an experiment of its own: what it printed and which of its tests passed.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const MOST_OUTPUT = 64 * 1024 * 1024;

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string().nullable()).nullish(),
        }),
      ),
    }),
  ),
});

export interface TestFileResult {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Everything that it printed. */
  readonly output: string;
}

/** Runs one. @throws where it cannot be run at all */
export async function runTestFile(path: string): Promise<TestFileResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-reliability-'));
  const file = join(folder, 'report.json');
  try {
    const words = [VITEST, 'run', path, '--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`];
    const output = await promisify(execFile)(process.execPath, words, {
      cwd: ROOT,
      maxBuffer: MOST_OUTPUT,
    }).then(
      ({ stdout }) => stdout,
      (error: unknown) =>
        error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error),
    );
    const tests = report
      .parse(JSON.parse(await readFile(file, 'utf8')))
      .testResults.flatMap(({ assertionResults }) => assertionResults);
    const named = (isPassed: boolean) =>
      tests.filter(({ status }) => (status === 'passed') === isPassed).map(({ fullName }) => fullName);
    return { passed: named(true), failed: named(false), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
