// Decides which fields of a suggestion are filled in (decisions.md section 4: "a field below its threshold stays empty, so the row cannot be moved
// until an analyst fills it"). The thresholds were chosen by measured precision; docs/suggestions.md has the figures.

import type { EventType } from '../../scoring/event-type.ts';
import type { Impact } from '../../scoring/impact.ts';
import { impactFromScore } from '../../scoring/impact.ts';
import type { Thousandths } from '../../scoring/thousandths.ts';
import type { Suggestion } from './suggest.ts';

/** The least confidence with which a field is filled in. */
const LEAST_CONFIDENCE = { score: 0.7, eventType: 0.6, topic: 0.5 } as const;

export interface AcceptedFields {
  readonly score: Thousandths | null;
  /** Empty whenever the score is empty. */
  readonly impact: Impact | null;
  readonly eventType: EventType | null;
  readonly topic: string | null;
}

/** The fields with sufficient confidence; the others are null. */
export function decideAcceptedFields({ score, impact, eventType, topic }: Suggestion): AcceptedFields {
  const own = impactFromScore(score.thousandths);
  const isScored =
    score.confidence >= LEAST_CONFIDENCE.score && sideFromImpact(own) === sideFromImpact(impact);
  return {
    score: isScored ? score.thousandths : null,
    impact: isScored ? own : null,
    eventType: eventType.confidence >= LEAST_CONFIDENCE.eventType ? eventType.value : null,
    topic: topic.value !== '' && topic.confidence >= LEAST_CONFIDENCE.topic ? topic.value : null,
  };
}

/** The side of an impact without its strength. */
function sideFromImpact(impact: Impact): string {
  return impact.replace('Strongly ', '');
}
