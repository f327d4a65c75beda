import type { AppContext } from '../frame/context.ts';
import type { Log } from '../frame/logging.ts';
import { refreshAllSharePrices } from './nightly-prices.service.ts';

/** Handlers of this area's queues. Updating twice changes nothing. */
export function sharePriceJobs(context: AppContext) {
  return { 'share-prices.update': (_job: unknown, log: Log) => refreshAllSharePrices(context, log) };
}
