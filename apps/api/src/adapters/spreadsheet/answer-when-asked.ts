// The side of a thread that reads a file: it goes on only when it is asked for more, so that no more is in memory than somebody waits for.

import { parentPort } from 'node:worker_threads';
import { yieldFromThread } from '../work-priority/work-priority.ts';
import type { SheetAnswer } from './spreadsheet.ts';

/** Begins to listen; returns what answers one question, once it is asked. */
export function answerWhenAsked(): (message: SheetAnswer) => Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This file is run as a thread.');
  yieldFromThread();
  const waiting: (() => void)[] = [];
  let asked = 0;
  port.on('message', () => {
    asked += 1;
    waiting.shift()?.();
  });
  return async (message) => {
    if (asked === 0) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    asked -= 1;
    port.postMessage(message);
  };
}
