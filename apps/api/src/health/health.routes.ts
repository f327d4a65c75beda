import { getHealth as getHealthCall, getLive, getReady } from '@vigilo/contract/health';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implementPublic } from '../app/implementation.ts';
import { getHealth } from './health.service.ts';

export function healthRoutes(context: AppContext): Implementation[] {
  return [
    implementPublic(getHealthCall, () => getHealth(context.db)),
    implementPublic(getReady, async ({ reply }) => {
      const health = await getHealth(context.db);
      if (!health.ready) reply.code(503);
      return health;
    }),
    implementPublic(getLive, async () => ({ live: true as const })),
  ];
}
