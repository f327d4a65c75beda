import { changeCompanySummary as summaryCall } from '@vigilo/contract/companies';
import {
  addEvent as addCall,
  changeEvent as changeCall,
  getEventEffect as effectCall,
  getEventHistory as historyCall,
  getLatestEvent as latestCall,
  listEventFilters as filtersCall,
  listEvents as listCall,
  moveEvents as moveCall,
  removeEvent as removeCall,
  undoMove as undoCall,
} from '@vigilo/contract/events';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { changeCompanySummary } from './chosen-summaries.service.ts';
import { getEventEffect } from './event-effect.service.ts';
import { getEventHistory } from './event-history.service.ts';
import { getLatestEvent, listEventFilters, listEvents } from './event-list.service.ts';
import { moveEvents, undoMove } from './event-moves.service.ts';
import { addEvent, changeEvent, removeEvent } from './events.service.ts';

export function eventRoutes(context: AppContext): Implementation[] {
  return [
    implement(listCall, ({ params, body, caller }) => listEvents(context, caller, params.id, body)),
    implement(filtersCall, ({ params, body, caller }) => listEventFilters(context, caller, params.id, body)),
    implement(addCall, ({ body, caller }) => addEvent(context, caller, body)),
    implement(changeCall, ({ body, caller }) => changeEvent(context, caller, body)),
    implement(removeCall, ({ body, caller }) => removeEvent(context, caller, body)),
    implement(effectCall, ({ body, caller }) => getEventEffect(context, caller, body)),
    implement(moveCall, ({ body, caller }) => moveEvents(context, caller, body)),
    implement(undoCall, ({ body, caller }) => undoMove(context, caller, body)),
    implement(historyCall, ({ params, caller }) => getEventHistory(context, caller, params.id)),
    implement(summaryCall, ({ params, body, caller }) =>
      changeCompanySummary(context, caller, params.id, body),
    ),
    implement(latestCall, ({ params, caller }) => getLatestEvent(context, caller, params.id)),
  ];
}
