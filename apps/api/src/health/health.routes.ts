import { getHealth as getHealthCall, getLive, getReady } from '@vigilo/contract/health';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implementPublic } from '../frame/implementation.ts';
import { Problem } from '../frame/problem.ts';
import { getHealth } from './health.service.ts';

export function healthRoutes(context: AppContext): Implementation[] {
  return [
    implementPublic(getHealthCall, () => getHealth(context.db)),
    implementPublic(getReady, async () => {
      const health = await getHealth(context.db);
      if (!health.ready) throw new Problem('unavailable', 'refusals.databaseSilent', { retryAfter: 5 });
      return health;
    }),
    implementPublic(getLive, async () => ({ live: true as const })),
  ];
}
