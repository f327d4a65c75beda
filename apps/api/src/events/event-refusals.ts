// What is said of an event that cannot be written as it is.

import type { EventFault } from '@vigilo/domain/events/check-event';
import type { PlainKey } from '@vigilo/contract/messages/message';
import { Problem } from '../frame/problem.ts';

export const FAULT_MESSAGES: Readonly<Record<EventFault, PlainKey>> = {
  'missing-fields': 'eventDialogs.mandatory',
  'future-date': 'refusals.futureDate',
  'score-out-of-range': 'refusals.scoreSteps',
  'impact-against-score': 'imports.faults.impact-against-score',
  'impact-without-score': 'refusals.impactWithoutScore',
  'bad-url': 'refusals.webAddress',
};

/** @throws Problem invalid-input where there are faults: the first as its message, all of them as its description. */
export function refuseFaults(faults: readonly EventFault[]): void {
  const first = faults[0];
  if (first !== undefined)
    throw new Problem('invalid-input', FAULT_MESSAGES[first], {
      description: faults.map((fault) => FAULT_MESSAGES[fault]),
    });
}

/** The problem of each unique index that keeps an event from being there twice. */
export function duplicateEvents(problem: () => Problem): Readonly<Record<string, () => Problem>> {
  return { events_url: problem, events_title: problem, events_imported_title: problem };
}
