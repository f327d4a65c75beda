// Every area's routes and jobs, in one list.

import type { AuthContext } from '../auth/auth.service.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import type { SessionCallers } from '../auth/session-callers.ts';
import { companyRoutes } from '../companies/companies.routes.ts';
import { eventRoutes } from '../events/events.routes.ts';
import { healthRoutes } from '../health/health.routes.ts';
import { heatMapRoutes } from '../heat-map/heat-map.routes.ts';
import { importJobs } from '../imports/imports.jobs.ts';
import { importRoutes } from '../imports/imports.routes.ts';
import { scoreJobs } from '../scores/scores.jobs.ts';
import { scoreRoutes } from '../scores/scores.routes.ts';
import type { AppContext } from './context.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { Implementation } from './implementation.ts';

/** The implementations of all calls. */
export function listImplementations(context: AppContext & AuthContext, callers: SessionCallers, demo: DemoAccounts | null): Implementation[] {
  return [
    ...authRoutes(context, callers, demo),
    ...companyRoutes(context),
    ...eventRoutes(context),
    ...healthRoutes(context),
    ...heatMapRoutes(context),
    ...importRoutes(context),
    ...scoreRoutes(context),
  ];
}

/** The handlers of all queues. */
export function listJobs(context: AppContext) {
  return { ...scoreJobs(context), ...importJobs(context) };
}
