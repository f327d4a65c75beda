// One reading process and its orders, each with a limit of time. A process that takes too long, uses too much memory or ends is gone; the next order
// starts another, which opens the same file again. One in which nothing has failed goes on to another file of the same owner.

import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { DocumentFailureCode } from '@vigilo/domain/documents/document-failures';
import { startClosedChild } from './closed-child.ts';
import { IdleChildren } from './idle-children.ts';
import type { OpenedFile, ReaderAnswer, ReaderOrder, ReadLimits } from './reader-orders.ts';

/** The file, or the reader on this file, failed: see document-failures.ts of the domain. */
export class DocumentReadError extends Error {
  readonly code: DocumentFailureCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: DocumentFailureCode, values: Readonly<Record<string, string | number>> = {}) {
    super(`The document cannot be read: ${code}`);
    this.code = code;
    this.values = values;
  }
}

export interface FileToRead {
  readonly path: string;
  readonly password: string;
  readonly limits: ReadLimits;
  /** Whose file it is; null: its process reads no other. */
  readonly owner: string | null;
}

const PROGRAM = new URL('./reader-process.ts', import.meta.url);
/** To start the process; and to open the file, which loads the reader. */
const START_MS = 20_000;
const HEAP_MB = 192;
const LOOK_MS = 100;
const KB_PER_MB = 1024;
/** A process that has grown beyond it is not kept for another file. */
const MOST_KEPT_MB = 256;

const idle = new IdleChildren();

interface Awaited {
  readonly resolve: (answer: ReaderAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class ReaderClient {
  readonly #file: FileToRead;
  #child: ChildProcess | null = null;
  #awaited: Awaited | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** Only pdfium has handled the file, which forgets all of it; pictures are decoded by native code. */
  #isReusable = false;

  constructor(file: FileToRead) {
    this.#file = file;
  }

  /** Starts the process and opens the file. @throws DocumentReadError */
  open(): Promise<OpenedFile> {
    return this.#inTurn(() => this.#open());
  }

  /** @throws DocumentReadError */
  ask(order: Exclude<ReaderOrder, { type: 'open' }>): Promise<ReaderAnswer> {
    return this.#inTurn(async () => {
      if (!this.#child) await this.#open();
      return this.#send(order, this.#file.limits.pageMs, { page: order.number });
    });
  }

  close(): void {
    const { owner } = this.#file;
    const child = this.#child;
    const mayKeep = this.#isReusable && !this.#awaited && memoryOf(child) <= MOST_KEPT_MB;
    if (child && owner !== null && mayKeep) {
      this.#child = null;
      idle.keep(child, owner);
    } else this.#drop(new DocumentReadError('interrupted'));
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #open(): Promise<OpenedFile> {
    await this.#start();
    const { path, password, limits } = this.#file;
    const content = await readFile(path).catch(() => {
      throw this.#drop(new DocumentReadError('file-missing'));
    });
    const answer = await this.#send({ type: 'open', content, password, limits }, START_MS, {});
    if (answer.type !== 'opened') throw this.#drop(new DocumentReadError('reader-crashed'));
    this.#isReusable = answer.file.kind === 'pdf';
    return answer.file;
  }

  async #start(): Promise<void> {
    this.#drop(new DocumentReadError('interrupted'));
    const { owner } = this.#file;
    const kept = owner === null ? null : idle.take(owner);
    const child = kept ?? startClosedChild({ program: PROGRAM, heapMb: HEAP_MB });
    this.#child = child;
    this.#isReusable = false;
    const end = () => {
      if (this.#child === child) this.#drop(new DocumentReadError('reader-crashed'));
    };
    child.on('error', end);
    child.on('exit', end);
    child.on('message', (message) => {
      // Only reader-process.ts speaks here, and it sends answers.
      if (this.#child === child) this.#take(message as ReaderAnswer);
    });
    if (!kept) await this.#wait(START_MS, {});
  }

  async #send(
    order: ReaderOrder,
    mostMs: number,
    values: Readonly<Record<string, number>>,
  ): Promise<ReaderAnswer> {
    const waiting = this.#wait(mostMs, values);
    this.#child?.send(order, (error) => {
      if (error) this.#drop(new DocumentReadError('reader-crashed', values));
    });
    const answer = await waiting;
    if (answer.type !== 'failed') return answer;
    this.#isReusable = false;
    const { code, values: said } = answer.failure;
    const error = new DocumentReadError(code, { ...values, ...said });
    if (answer.isLast) this.#drop(error);
    throw error;
  }

  #wait(mostMs: number, values: Readonly<Record<string, number>>): Promise<ReaderAnswer> {
    const { memoryMb } = this.#file.limits;
    return new Promise<ReaderAnswer>((resolve, reject) => {
      const late = setTimeout(
        () =>
          this.#drop(
            new DocumentReadError('took-too-long', { ...values, seconds: Math.round(mostMs / 1000) }),
          ),
        mostMs,
      );
      const watch = setInterval(() => {
        if (memoryOf(this.#child) > memoryMb)
          this.#drop(new DocumentReadError('too-much-memory', { ...values, megabytes: memoryMb }));
      }, LOOK_MS);
      const settle = () => {
        clearTimeout(late);
        clearInterval(watch);
        this.#awaited = null;
      };
      this.#awaited = {
        resolve(answer) {
          settle();
          resolve(answer);
        },
        reject(error) {
          settle();
          reject(error);
        },
      };
    });
  }

  #take(answer: ReaderAnswer): void {
    this.#awaited?.resolve(answer);
  }

  /** Ends the process; what is awaited from it fails with this error, which is returned. */
  #drop(error: DocumentReadError): DocumentReadError {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    this.#awaited?.reject(error);
    return error;
  }
}

/** Resident megabytes of a process; 0 where the system does not tell. */
function memoryOf(child: ChildProcess | null): number {
  if (child?.pid === undefined) return 0;
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}
