import { getScore } from '@vigilo/contract/scoring';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { explainCompany } from './explain.service.ts';

export function scoreRoutes(context: AppContext): Implementation[] {
  return [implement(getScore, ({ params, query, caller }) => explainCompany(context, caller, params.id, query.asOf))];
}
