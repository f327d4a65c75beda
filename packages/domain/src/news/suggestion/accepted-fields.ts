// Decides which fields of a suggestion are filled in (decisions.md section 4: "a field below its threshold stays empty, so the row cannot be moved
// until an analyst fills it"; issue 17: it is shown hollow). The thresholds were chosen by measured precision; docs/suggestions.md has the figures;
// that of the score is chosen while the model is trained, and is part of it.

import type { Certainty } from './certainty.ts';
import type { Suggestion } from './suggest.ts';

/** The least confidence with which a field is filled in. */
const LEAST_CONFIDENCE = { eventType: 0.6, topic: 0.5 } as const;

/** How sure each field is. A headline of which nothing is understood suggests nothing. */
export function decideCertainties({
  score,
  eventType,
  topic,
}: Suggestion): Record<'score' | 'eventType' | 'topic', Certainty> {
  const judge = (confidence: number, least: number): Certainty =>
    score.certainty === 'none' ? 'none' : confidence >= least ? 'sure' : 'unsure';
  return {
    score: score.certainty,
    eventType: judge(eventType.confidence, LEAST_CONFIDENCE.eventType),
    topic: topic.value === '' ? 'none' : judge(topic.confidence, LEAST_CONFIDENCE.topic),
  };
}
