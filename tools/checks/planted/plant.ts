// Writes a planted project into a new folder below the machine's temporary one, with the project's own configuration of the tools.

import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GROUND, LINKS, PACKAGES } from './ground.ts';
import type { Planted, PlantedFile } from './planted.ts';
import { lines } from './planted.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIGURATION = [
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  'tsconfig.base.json',
  'tools/checks/areas.ts',
];

export interface PlantedProject {
  readonly root: string;
  /** Removes the folder. */
  readonly remove: () => Promise<void>;
}

/** A project with these files on the common ground. */
export async function plant(files: readonly PlantedFile[]): Promise<PlantedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'));
  const root = join(folder, 'project');
  await mkdir(root);
  for (const name of CONFIGURATION) await cp(join(PROJECT, name), join(root, name), { recursive: true });
  await writeAll(root, [...GROUND, ...PACKAGES, ...files]);
  for (const [link, target] of LINKS) {
    await mkdir(dirname(join(root, link)), { recursive: true });
    await symlink(join(root, target), join(root, link), 'dir');
  }
  return { root, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes files below `root`; a path may begin with `../`. */
export async function writeAll(root: string, files: readonly PlantedFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** The files of the cases, and one that imports each of code so that none is an orphan (but the one planted as such). */
export function listFiles(cases: readonly Planted[]): PlantedFile[] {
  const files = cases.flatMap(({ bad, clean, beside = [] }) => [bad, clean, ...beside]);
  const code = files.filter(
    ({ path, text }) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !/^import /m.test(text) &&
      !path.endsWith('/orphan.ts'),
  );
  return [
    ...files,
    { path: 'e2e/everything.ts', text: lines(...code.map(({ path }) => `import '../${path}';`)) },
  ];
}
