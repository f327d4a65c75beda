// A hundred thousand companies as an Excel file: memory and rows a second of the product, from the database to the file with formats, filter and About,
// against exceljs writing as many bare rows that it has at hand. BENCH_SCALE=0.1 makes it a tenth of its size, to try it out.

import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';
import { makeTemporaryFolder } from '../testing/temporary-postgres.ts';
import type { ExcelTaken } from './excel-process.ts';

const TURNS = 3;
const MOST_MEGABYTES = 300;

export async function bench(): Promise<BenchResult> {
  const { appUrl, large } = await openBenchDatabase();
  const folder = await makeTemporaryFolder();
  try {
    const ours: ExcelTaken[] = [];
    const bare: ExcelTaken[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      ours.push(await run([appUrl, large.id, large.adminId, join(folder, 'ours.xlsx')]));
      bare.push(await run(['bare', String(large.companies), join(folder, 'bare.xlsx')]));
    }
    const { size } = await stat(join(folder, 'ours.xlsx'));
    return buildResult(ours, bare, size / 1e6);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(words: readonly string[]): Promise<ExcelTaken> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'bench/excel/excel-process.ts'), ...words],
    { cwd: ROOT },
  );
  return JSON.parse(stdout) as ExcelTaken; // what excel-process.ts prints
}

function buildResult(
  ours: readonly ExcelTaken[],
  bare: readonly ExcelTaken[],
  megabytes: number,
): BenchResult {
  const [own, other] = [best(ours), best(bare)];
  const peak = Math.max(...ours.map(({ peakMegabytes }) => peakMegabytes));
  const ratio = own.rows / own.seconds / (other.rows / other.seconds);
  const rows = count(own.rows);
  return {
    title: 'Excel of all companies',
    lines: [
      `${rows} companies of an Admin, 16 columns, from the database to a file of ${megabytes.toFixed(1)} MB with frozen header, filter, formats and a sheet about it, in a process of its own; ${TURNS} turns, the quickest of each. Yardstick: exceljs's streaming writer with as many rows of the same width that it has at hand, without formats.`,
      '',
      '| | rows | seconds | rows a second | highest memory |',
      '|---|---|---|---|---|',
      line('companies from the database', own, peak),
      line('bare rows by exceljs', other, Math.max(...bare.map(({ peakMegabytes }) => peakMegabytes))),
      '',
      `${ratio.toFixed(1)} times the rows a second of bare exceljs.`,
    ],
    figures: [
      {
        figure: `Memory of an Excel file of ${rows} companies`,
        target: `under ${MOST_MEGABYTES} MB`,
        measured: `${count(peak)} MB`,
        isReached: peak < MOST_MEGABYTES,
      },
    ],
  };
}

function best(taken: readonly ExcelTaken[]): ExcelTaken {
  return taken.reduce((quickest, one) => (one.seconds < quickest.seconds ? one : quickest));
}

const count = (value: number): string => Math.round(value).toLocaleString('en');

function line(what: string, { rows, seconds }: ExcelTaken, peak: number): string {
  return `| ${what} | ${count(rows)} | ${seconds.toFixed(1)} | ${count(rows / seconds)} | ${count(peak)} MB |`;
}
