// Every experiment by its number in the list of experiments, in the order they run in.

import type { Experiment } from './testing/experiment.ts';

type Loader = () => Promise<{ readonly experiment: Experiment }>;

export const EXPERIMENTS: Readonly<Record<string, Loader>> = {
  'E-01': () => import('./durability/killed-api.ts'),
  'E-02': () => import('./durability/killed-database.ts'),
  'E-03': () => import('./durability/paused.ts'),
  'E-05': () => import('./durability/failed-calls.ts'),
  'E-06': () => import('./durability/harmed-network.ts'),
  'E-07': () => import('./durability/repeated-requests.ts'),
  'E-09': () => import('./durability/full-disk.ts'),
  'E-11': () => import('./durability/restored-backup.ts'),
  'E-11b': () => import('./durability/lost-disk.ts'),
  'E-12': () => import('./durability/killed-migration.ts'),
  'E-12b': () => import('./durability/rolling-restart.ts'),
  'E-13': () => import('./concurrency/lost-updates.ts'),
  'E-14': () => import('./concurrency/double-adds.ts'),
  'E-15': () => import('./concurrency/priority-swaps.ts'),
  'E-16': () => import('./concurrency/summary-races.ts'),
  'E-17': () => import('./concurrency/document-races.ts'),
  'E-18': () => import('./concurrency/validated-races.ts'),
  'E-19': () => import('./concurrency/model-history.ts'),
  'E-20': () => import('./isolation/cross-tenant.ts'),
  'E-22': () => import('./hostile-input/inside-addresses.ts'),
  'E-23': () => import('./hostile-input/feed-bombs.ts'),
  'E-24': () => import('./hostile-input/formulas.ts'),
  'E-25': () => import('./hostile-input/hostile-files.ts'),
  'E-26': () => import('./hostile-input/stored-scripts.ts'),
  'E-27': () => import('./hostile-input/malformed-requests.ts'),
  'E-27b': () => import('./hostile-input/odd-inputs.ts'),
  'E-28': () => import('./hostile-input/names.ts'),
  'E-30': () => import('./hostile-input/injections.ts'),
  'E-36': () => import('./resources/slow-connections.ts'),
  'E-37': () => import('./resources/memory.ts'),
  'E-39': () => import('./resources/overload.ts'),
  'E-40': () => import('./resources/noisy-neighbour.ts'),
  'E-41': () => import('./resources/aborted-downloads.ts'),
  'E-42': () => import('./resources/dependencies-down.ts'),
  S33: () => import('./hostile-input/slow-patterns.ts'),
  S34: () => import('./hostile-input/secrets.ts'),
};
