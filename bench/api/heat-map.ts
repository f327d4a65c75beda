// The heat map's call: all companies of the tenant at once.

import { getHeatMap as getHeatMapCall } from '@vigilo/contract/heat-map';
import { getHeatMap } from '../../apps/api/src/heat-map/heat-map.service.ts';
import type { BenchTenant } from '../testing/bench-database.ts';
import type { HttpCall } from '../testing/http-load.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import type { BareCall } from './bare-messages.ts';

/** The call over HTTP. */
export const HEAT_MAP_CALL: HttpCall = { path: getHeatMapCall.path, body: '{}' };

/** What the product sends to PostgreSQL for it. */
export async function captureHeatMap(appUrl: string, tenant: BenchTenant): Promise<BareCall> {
  const services = await openCapturingServices(appUrl);
  try {
    const caller = await findCaller(services.context, tenant, 'admin');
    const work = () =>
      services.captureStatements((context) =>
        getHeatMap(context, caller, { searchQuery: '', advanceSearchParams: {} }),
      );
    // The first rolls the scores to today where they are not.
    await work();
    return await work();
  } finally {
    await services.close();
  }
}
