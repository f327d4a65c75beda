// Reads feeds in a thread of its own, so that no file can hold the process up or eat its memory: a reading that takes too long ends with its thread, and
// the next one gets a new thread.

import { Worker } from 'node:worker_threads';
import type { FeedReading } from './feed-reading.ts';
import { unread } from './feed-reading.ts';
import type { FeedSource } from './read-feed.ts';
import { compiledCode } from '../compiled-code/compiled-code.ts';

/** One file at its time: see feed-thread.ts. */
export interface FeedOrder {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly source: FeedSource;
}

/** What the thread says: that it is ready, then one reading for each order. */
export type FeedAnswer = 'ready' | { readonly id: number; readonly reading: FeedReading };

export interface FeedReader {
  /** Never rejects: what cannot be read has a problem. */
  read(bytes: Uint8Array, source: FeedSource): Promise<FeedReading>;
  close(): Promise<void>;
}

const MOST_MS = 1000;
const START_MS = 10_000;
const HEAP_MB = 128;
const THREAD = new URL('feed-thread.ts', import.meta.url);

/** A reader whose thread starts with the first feed and is kept. */
export function makeFeedReader({
  mostMs = MOST_MS,
  thread = THREAD,
}: { readonly mostMs?: number; readonly thread?: URL } = {}): FeedReader {
  let worker: Worker | null = null;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const drop = async () => {
    const dropped = worker;
    worker = null;
    await dropped?.terminate();
  };

  const readNow = async (bytes: Uint8Array, source: FeedSource): Promise<FeedReading> => {
    if (worker === null) {
      worker = startThread(thread);
      // A thread says 'ready' once it is; its time to read begins then.
      if ((await waitForAnswer(worker, START_MS)) !== 'ready') return dropAnd(unread('unreadable'));
    }
    lastId += 1;
    const order: FeedOrder = { id: lastId, bytes, source };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
    worker.postMessage(order);
    const answer = await waitForAnswer(worker, mostMs);
    if (typeof answer === 'string' || answer.id !== order.id)
      return dropAnd(unread(answer === 'too-slow' ? 'too-slow' : 'unreadable'));
    return answer.reading;
  };

  const dropAnd = async (reading: FeedReading) => {
    await drop();
    return reading;
  };

  return {
    read(bytes, source) {
      const turn = queue.then(() => readNow(bytes, source));
      queue = turn.catch(() => undefined);
      return turn;
    },
    close: drop,
  };
}

function startThread(file: URL): Worker {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    env: compiledCode(),
    stderr: true,
  });
  worker.unref();
  return worker;
}

/** The next thing the thread says; or that it said nothing in time, or ended. */
function waitForAnswer(worker: Worker, mostMs: number): Promise<FeedAnswer | 'ended' | 'too-slow'> {
  return new Promise((resolve) => {
    const settle = (answer: FeedAnswer | 'ended' | 'too-slow') => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', onEnd).off('exit', onEnd);
      resolve(answer);
    };
    const onEnd = () => settle('ended');
    const timer = setTimeout(() => settle('too-slow'), mostMs);
    worker.on('message', settle).on('error', onEnd).on('exit', onEnd);
  });
}
