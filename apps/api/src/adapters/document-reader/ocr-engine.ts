// Words from a picture: by the native `tesseract` command where it is installed, by tesseract.js elsewhere. As many pictures at a time as there are cores,
// in the order in which they came.

import { availableParallelism } from 'node:os';
import type { OcrOrder, SeenLines } from './ocr-order.ts';
import { DocumentReadError } from './reader-client.ts';
import { findTesseract, readWithTesseract } from './tesseract-command.ts';
import { readWithWasm } from './wasm-ocr.ts';

export type OcrEngine = 'command' | 'wasm';

const waiting: (() => void)[] = [];
let running = 0;

export interface PictureReading {
  readonly lines: SeenLines;
  /** How long it was read, in milliseconds, without the time in which it waited for its turn. */
  readonly ms: number;
}

/** @throws DocumentReadError 'took-too-long', 'reader-crashed' */
export async function readPicture(order: OcrOrder, engine?: OcrEngine): Promise<PictureReading> {
  await takePlace();
  try {
    const begun = performance.now();
    const command = engine === 'wasm' ? null : await findTesseract();
    const answer = command ? await readWithTesseract(command, order) : await readWithWasm(order);
    if (typeof answer !== 'string') return { lines: answer, ms: performance.now() - begun };
    throw new DocumentReadError(
      answer,
      answer === 'took-too-long' ? { seconds: Math.round(order.mostMs / 1000) } : {},
    );
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function takePlace(): Promise<void> {
  if (running >= availableParallelism())
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  running += 1;
}
