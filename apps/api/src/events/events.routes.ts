import { changeCompanySummary as summaryCall } from '@vigilo/contract/companies';
import { addEvent as addCall, changeEvent as changeCall, getLatestEvent as latestCall, removeEvent as removeCall } from '@vigilo/contract/events';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { changeCompanySummary, getLatestEvent } from './chosen-summaries.service.ts';
import { addEvent, changeEvent, removeEvent } from './events.service.ts';

export function eventRoutes(context: AppContext): Implementation[] {
  return [
    implement(addCall, ({ body, caller }) => addEvent(context, caller, body)),
    implement(changeCall, ({ body, caller }) => changeEvent(context, caller, body)),
    implement(removeCall, ({ body, caller }) => removeEvent(context, caller, body)),
    implement(summaryCall, ({ params, body, caller }) => changeCompanySummary(context, caller, params.id, body.summary)),
    implement(latestCall, ({ params, caller }) => getLatestEvent(context, caller, params.id)),
  ];
}
