import { getHealth as getHealthCall, getLive, getReady } from '@vigilo/contract/health';
import type { Implementation } from '../frame/implementation.ts';
import { implementPublic } from '../frame/implementation.ts';
import { Problem } from '../frame/problem.ts';
import type { HealthContext } from './health.service.ts';
import { getHealth } from './health.service.ts';

export function healthRoutes(context: HealthContext): Implementation[] {
  return [
    implementPublic(getHealthCall, () => getHealth(context)),
    implementPublic(getReady, async () => {
      const health = await getHealth(context);
      if (!context.state.isServing) throw new Problem('unavailable', 'refusals.stopping', { retryAfter: 5 });
      if (!health.disk) throw new Problem('unavailable', 'refusals.diskFull', { retryAfter: 30 });
      if (!health.ready) throw new Problem('unavailable', 'refusals.databaseSilent', { retryAfter: 5 });
      return health;
    }),
    implementPublic(getLive, async () => ({ live: true as const })),
  ];
}
