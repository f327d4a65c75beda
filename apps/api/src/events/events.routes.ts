import { createEvent, deleteEvent, editEvent } from '@vigilo/contract/events';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { addEvent, changeEvent, removeEvent } from './events.service.ts';

export function eventRoutes(context: AppContext): Implementation[] {
  return [
    implement(createEvent, ({ body, caller }) => addEvent(context, caller, body)),
    implement(editEvent, ({ body, caller }) => changeEvent(context, caller, body)),
    implement(deleteEvent, ({ body, caller }) => removeEvent(context, caller, body)),
  ];
}
