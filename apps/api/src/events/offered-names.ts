// Sources and topics come on the tenant's lists by calls of their own (specification 3, section 7): whoever writes an event chooses from the lists.

import { Problem } from '../frame/problem.ts';
import type { findSourceAndTopic } from '../tenants/tenants.service.ts';
import type { EventFields } from './events.queries.ts';

const NAMES = ['source', 'topic'] as const;
const REFUSAL = 'refusals.chooseOfList';

/**
 * An event with its source and topic as the lists spell them.
 * @param kept the event as it is stored: it keeps the names it has, also those that are no longer offered
 * @throws Problem invalid-input where another name is not on its list
 */
export function withOfferedNames(
  event: EventFields,
  offered: Awaited<ReturnType<typeof findSourceAndTopic>>,
  kept?: EventFields,
): EventFields {
  const isFree = (name: (typeof NAMES)[number]) => event[name] === '' || event[name] === kept?.[name];
  const unknown = NAMES.filter((name) => !isFree(name) && offered[name] === null);
  if (unknown.length > 0)
    throw new Problem('invalid-input', REFUSAL, {
      fields: Object.fromEntries(unknown.map((name) => [`body.${name}`, REFUSAL])),
    });
  const spell = (name: (typeof NAMES)[number]) =>
    isFree(name) ? event[name] : (offered[name] ?? event[name]);
  return { ...event, source: spell('source'), topic: spell('topic') };
}
