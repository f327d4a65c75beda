// Reading documents: pages a second of text PDFs with words, rulings and boxes stored against `pdftotext -bbox`, OCR against the native command on the same
// pictures, and the memory of the reading processes. The files are those of ../shared/data, which are no part of the project.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';
import { watchChildren } from '../reports/child-memory.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';
import { storeText } from './stored-text.ts';

const DATA = join(ROOT, '../shared/data');
const TURNS = 3;
const LEAST_PAGES_A_SECOND = 60;
const MOST_MEMORY_MB = 512;
const OCR_FILE = 'filings/pdf/AMCOR_2023Q2_10Q.pdf';
const OCR_PAGES = [3, 4, 5, 6, 7, 8];
const OCR_WIDTH = 1700;
const MOST_OCR_RATIO = 1.25;
/** So many of them by the engine that needs no command. */
const WASM_PAGES = 2;
const OPTIONS = { text: 'auto', languages: ['eng'], turn: 0 } as const;

const run = promisify(execFile);

export async function bench(): Promise<BenchResult> {
  if (!existsSync(join(DATA, 'filings')))
    return { title: 'Reading documents', lines: ['Not measured: the files of ../shared/data are absent.'] };
  const memory = watchChildren();
  const text = await measureText();
  const ocr = await measureOcr();
  const { mostMb } = await memory.stop();
  return buildResult(text, ocr, mostMb);
}

interface TextFigures {
  readonly pages: number;
  readonly ours: number;
  readonly yardstick: number;
}

/** Seconds for all filings one after the other, the quickest turn of each. */
async function measureText(): Promise<TextFigures> {
  const folder = join(DATA, 'filings/pdf');
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(folder, name));
  const yardstick: number[] = [];
  const { pages, seconds } = await storeText(files, TURNS, async () => {
    yardstick.push(
      await secondsOf(async () => {
        for (const file of files) await run('pdftotext', ['-bbox', file, '/dev/null']);
      }),
    );
  });
  return { pages, ours: Math.min(...seconds), yardstick: Math.min(...yardstick) };
}

interface OcrFigures {
  readonly ours: number;
  readonly yardstick: number;
  readonly ourRecall: number;
  readonly yardstickRecall: number;
  /** The same without a command: seconds a page on all cores, and the words found. */
  readonly wasmSeconds: number;
  readonly wasmRecall: number;
}

