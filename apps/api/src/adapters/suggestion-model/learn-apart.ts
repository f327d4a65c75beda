// Learns from corrections in a thread of its own: it takes a processor for seconds, and the process has others waiting.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Correction, Learnt } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import { compiledCode } from '../compiled-code/compiled-code.ts';

const THREAD = new URL('learning-thread.ts', import.meta.url);
const HEAP_MB = 512;

/** What learning from them ends with, over the product's own model. @throws what the thread ends with */
export async function learnApart(corrections: readonly Correction[]): Promise<Learnt> {
  const thread = new Worker(THREAD, {
    workerData: corrections,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: compiledCode(),
  });
  try {
    const [learnt]: Learnt[] = await once(thread, 'message');
    if (!learnt) throw new Error('The thread that learns said nothing');
    return learnt;
  } finally {
    await thread.terminate();
  }
}
