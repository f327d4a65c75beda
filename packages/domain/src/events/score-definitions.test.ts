import { expect, it } from 'vitest';
import { IMPACTS, impactFromScore, listImpactScores } from '../scoring/impact.ts';
import { SCORE_DEFINITIONS } from './score-definitions.ts';

it('every allowed score lies in one range, whose label is its impact', () => {
  for (const score of IMPACTS.flatMap(listImpactScores)) {
    const found = SCORE_DEFINITIONS.filter(
      ({ from, to }) => Math.min(from, to) <= score && score <= Math.max(from, to),
    );
    expect(found.map(({ label }) => label)).toEqual([impactFromScore(score)]);
  }
});
