import { getCompanySummary, getScore, getScoreSeries } from '@vigilo/contract/summary';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { explainCompany } from './explain.service.ts';
import { getSeriesReply } from './series.service.ts';
import { getSummaryReply } from './summary.service.ts';

export function summaryRoutes(context: AppContext): Implementation[] {
  return [
    implement(getScore, ({ params, query, caller }) =>
      explainCompany(context, caller, params.id, query.asOf),
    ),
    implement(getScoreSeries, ({ params, query, caller }) =>
      getSeriesReply(context, caller, params.id, query),
    ),
    implement(getCompanySummary, ({ params, query, caller }) =>
      getSummaryReply(context, caller, params.id, query.asOf),
    ),
  ];
}
