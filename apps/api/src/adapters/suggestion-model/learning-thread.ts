// The thread that learns from corrections: see learn-apart.ts.

import { parentPort, workerData } from 'node:worker_threads';
import type { Correction } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import { learnFromCorrections } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import { openBaseModel } from './base-model.ts';
import { yieldFromThread } from '../work-priority/work-priority.ts';

yieldFromThread();
const corrections: readonly Correction[] = workerData; // what learn-apart.ts gives
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
parentPort?.postMessage(learnFromCorrections(openBaseModel(), corrections));
