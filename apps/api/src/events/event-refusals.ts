// What is said of an event that cannot be written as it is.

import type { EventFault } from '@vigilo/domain/events/check-event';
import { brokenUnique } from '../frame/database.ts';
import type { ProblemDetails } from '../frame/problem.ts';
import { Problem } from '../frame/problem.ts';

export const FAULT_MESSAGES: Readonly<Record<EventFault, string>> = {
  'missing-fields': '* All fields are mandatory to fill.',
  'future-date': 'Invalid date. Future dates are not allowed.',
  'score-out-of-range': 'The score must lie between -1 and 1 in steps of 0.1.',
  'impact-against-score': 'The impact does not fit the score.',
  'impact-without-score': 'Choose a score for the impact.',
  'bad-url': 'The url must be a web address that begins with http:// or https://.',
};

/** @throws Problem invalid-input where there are faults: the first as its message, all of them as its description. */
export function refuseFaults(faults: readonly EventFault[]): void {
  const first = faults[0];
  if (first !== undefined)
    throw new Problem('invalid-input', FAULT_MESSAGES[first], {
      description: faults.map((fault) => FAULT_MESSAGES[fault]).join(' '),
    });
}

const EVENT_KEYS: ReadonlySet<string> = new Set(['events_url', 'events_title', 'events_imported_title']);

/** Does a write and says in these words where it would make the same event twice. @throws Problem already-exists. */
export async function catchDuplicateEvents<T>(
  message: string,
  details: ProblemDetails,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (EVENT_KEYS.has(brokenUnique(error) ?? '')) throw new Problem('already-exists', message, details);
    throw error;
  }
}
