// What the server tells an open page as it happens: one connection a tab, as long as somebody listens and the page is in sight. It is not an
// EventSource, which could not send the token. A broken connection is made again, later each time; what may have been missed meanwhile is told as `null`.

import type { Change } from '@vigilo/contract/changes';
import { streamChanges } from '@vigilo/contract/changes';
import { retryDelay } from './back-off.ts';
import { withFreshToken } from './call-api.ts';
import { createEventReader } from './event-stream.ts';
import { Problem } from './problem.ts';
import { buildUrl, buildHeaders } from './request.ts';
import { parseProblem, unreachableProblem } from './send.ts';

type Listener = (change: Change | null) => void;

/** A connection that says nothing for so long is dead, though nobody has noticed: the server speaks up more often. */
const SILENCE_MS = 45_000;
/** A connection that held for so long was a good one: the next failure is the first again. */
const STEADY_MS = 30_000;

const listeners = new Set<Listener>();
let connection: AbortController | null = null;

/** Calls the listener with everything that changes; null: changes may have been missed. Returns how to stop that. */
export function onChange(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', connectOrPause);
  listeners.add(listener);
  connectOrPause();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', connectOrPause);
    connectOrPause();
  };
}

function connectOrPause(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (isWanted && connection === null) {
    connection = new AbortController();
    void keepReading(connection.signal);
  }
  if (!isWanted) {
    connection?.abort();
    connection = null;
  }
}

function notifyListeners(change: Change | null): void {
  for (const listener of listeners) listener(change);
}

let isFirst = true;

async function keepReading(signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const stream = await open(signal);
      const openedAt = Date.now();
      if (!isFirst) notifyListeners(null);
      isFirst = false;
      await readAll(stream, signal);
      if (Date.now() - openedAt >= STEADY_MS) failures = 0;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return;
    }
    failures += 1;
    await pause(retryDelay(failures, Math.random()), signal);
  }
}

function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return withFreshToken(streamChanges, async () => {
    const response = await fetch(buildUrl(streamChanges, {}), {
      headers: { ...buildHeaders(streamChanges), Accept: 'text/event-stream' },
      signal,
    }).catch((error: unknown) => {
      throw unreachableProblem(error);
    });
    if (!response.ok || response.body === null)
      throw parseProblem(await response.json().catch(() => null), response.status);
    return response.body;
  });
}

/** Reads until the stream ends, breaks, or is silent for too long. */
async function readAll(stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const read = createEventReader();
  let watch: ReturnType<typeof setTimeout> | undefined;
  try {
    while (!signal.aborted) {
      clearTimeout(watch);
      watch = setTimeout(() => void reader.cancel(), SILENCE_MS);
      const { done, value } = await reader.read();
      if (done) return;
      for (const data of read(decoder.decode(value, { stream: true }))) handleData(data);
    }
  } finally {
    clearTimeout(watch);
    void reader.cancel().catch(() => undefined);
  }
}

function handleData(data: string): void {
  try {
    // The server says what the contract's schema lets through; the browser does not check it a second time.
    notifyListeners(JSON.parse(data) as Change);
  } catch {
    notifyListeners(null);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
