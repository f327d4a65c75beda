import { addEvent as addCall, changeEvent as changeCall, removeEvent as removeCall } from '@vigilo/contract/events';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { addEvent, changeEvent, removeEvent } from './events.service.ts';

export function eventRoutes(context: AppContext): Implementation[] {
  return [
    implement(addCall, ({ body, caller }) => addEvent(context, caller, body)),
    implement(changeCall, ({ body, caller }) => changeEvent(context, caller, body)),
    implement(removeCall, ({ body, caller }) => removeEvent(context, caller, body)),
  ];
}
