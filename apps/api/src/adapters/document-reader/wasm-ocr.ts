// OCR without a command to be installed: tesseract.js in closed processes, each of which keeps its languages loaded.

import type { ChildProcess } from 'node:child_process';
import { startClosedChild } from './closed-child.ts';
import { IdleChildren } from './idle-children.ts';
import type { OcrOrder, SeenLines } from './ocr-order.ts';

export interface WasmOrder {
  readonly picture: Uint8Array;
  readonly languages: readonly ('eng' | 'spa')[];
  readonly way: OcrOrder['way'];
}

export type WasmAnswer = { readonly lines: SeenLines } | { readonly failure: string };

const PROGRAM = new URL('./wasm-ocr-process.ts', import.meta.url);
/** Its program is a module in a string, and the languages pass through the heap. */
const HEAP_MB = 512;
/** The first picture waits for the languages to be loaded. */
const START_MS = 20_000;

const idle = new IdleChildren();
/** They see pictures of all, one after the other, and keep none. */
const OWNER = '';

export async function readWithWasm(order: OcrOrder): Promise<SeenLines | 'took-too-long' | 'reader-crashed'> {
  const child =
    idle.take(OWNER) ?? startClosedChild({ program: PROGRAM, heapMb: HEAP_MB, mayUseThreads: true });
  const answer = await askChild(child, order);
  if (typeof answer !== 'string' && 'lines' in answer) {
    idle.keep(child, OWNER);
    return answer.lines;
  }
  child.kill('SIGKILL');
  return typeof answer === 'string' ? answer : 'reader-crashed';
}

function askChild(
  child: ChildProcess,
  { picture, languages, mostMs, way }: OcrOrder,
): Promise<WasmAnswer | 'took-too-long' | 'reader-crashed'> {
  return new Promise((resolve) => {
    const settle = (answer: WasmAnswer | 'took-too-long' | 'reader-crashed') => {
      clearTimeout(late);
      child.removeAllListeners();
      // What is sent to a process that is just being ended fails; nobody waits for it.
      child.on('error', () => undefined);
      resolve(answer);
    };
    const late = setTimeout(() => settle('took-too-long'), START_MS + mostMs);
    child.on('error', () => settle('reader-crashed'));
    child.on('exit', () => settle('reader-crashed'));
    // Only wasm-ocr-process.ts speaks here, and it sends answers.
    child.on('message', (message) => settle(message as WasmAnswer));
    const order: WasmOrder = { picture, languages, way };
    child.send(order);
  });
}
