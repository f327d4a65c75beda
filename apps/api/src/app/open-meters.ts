import type { Config } from '../frame/config.ts';
import type { OpenDatabase } from '../frame/database.ts';
import { Meters } from '../frame/meters.ts';
import type { Database } from '../frame/tables.ts';
import { makeFeedCounter } from '../news/feed-counts.service.ts';

interface Measured {
  /** By what they are for. */
  readonly pools: Readonly<Record<string, OpenDatabase>>;
  /** Is asked for the jobs whenever somebody reads: best a connection of its own. */
  readonly probeDb: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The measures of this process, or null where the settings ask for none. */
export function makeMeters(config: Config, { pools, probeDb, now }: Measured): Meters | null {
  if (config.METRICS_PORT === undefined) return null;
  const meters = new Meters();
  meters.watch({
    isEmbedded: config.DATABASE_URL === undefined,
    pools: Object.fromEntries(
      Object.entries(pools).map(([name, pool]) => [name, () => pool.countConnections()]),
    ),
    db: probeDb,
    countFeeds: makeFeedCounter(probeDb, now),
  });
  return meters;
}