/** The same pictures of pages through the reader and through the bare command, on all cores. */
async function measureOcr(): Promise<OcrFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-ocr-'));
  try {
    const source = await openDocument(join(DATA, OCR_FILE), OPTIONS);
    const truth: string[][] = [];
    const pictures: string[] = [];
    for (const number of OCR_PAGES) {
      truth.push((await source.readPage(number)).words.map((word) => word.text));
      const picture = join(folder, `${number}.png`);
      await writeFile(picture, await source.drawPage(number, OCR_WIDTH));
      pictures.push(picture);
    }
    await source.close();
    const ownTurns: Turn[] = [];
    const bareTurns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      ownTurns.push(await readPictures(pictures, 'command'));
      bareTurns.push(await readBare(pictures));
    }
    const wasm = await readPictures(pictures.slice(0, WASM_PAGES), 'wasm');
    const [ours, bare] = [quickest(ownTurns), quickest(bareTurns)];
    return {
      ours: ours.seconds,
      yardstick: bare.seconds,
      ourRecall: recallOf(truth, ours.words),
      yardstickRecall: recallOf(truth, bare.words),
      wasmSeconds: wasm.seconds / WASM_PAGES,
      wasmRecall: recallOf(truth.slice(0, WASM_PAGES), wasm.words),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Turn {
  readonly seconds: number;
  /** Of each picture. */
  readonly words: readonly (readonly string[])[];
}

const quickest = (turns: readonly Turn[]): Turn =>
  turns.reduce((best, turn) => (turn.seconds < best.seconds ? turn : best));

/** Each picture as a document of its own. */
async function readPictures(pictures: readonly string[], engine: 'command' | 'wasm'): Promise<Turn> {
  const words: string[][] = [];
  const seconds = await secondsOf(() =>
    atATime(pictures, async (picture, index) => {
      const document = await openDocument(picture, { ...OPTIONS, engine });
      words[index] = (await document.readPage(1)).words.map((word) => word.text);
      await document.close();
    }),
  );
  return { seconds, words };
}

async function readBare(pictures: readonly string[]): Promise<Turn> {
  const words: string[][] = [];
  const seconds = await secondsOf(() =>
    atATime(pictures, async (picture, index) => {
      const given = [picture, 'stdout', '-l', 'eng', '--psm', '3', '--dpi', '300'];
      const { stdout } = await run('tesseract', given, { env: { OMP_THREAD_LIMIT: '1' } });
      words[index] = stdout.split(/\s+/).filter((word) => word !== '');
    }),
  );
  return { seconds, words };
}

/** The share of the words that were found, each as often as it is there. */
function recallOf(truth: readonly (readonly string[])[], found: readonly (readonly string[])[]): number {
  let [hits, all] = [0, 0];
  for (const [index, words] of truth.entries()) {
    const left = new Map<string, number>();
    for (const word of found[index] ?? []) left.set(word, (left.get(word) ?? 0) + 1);
    for (const word of words) {
      const count = left.get(word) ?? 0;
      if (count > 0) hits += 1;
      left.set(word, count - 1);
      all += 1;
    }
  }
  return hits / all;
}

async function atATime(
  pictures: readonly string[],
  work: (picture: string, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...pictures.entries()];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one[1], one[0]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

function buildResult(text: TextFigures, ocr: OcrFigures, memoryMb: number): BenchResult {
  const speed = text.pages / text.ours;
  const ratio = ocr.ours / ocr.yardstick;
  return {
    title: 'Reading documents',
    lines: [
      `Text: ${text.pages} pages of eight filings, one file after the other, from the uploaded file to words, boxes, rulings and fills in the database, ${TURNS} turns, the quickest: ${text.ours.toFixed(1)} s; \`pdftotext -bbox\` ${text.yardstick.toFixed(1)} s for words and boxes into nothing (${(text.pages / text.yardstick).toFixed(0)} pages a second).`,
      `OCR: ${OCR_PAGES.length} pages as pictures ${OCR_WIDTH} pixels wide, each a document of its own, on all cores, ${TURNS} turns, the quickest: ${ocr.ours.toFixed(1)} s with skew, orientation and rulings, the bare command ${ocr.yardstick.toFixed(1)} s; words found ${percent(ocr.ourRecall)} and ${percent(ocr.yardstickRecall)}. Where no command is installed, WebAssembly: ${ocr.wasmSeconds.toFixed(1)} s a page (${WASM_PAGES} pages with the loading of its languages), words found ${percent(ocr.wasmRecall)}.`,
    ],
    figures: [
      {
        figure: 'Text PDFs: words, rulings and boxes stored',
        target: `at least ${LEAST_PAGES_A_SECOND} pages a second`,
        measured: `${speed.toFixed(0)} pages a second`,
        isReached: speed >= LEAST_PAGES_A_SECOND,
      },
      {
        figure: 'OCR against the native command: time; words found',
        target: `within ${MOST_OCR_RATIO}x; not fewer`,
        measured: `${ratio.toFixed(2)}x; ${percent(ocr.ourRecall)} against ${percent(ocr.yardstickRecall)}`,
        isReached: ratio <= MOST_OCR_RATIO && ocr.ourRecall >= ocr.yardstickRecall,
      },
      {
        figure: 'Memory of a reading process',
        target: `at most ${MOST_MEMORY_MB} MB`,
        measured: `${memoryMb.toFixed(0)} MB`,
        isReached: memoryMb <= MOST_MEMORY_MB,
      },
    ],
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
