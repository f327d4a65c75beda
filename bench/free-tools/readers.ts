// What reads the files: ours and the free tools, each as its programs over all files one after another, from the file to tables.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findCommit } from '../subjects.ts';
import type { TablesByName } from '../tables/run-scorer.ts';
import { ROOT } from '../testing/own-process.ts';
import type { Found } from './installed-tools.ts';
import { findCommand, findPackage } from './installed-tools.ts';
import { tablesOf } from './open-data-loader.ts';
import { tablesByWhitespace, reportedPage } from './own-words.ts';
import { readWords } from './poppler.ts';

export interface FileReader {
  readonly name: string;
  readonly version: string;
  read(files: readonly string[]): Promise<Reading>;
}

export interface Reading {
  /** Tables of each file by its name without `.pdf`. */
  readonly tables: TablesByName;
  /** Processor time of processes that had not ended when they were last seen. */
  readonly leftSeconds?: number;
}

/** Those that can be had here, and a sentence for each that cannot. */
export interface FoundReaders {
  readonly ours: FileReader;
  readonly free: readonly FileReader[];
  readonly missing: readonly string[];
}

const LITEPARSE = { name: '@llamaindex/liteparse', version: '2.14.7' };
const OPEN_DATA_LOADER = { name: '@opendataloader/pdf', version: '2.5.0' };
const MOST_BYTES = 256 * 1024 * 1024;

const run = promisify(execFile);
const nameOf = (file: string): string => basename(file, '.pdf');

export async function findReaders(): Promise<FoundReaders> {
  const poppler = await findCommand('pdftotext', ['-v'], /pdftotext version (\S+)/);
  const liteparse = await findPackage(LITEPARSE);
  const java = await findCommand('java', ['-version'], /version "([^"]+)"/);
  const loader = 'missing' in java ? java : await findPackage(OPEN_DATA_LOADER);
  const found: readonly (readonly [Found, (path: string, version: string) => readonly FileReader[]])[] = [
    [liteparse, byLiteparse],
    [loader, byOpenDataLoader],
    [poppler, byPoppler],
  ];
  return {
    ours: byOurs(),
    free: found.flatMap(([tool, make]) => ('missing' in tool ? [] : make(tool.path, tool.version))),
    missing: found.flatMap(([tool]) => ('missing' in tool ? [tool.missing] : [])),
  };
}

const table = z.array(z.array(z.string()));

/** JSON lines of a program of ours, each of one file. */
async function runLines(words: readonly string[]): Promise<unknown[]> {
  const { stdout } = await run(process.execPath, [...words], { cwd: ROOT, maxBuffer: MOST_BYTES });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

const line = z.object({ file: z.string(), tables: z.array(table) });

function byOurs(): FileReader {
  const last = z.object({ leftSeconds: z.number() });
  return {
    name: 'ours: what `read-tables` reads',
    version: findCommit() ?? 'this',
    async read(files) {
      const lines = await runLines(['bench/free-tools/ours-process.ts', ...files]);
      const tables = lines.slice(0, -1).map((one) => line.parse(one));
      return {
        tables: new Map(tables.map((one) => [one.file, one.tables])),
        ...last.parse(lines.at(-1)),
      };
    },
  };
}

function byLiteparse(path: string, version: string): FileReader[] {
  const program = 'bench/free-tools/liteparse-process.ts';
  const words = z.object({ file: z.string(), pages: z.array(reportedPage) });
  return [
    {
      name: `${LITEPARSE.name}, its tables`,
      version,
      async read(files) {
        const lines = await runLines([program, path, 'tables', ...files]);
        const read = lines.map((one) => line.parse(one));
        return { tables: new Map(read.map(({ file, tables }) => [file, tables])) };
      },
    },
    {
      name: `${LITEPARSE.name}, its words by whitespace`,
      version,
      async read(files) {
        const lines = await runLines([program, path, 'words', ...files]);
        const read = lines.map((one) => words.parse(one));
        return { tables: new Map(read.map(({ file, pages }) => [file, tablesByWhitespace(pages)])) };
      },
    },
  ];
}

/** Both of its ways to find tables. */
function byOpenDataLoader(path: string, version: string): FileReader[] {
  return ['default', 'cluster'].map((way) => ({
    name: `${OPEN_DATA_LOADER.name}, table method ${way}`,
    version,
    async read(files) {
      const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-free-tools-'));
      try {
        const words = ['--quiet', '--format', 'json', '--table-method', way, '--output-dir', folder];
        await run(process.execPath, [join(path, 'dist/cli.js'), ...files, ...words], {
          maxBuffer: MOST_BYTES,
        });
        const tables = new Map<string, string[][][]>();
        for (const name of files.map(nameOf)) {
          const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => '{}');
          tables.set(name, tablesOf(JSON.parse(text)));
        }
        return { tables };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  }));
}

function byPoppler(_path: string, version: string): FileReader[] {
  return [
    {
      name: 'poppler-utils, `pdftotext -bbox` by whitespace',
      version,
      async read(files) {
        const tables = new Map<string, string[][][]>();
        for (const file of files) tables.set(nameOf(file), tablesByWhitespace(await readWords(file)));
        return { tables };
      },
    },
  ];
}
