// The native `tesseract` command: a picture through its standard input, its table of words back. It is one process for each picture, with an environment
// of its own and a limit of time, and it only ever sees pictures that sharp has written.

import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import type { OcrOrder, SeenLines } from './ocr-order.ts';
import { OCR_WAYS } from './ocr-order.ts';
import { parseTesseractTable } from './tesseract-table.ts';

/** Where the command is looked for: where packages of the systems install it. */
const PLACES = [
  '/usr/bin/tesseract',
  '/usr/local/bin/tesseract',
  'C:\\Program Files\\Tesseract-OCR\\tesseract.exe',
];
const MOST_BYTES = 64 * 1024 * 1024;

let found: Promise<string | null> | undefined;

/** The command, or null where it is not installed or lacks a language. */
export function findTesseract(): Promise<string | null> {
  found ??= lookForTesseract();
  return found;
}

async function lookForTesseract(): Promise<string | null> {
  for (const place of PLACES) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    const listed = await run(place, ['--list-langs'], null, 5000);
    if (typeof listed === 'string' && /^eng$/m.test(listed) && /^spa$/m.test(listed)) return place;
  }
  return null;
}

export async function readWithTesseract(
  command: string,
  { picture, languages, mostMs, way }: OcrOrder,
): Promise<SeenLines | 'took-too-long' | 'reader-crashed'> {
  const { segmentation, thresholding } = OCR_WAYS[way];
  const words = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', segmentation, '--dpi', '300'];
  const output = await run(
    command,
    [...words, '-c', 'tessedit_create_tsv=1', '-c', `thresholding_method=${thresholding}`],
    picture,
    mostMs,
  );
  if (output === null) return 'took-too-long';
  return output === undefined ? 'reader-crashed' : parseTesseractTable(output);
}

/** What it writes; null where it took too long, undefined where it failed. */
function run(
  command: string,
  words: readonly string[],
  input: Uint8Array | null,
  mostMs: number,
): Promise<string | null | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      // One thread each: as many of them run as there are cores, and four threads of one picture are slower than one.
      env: { OMP_THREAD_LIMIT: '1', LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const parts: Buffer[] = [];
    let length = 0;
    const late = setTimeout(() => {
      resolve(null);
      child.kill('SIGKILL');
    }, mostMs);
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > MOST_BYTES) child.kill('SIGKILL');
      else parts.push(part);
    });
    // It may end before it has taken all of its input; how it ended is told by 'close'.
    child.stdin.on('error', () => undefined);
    child.on('error', () => {
      clearTimeout(late);
      resolve(undefined);
    });
    child.on('close', (code) => {
      clearTimeout(late);
      resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : undefined);
    });
    child.stdin.end(input ?? undefined);
  });
}
