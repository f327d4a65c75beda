// Reads feeds in a thread of its own, so that no file can hold the process up or eat its memory: a reading that takes too long ends with its thread, and
// the next one gets a new thread.

import { Worker } from 'node:worker_threads';
import type { FeedReading } from './feed-reading.ts';
import { unread } from './feed-reading.ts';
import type { FeedSource } from './read-feed.ts';

/** One file at its time: see feed-thread.ts. */
export interface FeedOrder {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly source: FeedSource;
}

export interface FeedReader {
  /** Never rejects: what cannot be read has a problem. */
  read(bytes: Uint8Array, source: FeedSource): Promise<FeedReading>;
  close(): Promise<void>;
}

const MOST_MS = 1000;
/** A thread that has to be started first may take this much longer. */
const START_MS = 4000;
const HEAP_MB = 128;
const THREAD = new URL('feed-thread.ts', import.meta.url);

/** A reader whose thread starts with the first feed and is kept. */
export function makeFeedReader({ mostMs = MOST_MS, thread = THREAD }: { readonly mostMs?: number; readonly thread?: URL } = {}): FeedReader {
  let worker: Worker | null = null;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const drop = async () => {
    const dropped = worker;
    worker = null;
    await dropped?.terminate();
  };

  const readNow = async (bytes: Uint8Array, source: FeedSource): Promise<FeedReading> => {
    const isNew = worker === null;
    worker ??= startThread(thread);
    lastId += 1;
    const reading = await ask(worker, { id: lastId, bytes, source }, isNew ? mostMs + START_MS : mostMs);
    if (reading.problem === 'too-slow' || reading.problem === 'unreadable') await drop();
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
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 }, env: {}, stderr: true });
  worker.unref();
  return worker;
}

function ask(worker: Worker, order: FeedOrder, mostMs: number): Promise<FeedReading> {
  return new Promise((resolve) => {
    const settle = (reading: FeedReading) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      resolve(reading);
    };
    const onMessage = ({ id, reading }: { readonly id: number; readonly reading: FeedReading }) => {
      if (id === order.id) settle(reading);
    };
    const onEnd = () => settle(unread('unreadable'));
    const timer = setTimeout(() => settle(unread('too-slow')), mostMs);
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
    worker.postMessage(order);
  });
}
