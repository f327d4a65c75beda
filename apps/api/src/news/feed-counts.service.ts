import { inTenant } from '../frame/database.ts';
import type { Database } from '../frame/tables.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import type { FeedCountRow } from './feed-counts.queries.ts';
import { countFeedRows } from './feed-counts.queries.ts';

/** A transaction for each tenant: not whenever somebody reads. */
const KEPT_MS = 60_000;

/** Counts the feeds of all tenants, at most once a minute; `now` in milliseconds. */
export function makeFeedCounter(db: Database, now: () => number): () => Promise<FeedCountRow> {
  let [counted, at]: [Promise<FeedCountRow> | null, number] = [null, 0];
  return () => {
    if (counted === null || now() - at >= KEPT_MS) {
      at = now();
      counted = countAll(db);
      // Asked anew the next time.
      counted.catch(() => {
        counted = null;
      });
    }
    return counted;
  };
}

async function countAll(db: Database): Promise<FeedCountRow> {
  let sum: FeedCountRow = { followed: 0, failing: 0, late: 0 };
  for (const { id } of await listTenants(db)) {
    const { followed, failing, late } = await inTenant(db, id, (tx) => countFeedRows(tx, id));
    sum = {
      followed: sum.followed + followed,
      failing: sum.failing + failing,
      late: Math.max(sum.late, late),
    };
  }
  return sum;
}
