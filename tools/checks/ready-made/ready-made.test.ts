// The ready-made tools bite through our way of calling them, and a tool that has become blind is noticed.

import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../finding.ts';
import type { PlantedProject } from '../planted/plant.ts';
import { plant, writeAll } from '../planted/plant.ts';
import type { PlantedFile } from '../planted/planted.ts';
import { lines } from '../planted/planted.ts';
import { readTree } from '../source-tree.ts';
import { findWithDependencyCruiser } from './dependency-cruiser.ts';
import { findWithKnip } from './knip.ts';
import { findWithOxfmt } from './oxfmt.ts';
import { findWithOxlint } from './oxlint.ts';
import { findWithSherif } from './sherif.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const planted: PlantedProject[] = [];

// Each test starts a program or two, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

async function project(...files: readonly PlantedFile[]): Promise<PlantedProject> {
  const made = await plant([]);
  planted.push(made);
  await cp(join(PROJECT, 'knip.json'), join(made.root, 'knip.json'));
  await writeAll(made.root, files);
  return made;
}

async function rewrite(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

function formatFindings(findings: readonly Finding[]): string[] {
  return findings.map(({ path, rule, message }) => `${path} ${rule ?? ''} ${message}`);
}

afterEach(async () => {
  await Promise.all(planted.splice(0).map(({ remove }) => remove()));
});

describe('dependency-cruiser', () => {
  it('fails when it skips a folder', async () => {
    const { root } = await project();
    await rewrite(
      join(root, '.dependency-cruiser.mjs'),
      "exclude: { path: '",
      "exclude: { path: '^packages/|",
    );
    expect(formatFindings(await findWithDependencyCruiser(readTree(root)))).toContain(
      'packages/domain/src/events/impact.ts all-files-seen dependency-cruiser did not look at this file',
    );
  });

  it('fails when it misses imports', async () => {
    const { root } = await project({
      path: 'apps/api/src/frame/database.ts',
      text: lines("import { stub } from 'kysely';", 'export const database = stub;'),
    });
    await rewrite(join(root, '.dependency-cruiser.mjs'), "exclude: { path: '", "exclude: { path: '/dist/|");
    expect(formatFindings(await findWithDependencyCruiser(readTree(root)))).toContain(
      'apps/api/src/frame/database.ts all-imports-seen dependency-cruiser did not see the import of kysely',
    );
  });
});

describe('oxlint', () => {
  it('fails when it skips files', async () => {
    const { root } = await project();
    await rewrite(join(root, '.oxlintrc.json'), '"**/dist/**"', '"packages/**"');
    expect(formatFindings(await findWithOxlint(readTree(root)))).toEqual([
      expect.stringMatching(/^\.oxlintrc\.json all-files-seen oxlint looked at \d+ of \d+ files of code$/),
    ]);
  });
});

describe('knip', () => {
  const entry = {
    path: 'apps/api/src/app/worker.ts',
    text: lines(
      "import { listEvents } from '@vigilo/contract/events';",
      "import { stub } from 'undici';",
      'export const worker = [listEvents, stub];',
    ),
  };
  const half = {
    path: 'apps/api/src/events/half.ts',
    text: lines('export const used = 1;', 'export const unused = 2;', 'export const tested = 3;'),
  };
  const user = {
    path: 'apps/api/src/app/main.ts',
    text: lines("import { used } from '../events/half.ts';", 'export const main = used;'),
  };
  const test = {
    path: 'apps/api/src/events/half.test.ts',
    text: lines("import { tested } from './half.ts';", 'export const seen = tested;'),
  };

  it('finds unused files and exports, exports used only by tests, and unused or undeclared packages', async () => {
    const { root } = await project(entry, half, user, test);
    const findings = formatFindings(await findWithKnip(readTree(root)));
    expect(findings).toEqual(
      expect.arrayContaining([
        'apps/api/src/events/support.ts files apps/api/src/events/support.ts',
        'apps/api/src/events/half.ts exports unused',
        'apps/api/src/events/half.ts exports tested (in production)',
        'apps/api/src/app/worker.ts unlisted undici',
        'apps/api/package.json dependencies nodemailer',
      ]),
    );
    expect(
      findings.filter((finding) =>
        /half\.ts exports used|events\.ts exports listEvents|dependencies @vigilo\/contract/.test(finding),
      ),
    ).toEqual([]);
  });
});

describe('oxfmt', () => {
  it('finds unformatted files only', async () => {
    const tidy = { path: 'apps/api/src/events/tidy.ts', text: lines('export const tidy = 1;') };
    const untidy = { path: 'apps/api/src/events/untidy.ts', text: lines('export   const untidy=2') };
    const { root } = await project(tidy, untidy);
    expect((await findWithOxfmt(readTree(root))).map(({ path }) => path)).toContain(untidy.path);
    expect((await findWithOxfmt(readTree(root))).map(({ path }) => path)).not.toContain(tidy.path);
  });
});

describe('sherif', () => {
  it('finds one package in two versions', async () => {
    const { root } = await project();
    await rewrite(join(root, 'apps/api/package.json'), '"zod": "1.0.0"', '"zod": "2.0.0"');
    expect((await findWithSherif(readTree(root))).map(({ rule }) => rule)).toContain(
      'multiple-dependency-versions',
    );
  });

  it('finds nothing when the versions agree', async () => {
    const { root } = await project();
    expect((await findWithSherif(readTree(root))).map(({ rule }) => rule)).not.toContain(
      'multiple-dependency-versions',
    );
  });
});
