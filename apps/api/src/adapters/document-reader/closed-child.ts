// How the processes that handle strangers' files are started: with an empty environment, a small heap, and Node's permissions to read programs and
// nothing else. What they work on comes as a message.

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { yieldToAnswers } from '../work-priority/work-priority.ts';

const ROOT = new URL('../../../../../', import.meta.url);
/** All that such a process may read: programs, data of packages, and the descriptions of packages. */
const READABLE = [
  './node_modules/',
  './packages/',
  './apps/api/node_modules/',
  './apps/api/src/adapters/document-reader/',
  './package.json',
  './apps/package.json',
  './apps/api/package.json',
];

export interface ClosedChildOptions {
  readonly program: URL;
  /** Megabytes of JavaScript's own heap. */
  readonly heapMb: number;
  readonly mayUseThreads?: true;
}

export function startClosedChild({ program, heapMb, mayUseThreads }: ClosedChildOptions): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    env: {},
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      '--min-semi-space-size=16',
      '--max-semi-space-size=16',
      '--single-threaded-gc',
      '--permission',
      '--allow-addons',
      ...(mayUseThreads ? ['--allow-worker'] : []),
      ...READABLE.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, ROOT))}`),
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToAnswers(child);
  return child;
}
