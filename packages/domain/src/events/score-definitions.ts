// The meaning of event scores for the definitions dialog (specification 3, section 1): ranges of the scale with their label and how frequent
// such events are. Every allowed score lies in exactly one range.

import type { Thousandths } from '../scoring/thousandths.ts';

export const DEFINITION_NOTES = ['extreme', 'frequent', 'often', 'infrequent'] as const;

export interface ScoreDefinition {
  /** From the end nearer to zero, in thousandths; both ends inclusive. */
  readonly from: Thousandths;
  readonly to: Thousandths;
  readonly label: 'Strongly Negative' | 'Negative' | 'Neutral' | 'Positive' | 'Strongly Positive';
  readonly note: (typeof DEFINITION_NOTES)[number] | null;
}

/** Worst first. */
export const SCORE_DEFINITIONS: readonly ScoreDefinition[] = [
  { from: -600, to: -1000, label: 'Strongly Negative', note: 'extreme' },
  { from: -300, to: -500, label: 'Negative', note: 'frequent' },
  { from: -100, to: -200, label: 'Negative', note: 'often' },
  { from: 0, to: 0, label: 'Neutral', note: null },
  { from: 100, to: 200, label: 'Positive', note: 'often' },
  { from: 300, to: 500, label: 'Positive', note: null },
  { from: 600, to: 1000, label: 'Strongly Positive', note: 'infrequent' },
];
