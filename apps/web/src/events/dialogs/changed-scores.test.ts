import { describe, expect, it } from 'vitest';
import type { CompanyScore, Contribution, HorizonScore } from '../../scoring/public/score-query.ts';
import { previewScores } from './changed-scores.ts';

function contribution(_id: string, date: string, score: number): Contribution {
  return {
    _id,
    title: _id,
    url: null,
    source: null,
    topic: null,
    event: 'Company',
    date: `${date}T12:00:00.000Z`,
    score,
    weight: 0.85,
    contribution: 0.85 * score,
  };
}

const EVENTS = [contribution('old', '2026-07-01', 0.2), contribution('new', '2026-11-01', 0.4)];

// Only what these functions read of an answer.
const SCORE = {
  asOf: '2026-11-20',
  shortTerm: { current: 0.34, events: EVENTS.slice(1) } as unknown as HorizonScore,
  longTerm: { current: 0.51, events: EVENTS } as unknown as HorizonScore,
} as unknown as CompanyScore;

const MOVED = {
  _id: 'moved',
  title: 'moved',
  event: 'Industry',
  score: -0.3,
  date: '2026-11-10T12:00:00.000Z',
} as const;

describe('the scores with other events', () => {
  it('are those of now where nothing comes or goes', () => {
    const same = { shortTerm: 0.34, longTerm: 0.51 };
    expect(previewScores(SCORE, {})).toEqual({ before: same, after: same });
  });

  it('add what comes, each by its type and window', () => {
    expect(previewScores(SCORE, { added: [MOVED, { ...MOVED, date: '2026-05-01' }] }).after).toEqual({
      shortTerm: 0.31,
      longTerm: 0.48,
    });
  });

  it('leave out what goes', () => {
    expect(previewScores(SCORE, { removed: ['new'] }).after).toEqual({ shortTerm: 0, longTerm: 0.17 });
  });

  it('count nothing for what is incomplete', () => {
    expect(previewScores(SCORE, { added: [{ ...MOVED, score: null }] }).after).toEqual({
      shortTerm: 0.34,
      longTerm: 0.51,
    });
  });
});
