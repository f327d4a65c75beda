// The thread in which a template learns: reading a hundred documents a dozen times takes seconds, in which the server must go on answering. It does one
// thing and ends.

import { parentPort, workerData } from 'node:worker_threads';
import type { LearningInput, LearningResult } from '@vigilo/domain/templates/learn-from-corrections';
import { learnFromCorrections } from '@vigilo/domain/templates/learn-from-corrections';
import { yieldFromThread } from '../adapters/work-priority/work-priority.ts';

export interface LearningWork extends Omit<LearningInput, 'hasTime'> {
  /** So long new trials are begun. */
  readonly milliseconds: number;
}

const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');
yieldFromThread();

// Who starts this thread is run-learning.ts alone.
const { milliseconds, ...input } = workerData as LearningWork;
const end = performance.now() + milliseconds;
const result: LearningResult = learnFromCorrections({ ...input, hasTime: () => performance.now() < end });
port.postMessage(result);
