import { getHealth as getHealthCall, getLive, getReady } from '@vigilo/contract/health';
import type { Implementation } from '../frame/implementation.ts';
import { implementPublic } from '../frame/implementation.ts';
import { Problem } from '../frame/problem.ts';
import type { Database } from '../frame/tables.ts';
import { getHealth } from './health.service.ts';

export function healthRoutes(probeDb: Database): Implementation[] {
  return [
    implementPublic(getHealthCall, () => getHealth(probeDb)),
    implementPublic(getReady, async () => {
      const health = await getHealth(probeDb);
      if (!health.ready) throw new Problem('unavailable', 'refusals.databaseSilent', { retryAfter: 5 });
      return health;
    }),
    implementPublic(getLive, async () => ({ live: true as const })),
  ];
}
