// Pages of manuals, papers and slides that Debian's packages hold, each judged by a person (labels/README.md). The pages are not kept: their packages are fetched
// with apt-get when something is measured, and one that is there in another version is left out.

import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { straightenPage } from '@vigilo/domain/digitise/turning';
import { z } from 'zod';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';

const run = promisify(execFile);
const LABELS = join(import.meta.dirname, 'labels/pages.tsv');
const PACKAGES_AT_ONCE = 20;
const MOST_OUTPUT = 1e8;

const labelledPage = z.object({
  set: z.enum(['tuning', 'held back', 'reported']),
  package: z.string(),
  version: z.string(),
  path: z.string(),
  page: z.coerce.number<string>().int().min(1),
  verdict: z.enum(['none', 'table', 'arguable']),
});

export type LabelledPage = z.output<typeof labelledPage>;
export type PageSet = LabelledPage['set'];

/** The labels of a set, by package. */
export async function listPages(set: PageSet): Promise<LabelledPage[]> {
  const [heading = '', ...lines] = (await readFile(LABELS, 'utf8')).trim().split('\n');
  const names = heading.split('\t');
  return lines
    .map((line) => {
      const values = line.split('\t');
      return labelledPage.parse(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    })
    .filter((page) => page.set === set);
}

/** Hands over each page with its label, one after the other; those whose package is not to be had in its version are left out. */
export async function readPrintedPages(
  pages: readonly LabelledPage[],
  folder: string,
  take: (page: ReadPage, label: LabelledPage) => void,
): Promise<void> {
  const packages = [...Map.groupBy(pages, (page) => page.package)];
  for (let from = 0; from < packages.length; from += PACKAGES_AT_ONCE) {
    const some = packages.slice(from, from + PACKAGES_AT_ONCE);
    const own = join(folder, String(from));
    await mkdir(own, { recursive: true });
    await fetchPackages(some, own);
    for (const [name, labels] of some) await readPackage(join(own, name), labels, take);
    await rm(own, { recursive: true, force: true });
  }
}

type Package = readonly [name: string, labels: readonly LabelledPage[]];

/** All by one call; where that fails since a version is gone, one by one, and what is gone is left out. */
async function fetchPackages(packages: readonly Package[], folder: string): Promise<void> {
  if (!(await download(packages, folder)) && packages.length > 1)
    for (const one of packages) await download([one], folder);
  for (const name of packages.map(([own]) => own)) await unpack(name, folder);
}

async function download(packages: readonly Package[], folder: string): Promise<boolean> {
  const wanted = packages.map(([name, [label]]) => `${name}=${label?.version ?? ''}`);
  return run('apt-get', ['download', '-qq', ...wanted], { cwd: folder }).then(
    () => true,
    () => false,
  );
}

async function unpack(name: string, folder: string): Promise<void> {
  const isThere = (await readdir(folder)).some((file) => file.startsWith(`${name}_`));
  if (!isThere) return;
  const unpacking = `mkdir ${name} && dpkg-deb --fsys-tarfile ${name}_*.deb | tar -x -C ${name} --wildcards '*.pdf' '*.pdf.gz' 2>&1; rm ${name}_*.deb; find ${name} -type f -name '*.pdf.gz' -exec gunzip {} +`;
  await run('sh', ['-c', unpacking], { cwd: folder, maxBuffer: MOST_OUTPUT });
}

async function readPackage(
  folder: string,
  labels: readonly LabelledPage[],
  take: (page: ReadPage, label: LabelledPage) => void,
): Promise<void> {
  for (const [path, held] of Map.groupBy(labels, (label) => label.path)) {
    const document = await openDocument(join(folder, path), {
      text: 'auto',
      languages: ['eng', 'spa'],
      turn: 0,
    }).catch(() => null);
    if (document === null) continue;
    for (const label of held) {
      const page = await document.readPage(label.page).catch(() => null);
      if (page !== null) take(straightenPage(page), label);
    }
    await document.close();
  }
}
