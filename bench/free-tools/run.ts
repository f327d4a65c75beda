// Ours beside free tools: the tables of the same 30 real documents, read in the same run from file to table, scored by the scorer of ../shared/data, with the
// processor time that each takes. What cannot be installed here is said and left out.

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableScore } from '../tables/run-scorer.ts';
import { DATA, scoreAgainstFolder } from '../tables/run-scorer.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { median, short, spread } from '../testing/statistics.ts';
import type { FileReader } from './readers.ts';
import { findReaders } from './readers.ts';
import { readPages } from '../../tools/read-files.ts';

const FILES = join(DATA, 'tables/pdf');
const TURNS = 3;
const PACE = 60;
const MS_PER_TICK = 10;

interface Measured {
  readonly reader: FileReader;
  readonly score: TableScore;
  readonly turns: Turn[];
}

/** Seconds. */
interface Turn {
  readonly cpu: number;
  readonly clock: number;
  /** Of the first file alone: little more than the start of the programs. */
  readonly startCpu: number;
}

export async function bench(): Promise<BenchResult> {
  const title = 'Tables against free tools';
  if (!existsSync(FILES)) return { title, lines: ['Not measured: `../shared/data/tables` is not there.'] };
  const files = readdirSync(FILES)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(FILES, name));
  const pages = await countPages(files);
  const { ours, free, missing } = await findReaders();
  const measured = await measure([ours, ...free], files);
  const [own, ...others] = measured;
  if (own === undefined) throw new Error('Ours was not measured');
  const best = others.toSorted((a, b) => f1(b) - f1(a))[0];
  return {
    title: `${title}: ${files.length} real documents, ${pages} pages, ${own.score.micro.tables.gold} tables`,
    lines: [
      '| reader | version | adjacency F1, micro / macro | tables exact | tables found | pages a second of processor time | the same once started | seconds by the clock |',
      '|---|---|---|---|---|---|---|---|',
      ...measured.map((each) => describe(each, pages)),
      '',
      ...missing.map((sentence) => `Left out: ${sentence}.`),
      ...(missing.length > 0 ? [''] : []),
      `Each reads all files in one go, ${TURNS} turns in alternation, the start of its programs included; medians, in brackets the least and most. The files are those that our rules were written on: expect less of ours elsewhere.`,
      'Whitespace: words on one line with less than 0.6 em between them are a cell, lines of several cells in sequence a table (`bench/tables/whitespace-columns.ts`).',
    ],
    figures: [
      {
        figure: 'Tables, adjacency F1 micro / macro, against the best free tool here',
        target: 'ahead of every one',
        measured: `${written(own)}${best === undefined ? '' : `, ${best.reader.name}: ${written(best)}`}`,
        isReached: best === undefined ? null : others.every((other) => f1(own) > f1(other)),
      },
      {
        figure: 'From the file to tables, once started',
        target: `>= ${PACE} pages a second of processor time`,
        measured: short(paceOf(own, pages)),
        isReached: paceOf(own, pages) >= PACE,
      },
    ],
  };
}

const f1 = ({ score }: Measured): number => score.micro.adjacency.f1;
const written = ({ score: { micro, macro } }: Measured): string =>
  `${micro.adjacency.f1.toFixed(3)} / ${macro.adjacencyF1.toFixed(3)}`;

function describe(measured: Measured, pages: number): string {
  const { reader, score, turns } = measured;
  const { exact, gold, predicted } = score.micro.tables;
  const paces = turns.map(({ cpu }) => pages / cpu);
  const clock = median(turns.map((turn) => turn.clock));
  return `| ${reader.name} | ${reader.version} | ${written(measured)} | ${exact} of ${gold} | ${predicted} | ${short(median(paces))} (${spread(paces)}) | ${short(paceOf(measured, pages))} | ${short(clock)} |`;
}

/** Pages a second of processor time once the programs have started; the first file has one page. */
function paceOf({ turns }: Measured, pages: number): number {
  return median(turns.map(({ cpu, startCpu }) => (pages - 1) / (cpu - startCpu)));
}

async function measure(readers: readonly FileReader[], files: readonly string[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, reader] of readers.entries()) {
      const start = await readTimed(reader, files.slice(0, 1));
      const { tables, cpu, clock } = await readTimed(reader, files);
      measured[index] ??= { reader, score: scoreAgainstFolder(join(DATA, 'tables'), tables), turns: [] };
      measured[index].turns.push({ cpu, clock, startCpu: start.cpu });
    }
  return measured;
}

async function readTimed(reader: FileReader, files: readonly string[]) {
  const [used, begun] = [await readUsedSeconds(), performance.now()];
  const { tables, leftSeconds = 0 } = await reader.read(files);
  const clock = (performance.now() - begun) / 1000;
  return { tables, clock, cpu: (await readUsedSeconds()) - used + leftSeconds };
}

/** Processor time of this process and of those below it that have ended, as the kernel counts it. */
async function readUsedSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK) / 1000;
}

async function countPages(files: readonly string[]): Promise<number> {
  let pages = 0;
  for (const file of files) pages += (await readPages(file)).length;
  return pages;
}
