// Learning in a thread of its own, with limits on memory and time.

import { Worker } from 'node:worker_threads';
import type { LearningResult } from '@vigilo/domain/templates/learn-from-corrections';
import type { LearningWork } from './learning-thread.ts';
import { compiledCode } from '../adapters/compiled-code/compiled-code.ts';

const HEAP_MB = 512;
/** New trials are begun for so long; the one that runs then may end. */
const TRIALS_MS = 20_000;
const LONGEST_MS = 60_000;

/** @throws Error where it takes too long or too much memory */
export function runLearning(work: Omit<LearningWork, 'milliseconds'>): Promise<LearningResult> {
  const thread = new Worker(new URL('learning-thread.ts', import.meta.url), {
    workerData: { ...work, milliseconds: TRIALS_MS },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: compiledCode(),
    stderr: true,
  });
  return new Promise<LearningResult>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('Learning took too long'));
      void thread.terminate();
    }, LONGEST_MS);
    thread.on('message', resolve);
    thread.on('error', reject);
    thread.on('exit', (code) => {
      clearTimeout(late);
      // After the message this says nothing any more.
      reject(new Error(`Learning ended with ${code}`));
    });
  });
}
