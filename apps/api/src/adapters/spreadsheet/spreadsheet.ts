// Reading workbooks (.xlsx) row by row, and JSON files as tables. A workbook is a compressed archive from a stranger: it is measured first, then read in a
// thread whose memory is limited, so that neither a bomb nor a slow parser touches the server. A JSON file is parsed in such a thread too.

import { Worker } from 'node:worker_threads';
import { measureArchive } from './archive-size.ts';
import { compiledCode } from '../compiled-code/compiled-code.ts';

/** The file is no workbook, is damaged, or grows too large when unpacked. */
export class WorkbookError extends Error {
  readonly code: 'damaged' | 'too-large' | 'sheet-missing';

  constructor(code: 'damaged' | 'too-large' | 'sheet-missing', options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

export interface SheetRows {
  /** Row numbers as the sheet shows them, empty rows left out; of a JSON file its objects from 1, after its titles at 0. */
  readonly numbers: readonly number[];
  /** Cells as text: days YYYY-MM-DD, numbers with a point, formulas by their result. */
  readonly rows: readonly string[][];
  /** Bytes of the file read so far. */
  readonly bytes: number;
}

/** What the thread receives. */
export interface SheetRequest {
  readonly path: string;
  /** Empty for the first one. */
  readonly sheet: string;
}

/** What the thread of a JSON file receives. */
export interface JsonRequest {
  readonly path: string;
  /** Of a TextDecoder. */
  readonly encoding: string;
}

/** What they answer: a workbook's the names of its sheets first, then rows, one answer for each 'next', then the end. */
export type SheetAnswer =
  | { readonly type: 'sheets'; readonly names: readonly string[] }
  | ({ readonly type: 'rows' } & SheetRows)
  | { readonly type: 'end' }
  | { readonly type: 'sheet-missing' }
  | { readonly type: 'damaged' };

const UNPACKED_AT_MOST = 1024 * 1024 * 1024;
const HEAP_MB = 640;

/** A sheet of a workbook, being read. */
export interface OpenSheet {
  /** The names of all sheets. */
  readonly names: readonly string[];
  /** The rows, in batches; ending the iteration early closes the sheet. */
  readonly batches: AsyncGenerator<SheetRows, void>;
  close(): Promise<void>;
}

/** Opens a sheet by name, or the first one, of a workbook that unpacks to at most so many bytes. @throws WorkbookError */
export async function openSheet(
  path: string,
  sheet: string,
  most: number = UNPACKED_AT_MOST,
): Promise<OpenSheet> {
  await measure(path, most);
  const { ask, close } = startThread(new URL('./spreadsheet-thread.ts', import.meta.url), {
    path,
    sheet,
  } satisfies SheetRequest);
  try {
    const first = await ask();
    if (first.type !== 'sheets')
      throw new WorkbookError(first.type === 'sheet-missing' ? 'sheet-missing' : 'damaged');
    return { names: first.names, batches: readBatches(ask, close), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The rows of a JSON file, in batches; ending the iteration early ends its thread. Rejects with WorkbookError where the file is no table. */
export function readJsonRows(request: JsonRequest): AsyncGenerator<SheetRows, void> {
  const { ask, close } = startThread(new URL('./json-thread.ts', import.meta.url), request);
  return readBatches(ask, close);
}

function startThread(file: URL, workerData: SheetRequest | JsonRequest) {
  const thread = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    env: compiledCode(),
    stderr: true,
  });
  return { ask: makeAsk(thread), close: async () => void (await thread.terminate()) };
}

async function measure(path: string, most: number): Promise<void> {
  const size = await measureArchive(path, most).catch((cause: unknown) => {
    throw new WorkbookError('damaged', { cause });
  });
  if (size > most) throw new WorkbookError('too-large');
}

async function* readBatches(
  ask: () => Promise<SheetAnswer>,
  close: () => Promise<void>,
): AsyncGenerator<SheetRows, void> {
  try {
    for (;;) {
      const answer = await ask();
      if (answer.type === 'sheet-missing' || answer.type === 'damaged') throw new WorkbookError(answer.type);
      if (answer.type !== 'rows') return;
      yield answer;
    }
  } finally {
    await close();
  }
}

/** One question at a time: the thread reads on only when it is asked. */
function makeAsk(thread: Worker): () => Promise<SheetAnswer> {
  return () =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const onMessage = (answer: SheetAnswer) => settle(() => resolve(answer));
      const onError = (cause: unknown) =>
        settle(() => reject(new WorkbookError(isOutOfMemory(cause) ? 'too-large' : 'damaged', { cause })));
      const onExit = () => settle(() => reject(new WorkbookError('damaged')));
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
      thread.postMessage('next');
    });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
