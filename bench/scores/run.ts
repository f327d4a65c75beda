// Keeping scores current: by one event, and all at once.

import { openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { openServices } from '../testing/services.ts';
import { measureAddedEvents } from './add-event.ts';
import { measureRecomputation } from './recompute.ts';

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const services = await openServices(database.appUrl);
  try {
    const added = await measureAddedEvents(database, services);
    const recomputed = await measureRecomputation(database, services);
    return {
      title: 'Scores: one event, and all at once',
      lines: [...added.lines, ...recomputed.lines],
      figures: [...added.figures, ...recomputed.figures],
    };
  } finally {
    await services.close();
  }
}
