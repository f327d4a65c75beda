// What the commands answer to words that they do not know, and where there is nothing that they could work on.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const TOOLS = resolve(import.meta.dirname, '..');
const BACKUP = 'backup/backup.ts';
const RESTORE = 'backup/restore.ts';
const ARCHIVE = 'archive/archive.ts';
const PATIENT = { timeout: 60_000 };

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-command-test-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Runs a command on an installation that is not there. */
function run(tool: string, ...words: string[]): Promise<{ exit: number | null; said: string }> {
  const env = {
    PATH: process.env['PATH'],
    MODE: 'production',
    DATA_DIR: join(parent, 'missing'),
    ARCHIVE_DIR: join(parent, 'archive'),
    AUDIT_KEY: 'only-tests-seal-their-audit-log-with-this',
  };
  return new Promise((done) => {
    const child = execFile(process.execPath, [join(TOOLS, tool), ...words], { env }, (_, out, said) =>
      done({ exit: child.exitCode, said: `${out}${said}` }),
    );
  });
}

describe('a command', () => {
  it.each([BACKUP, RESTORE, ARCHIVE])(
    'shows its usage for an option that it has not: %s',
    PATIENT,
    async (tool) => {
      const { exit, said } = await run(tool, '--bogus');
      expect(exit).toBe(2);
      expect(said).toMatch(/^Unknown option '--bogus'\.\n\nnpm run /);
      expect(said).not.toMatch(/TypeError|ERR_/);
    },
  );

  it('shows its usage where the folder is missing', PATIENT, async () => {
    expect(await run(BACKUP)).toMatchObject({ exit: 2, said: expect.stringMatching(/^npm run backup/) });
  });

  it('that saves a database that is not there says so, and makes none', PATIENT, async () => {
    for (const words of [[BACKUP, join(parent, 'backup')], [ARCHIVE]]) {
      const [tool = '', ...more] = words;
      const { exit, said } = await run(tool, ...more);
      expect(exit).toBe(1);
      expect(said).toMatch(/missing\/postgres has no database/);
    }
    expect(existsSync(join(parent, 'missing'))).toBe(false);
    expect(existsSync(join(parent, 'backup'))).toBe(false);
  });

  it('that is to check an archive says that it is one', PATIENT, async () => {
    const archive = join(parent, 'archive');
    await mkdir(join(archive, 'wal'), { recursive: true });
    const { exit, said } = await run(RESTORE, archive, '--check');
    expect(exit).toBe(1);
    expect(said).toMatch(/is an archive, and --check is for a backup/);
  });
});
