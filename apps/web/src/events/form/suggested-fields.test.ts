import type { StoredSuggestion } from '@vigilo/contract/news';
import { describe, expect, it } from 'vitest';
import { NEW_EVENT } from './event-fields.ts';
import { isTaken, withAllToggled, withToggled } from './suggested-fields.ts';

const SUGGESTION: StoredSuggestion = {
  modelVersion: 1,
  score: { value: -0.7, confidence: 0.9, words: ['plunges'], isShown: true, certainty: 'sure' },
  event: { value: 'Industry', confidence: 0.4, words: [], isShown: false, certainty: 'unsure' },
  topic: { value: 'Earnings', confidence: 0.8, words: ['profit'], isShown: true, certainty: 'sure' },
};

describe('a suggestion', () => {
  it('of a score brings its impact, and goes with it', () => {
    const taken = withToggled(NEW_EVENT, SUGGESTION, 'score');
    expect(taken).toEqual({ ...NEW_EVENT, score: '-0.7', impact: 'Strongly Negative' });
    expect(withToggled(taken, SUGGESTION, 'score')).toEqual(NEW_EVENT);
  });

  it('takes the place of what an analyst chose', () => {
    expect(withToggled({ ...NEW_EVENT, topic: 'Litigation' }, SUGGESTION, 'topic').topic).toBe('Earnings');
  });

  it('is taken only where the field stands as suggested', () => {
    expect(isTaken({ ...NEW_EVENT, score: '-0.7' }, SUGGESTION, 'score')).toBe(true);
    expect(isTaken({ ...NEW_EVENT, score: '-0.8' }, SUGGESTION, 'score')).toBe(false);
  });

  it('is taken with all others by one key, those below their threshold too, and cleared by it again', () => {
    const taken = withAllToggled({ ...NEW_EVENT, topic: 'Earnings' }, SUGGESTION);
    expect(taken).toEqual({
      ...NEW_EVENT,
      topic: 'Earnings',
      event: 'Industry',
      score: '-0.7',
      impact: 'Strongly Negative',
    });
    expect(withAllToggled(taken, SUGGESTION)).toEqual(NEW_EVENT);
  });
});
