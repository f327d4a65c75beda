// What was suggested for an imported event, beside what stands in the fields: an analyst takes it or clears it.

import type { StoredSuggestion } from '@vigilo/contract/news';
import type { EventFields } from './event-fields.ts';
import { withScore } from './impact-and-score.ts';

export const SUGGESTED_FIELDS = ['event', 'topic', 'score'] as const;
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

/** The suggestion of a field as the field holds it. */
function suggestedValue(suggestion: StoredSuggestion, field: SuggestedField): string {
  return String(suggestion[field].value);
}

/** Whether a field stands as it was suggested. */
export function isTaken(fields: EventFields, suggestion: StoredSuggestion, field: SuggestedField): boolean {
  return fields[field] === suggestedValue(suggestion, field);
}

/** The fields with a suggestion taken; a score brings its impact. */
function withSuggested(
  fields: EventFields,
  suggestion: StoredSuggestion,
  field: SuggestedField,
): EventFields {
  if (field === 'event') return { ...fields, event: suggestion.event.value };
  if (field === 'topic') return { ...fields, topic: suggestion.topic.value };
  return { ...fields, ...withScore(fields, suggestedValue(suggestion, 'score')) };
}

/** The fields with one of them empty; the impact goes with its score. */
function withCleared(fields: EventFields, field: SuggestedField): EventFields {
  return field === 'score' ? { ...fields, score: '', impact: '' } : { ...fields, [field]: '' };
}

/** Takes the suggestion of a field, or clears it where it stands. */
export function withToggled(
  fields: EventFields,
  suggestion: StoredSuggestion,
  field: SuggestedField,
): EventFields {
  return isTaken(fields, suggestion, field)
    ? withCleared(fields, field)
    : withSuggested(fields, suggestion, field);
}

/** Takes all that is suggested and not taken yet, what is unsure too, because whoever presses says so; where all is taken, clears all. */
export function withAllToggled(fields: EventFields, suggestion: StoredSuggestion): EventFields {
  const open = SUGGESTED_FIELDS.filter(
    (field) => suggestion[field].certainty !== 'none' && !isTaken(fields, suggestion, field),
  );
  if (open.length === 0)
    return SUGGESTED_FIELDS.reduce<EventFields>((next, field) => withCleared(next, field), fields);
  return open.reduce((next, field) => withSuggested(next, suggestion, field), fields);
}

/** How sure a suggestion is (0 to 1), in whole per cent: `82%`. */
export function formatConfidence(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}
