import { getMatrices as getMatricesCall } from '@vigilo/contract/reports';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { getMatrices } from './matrices.service.ts';

export function reportRoutes(context: AppContext): Implementation[] {
  return [implement(getMatricesCall, async ({ query, caller }) => ({ status: 'success' as const, data: await getMatrices(context, caller, query) }))];
}
