// Makes PDFs in processes of their own. Typst's memory grows with every document, so a process is replaced after so many documents or above so
// much memory; a document that takes too long ends its process, and the next one goes on with a fresh one. Documents wait in one queue in the order
// in which they were asked for: whoever wants many asks for a few at a time, so that nobody waits behind all of them.

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { yieldToAnswers } from '../work-priority/work-priority.ts';
import { availableParallelism } from 'node:os';
import type { PrintAnswer, PrintOrder } from './print-order.ts';
import { compiledCode } from '../compiled-code/compiled-code.ts';

/** The document could not be made. */
export class PrintError extends Error {
  readonly code: 'too-slow' | 'crashed' | 'broken';

  constructor(code: 'too-slow' | 'crashed' | 'broken', message: string) {
    super(message);
    this.code = code;
  }
}

export interface PrinterOptions {
  readonly processes: number;
  /** Longest time for one document; a process that it needs to be started may take as long. */
  readonly documentMs: number;
  /** A process is replaced after so many documents, */
  readonly mostDocuments: number;
  /** or when it has so much memory resident after one. */
  readonly mostMemory: number;
  /** A process without work for so long ends. */
  readonly idleMs: number;
  /** Of the processes; by default Typst's. */
  readonly program?: URL;
}

const MEGABYTE = 1024 * 1024;

const DEFAULTS: PrinterOptions = {
  // One core is left for the server itself.
  processes: Math.min(4, Math.max(1, availableParallelism() - 1)),
  documentMs: 30_000,
  mostDocuments: 250,
  mostMemory: 400 * MEGABYTE,
  idleMs: 60_000,
};

/**
 * It needs nothing of this process's environment, and so gets none of its secrets. One thread and eager giving back of memory: measured as fast, with
 * 327 instead of 449 MB after 60 reports.
 */
const ENVIRONMENT = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };

export interface Printer {
  /** @throws PrintError, or the signal's reason where it is aborted: what is not begun then never is. */
  print(order: PrintOrder, signal?: AbortSignal): Promise<Buffer>;
  /** How many documents may usefully be asked for at a time. */
  readonly processes: number;
  /** Ends the processes. */
  close(): void;
}

interface Waiting {
  readonly order: PrintOrder;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface PrintProcess {
  readonly child: ChildProcess;
  documents: number;
  work: Waiting | null;
  timer: NodeJS.Timeout | null;
}

class PrintProcessPool implements Printer {
  readonly processes: number;
  readonly #options: PrinterOptions;
  readonly #queue: Waiting[] = [];
  readonly #presses = new Set<PrintProcess>();

  constructor(options: PrinterOptions) {
    this.#options = options;
    this.processes = options.processes;
  }

  print(order: PrintOrder, signal?: AbortSignal): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return void reject(abortReason(signal));
      const stop = () => {
        const place = this.#queue.indexOf(work);
        if (place >= 0) this.#queue.splice(place, 1);
        if (signal) reject(abortReason(signal));
      };
      const settle = (act: () => void) => {
        signal?.removeEventListener('abort', stop);
        act();
      };
      const work: Waiting = {
        order,
        resolve: (pdf) => settle(() => resolve(pdf)),
        reject: (error) => settle(() => reject(error)),
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.#queue.push(work);
      this.#next();
    });
  }

  close(): void {
    const error = new PrintError('crashed', 'The server is being stopped.');
    for (const { reject } of this.#queue.splice(0)) reject(error);
    for (const press of this.#presses) this.#drop(press, error);
  }

  /** Gives the first in the queue to a press that is idle or may be started, and so on. */
  #next(): void {
    if (this.#queue.length === 0) return;
    const idle = [...this.#presses].find(({ work }) => work === null);
    const press = idle ?? (this.#presses.size < this.#options.processes ? this.#start() : null);
    const work = press && this.#queue.shift();
    if (!press || !work) return;
    press.work = work;
    this.#limit(press);
    // While it works, this process must not end.
    press.child.channel?.ref();
    press.child.send(work.order, (error) => {
      if (error) this.#drop(press, new PrintError('crashed', error.message));
    });
    this.#next();
  }

  #start(): PrintProcess {
    const program = this.#options.program ?? new URL('./typst-process.ts', import.meta.url);
    const child = fork(program, {
      serialization: 'advanced',
      env: { ...ENVIRONMENT, ...compiledCode() },
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=8'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    yieldToAnswers(child);
    const press: PrintProcess = { child, documents: 0, work: null, timer: null };
    this.#presses.add(press);
    child.on('message', (answer: PrintAnswer) => this.#take(press, answer));
    child.on('error', () =>
      this.#drop(press, new PrintError('crashed', 'The process that makes PDFs could not be started.')),
    );
    child.on('exit', () =>
      this.#drop(press, new PrintError('crashed', 'The process that makes PDFs ended.')),
    );
    child.unref();
    child.channel?.unref();
    return press;
  }

  /** From now on the work of a press has so much time. */
  #limit(press: PrintProcess): void {
    if (!press.work) return;
    if (press.timer) clearTimeout(press.timer);
    const { documentMs } = this.#options;
    press.timer = setTimeout(
      () => this.#drop(press, new PrintError('too-slow', `The document took longer than ${documentMs} ms.`)),
      documentMs,
    );
  }

  #take(press: PrintProcess, answer: PrintAnswer): void {
    if (answer.type === 'ready') return this.#limit(press);
    const { work } = press;
    if (!work) return;
    press.work = null;
    press.documents += 1;
    press.child.channel?.unref();
    if (press.timer) clearTimeout(press.timer);
    if (answer.type === 'done')
      work.resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength));
    else work.reject(new PrintError('broken', answer.message));
    const isWorn = press.documents >= this.#options.mostDocuments || answer.memory > this.#options.mostMemory;
    const rest = () =>
      this.#drop(press, new PrintError('crashed', 'The process that makes PDFs was replaced.'));
    if (isWorn) return rest();
    press.timer = setTimeout(rest, this.#options.idleMs).unref();
    this.#next();
  }

  /** Ends a press; what it was working on fails. */
  #drop(press: PrintProcess, error: PrintError): void {
    this.#presses.delete(press);
    if (press.timer) clearTimeout(press.timer);
    press.child.kill('SIGKILL');
    const { work } = press;
    press.work = null;
    work?.reject(error);
    this.#next();
  }
}

/** A printer of its own, for tests and measurements; everybody else shares one. @public */
export function openPrinter(changes: Partial<PrinterOptions> = {}): Printer {
  return new PrintProcessPool({ ...DEFAULTS, ...changes });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error
    ? signal.reason
    : new Error('Nobody waits for the document any more.');
}

let processPrinter: Printer | undefined;

/** The printer that everybody in this process shares. Its processes start with the first document, and end when it does. */
export function sharedPrinter(): Printer {
  processPrinter ??= openPrinter();
  return processPrinter;
}
