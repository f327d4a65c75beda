import type { AppContext } from '../app/context.ts';
import type { Log } from '../app/logging.ts';
import { refreshAllSharePrices } from './nightly-prices.service.ts';

/** Handlers of this area's queues. Updating twice changes nothing. */
export function sharePriceJobs(context: AppContext) {
  return { 'share-prices.update': (_job: unknown, log: Log) => refreshAllSharePrices(context, log) };
}
