// Fits the weights of packages/domain/src/tables/table-odds.ts on what may be a table: on the real documents and the pages labelled by hand for tuning, on generated
// tables, forms and plain pages for tuning, and on printed pages that are not held back. Prints the weights, and how well tables are told from the rest that were
// left out of the fitting: the documents are cut in ten, and each tenth told by weights fitted on the others. The least sum is the one that {@link KEPT} of the
// tables keep; what it leaves of the pages without one is printed, and the same with the least sum chosen within the nine tenths. Never looks at what is held back.
// Run: node tools/launch/run.mjs bench/printed-pages/fit-weights.ts (some ten minutes)

import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { straightenPage } from '@vigilo/domain/digitise/turning';
import { listSigns } from '@vigilo/domain/tables/read-tables';
import { TABLE_SIGNS } from '@vigilo/domain/tables/table-odds';
import { readPages } from '../../tools/read-files.ts';
import { listForms, listTables } from '../generated-documents/catalogue.ts';
import { makeForms, makeTables } from '../generated-documents/make-documents.ts';
import { readLabels } from '../tables/labels.ts';
import { DATA } from '../tables/run-scorer.ts';
import type { Weighed } from '../testing/fit-logistic.ts';
import { fitWeights, weighSigns } from '../testing/fit-logistic.ts';
import { listPages, readPrintedPages } from './printed-pages.ts';

const PENALTY = 0.3;
const PARTS = 10;
const KEPT = 0.99;

interface Candidate extends Weighed {
  /** What may look alike stays together: a document, a layout, a package. */
  readonly group: string;
  readonly page: string;
}

const candidates: Candidate[] = [];

function take(pages: readonly ReadPage[], group: string, isOne: boolean): void {
  for (const page of pages)
    for (const signs of listSigns(straightenPage(page)))
      candidates.push({
        isOne,
        signs: TABLE_SIGNS.map((sign) => signs[sign]),
        group,
        page: `${group} ${page.number}`,
      });
}

async function takeRealDocuments(): Promise<void> {
  for (const file of readdirSync(join(DATA, 'tables/pdf')).filter((name) => name.endsWith('.pdf')))
    take(await readPages(join(DATA, 'tables/pdf', file)), file, true);
  for (const label of readLabels('tuning')) {
    const pages = await readPages(join(DATA, label.file));
    const withTables = new Set(label.tables.flatMap(({ parts }) => parts.map(({ page }) => page)));
    const without = new Set(label.pagesWithoutTable);
    take(
      pages.filter(({ number }) => withTables.has(number)),
      label.file,
      true,
    );
    take(
      pages.filter(({ number }) => without.has(number)),
      label.file,
      false,
    );
  }
}

async function takeGenerated(folder: string): Promise<void> {
  const tables = listTables().filter(({ half }) => half === 'tuning');
  for (const { file, layout, tables: known } of await makeTables(tables, join(folder, 'tables')))
    take(await readPages(file), layout, known.length > 0);
  const forms = listForms().filter(({ half, isScan }) => half === 'tuning' && !isScan);
  for (const { file, layout } of await makeForms(forms, join(folder, 'forms')))
    take(await readPages(file), layout, true);
}

async function takePrinted(folder: string): Promise<void> {
  const labels = [...(await listPages('tuning')), ...(await listPages('reported'))];
  const clear = labels.filter(({ verdict }) => verdict !== 'arguable');
  await readPrintedPages(clear, folder, (page, label) => {
    take([page], `${label.package} ${label.path}`, label.verdict === 'table');
  });
}

function fitSigns(some: readonly Weighed[]): number[] {
  return fitWeights(
    some,
    TABLE_SIGNS.map((sign) => (sign === 'always' ? 1e-6 : PENALTY)),
  );
}

interface LeftOut extends Candidate {
  readonly sum: number;
}

/** The candidates of each part by weights fitted on the other parts. */
function weighLeftOut(some: readonly Candidate[], parts: ReadonlyMap<string, number>): LeftOut[] {
  return [...Map.groupBy(some, ({ group }) => parts.get(group))].flatMap(([part, own]) => {
    const weights = fitSigns(some.filter(({ group }) => parts.get(group) !== part));
    return own.map((candidate) => ({ ...candidate, sum: weighSigns(candidate.signs, weights) }));
  });
}

function chooseLeast(leftOut: readonly LeftOut[]): number {
  const sums = leftOut
    .filter(({ isOne }) => isOne)
    .map(({ sum }) => sum)
    .toSorted((a, b) => a - b);
  return sums[Math.floor((1 - KEPT) * sums.length)] ?? -Infinity;
}

function printQuality(
  name: string,
  leftOut: readonly LeftOut[],
  leastOf: (candidate: LeftOut) => number,
): void {
  const tables = leftOut.filter(({ isOne }) => isOne);
  const others = leftOut.filter(({ isOne }) => !isOne);
  const pages = new Set(others.map(({ page }) => page));
  const left = new Set(others.filter((one) => one.sum >= leastOf(one)).map(({ page }) => page));
  const kept = tables.filter((table) => table.sum >= leastOf(table));
  process.stdout.write(
    `${name}: ${kept.length} of ${tables.length} tables kept, ${left.size} of ${pages.size} pages without one left\n`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'vigilo-fit-tables-'));
try {
  await takeRealDocuments();
  await takeGenerated(folder);
  await takePrinted(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
const groups = [...new Set(candidates.map(({ group }) => group))].toSorted();
const parts = new Map(groups.map((group, at) => [group, at % PARTS]));
const leftOut = weighLeftOut(candidates, parts);
const least = chooseLeast(leftOut);
for (const [at, weight] of fitSigns(candidates).entries())
  process.stdout.write(`${TABLE_SIGNS[at]}: ${weight.toFixed(2)}\n`);
process.stdout.write(`least sum: ${least.toFixed(2)}\n`);
printQuality('left out', leftOut, () => least);
const within = new Map(
  [...new Set(parts.values())].map((part) => {
    const rest = candidates.filter(({ group }) => parts.get(group) !== part);
    return [part, chooseLeast(weighLeftOut(rest, parts))];
  }),
);
printQuality('nested', leftOut, ({ group }) => within.get(parts.get(group) ?? 0) ?? least);
process.exitCode = 0;
