import { IMPACTS } from '@vigilo/domain/scoring/impact';
import { describe, expect, it } from 'vitest';
import {
  findTypedScore,
  isBeginningOfScore,
  listScoresForImpact,
  withImpact,
  withScore,
} from './impact-and-score.ts';

describe('the scores beside an impact', () => {
  it('are all 21 beside none, from the highest to the lowest', () => {
    const scores = listScoresForImpact('').map(Number);
    expect(scores).toHaveLength(21);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect([scores[0], scores.at(-1)]).toEqual([1, -1]);
  });

  it.each([
    ['Strongly Positive', ['1', '0.9', '0.8', '0.7', '0.6']],
    ['Positive', ['0.5', '0.4', '0.3', '0.2', '0.1']],
    ['Neutral', ['0']],
    ['Negative', ['-0.1', '-0.2', '-0.3', '-0.4', '-0.5']],
    ['Strongly Negative', ['-0.6', '-0.7', '-0.8', '-0.9', '-1']],
  ] as const)('%s leaves %j', (impact, scores) => {
    expect(listScoresForImpact(impact)).toEqual(scores);
  });
});

describe('choosing', () => {
  it('an impact keeps a score that fits and clears one that does not', () => {
    expect(withImpact({ impact: '', score: '0.3' }, 'Positive')).toEqual({
      impact: 'Positive',
      score: '0.3',
    });
    expect(withImpact({ impact: 'Positive', score: '0.3' }, 'Negative')).toEqual({
      impact: 'Negative',
      score: '',
    });
  });

  it('Neutral chooses its one score', () => {
    expect(withImpact({ impact: 'Positive', score: '0.3' }, 'Neutral')).toEqual({
      impact: 'Neutral',
      score: '0',
    });
  });

  it('no impact leaves the score alone', () => {
    expect(withImpact({ impact: 'Positive', score: '0.3' }, '')).toEqual({ impact: '', score: '0.3' });
  });

  it('a score sets the impact it leads to', () => {
    for (const impact of IMPACTS)
      for (const score of listScoresForImpact(impact))
        expect(withScore({ impact: '', score: '' }, score)).toEqual({ impact, score });
  });
});

describe('typing a score', () => {
  it.each([
    ['-0.7', '-0.7'],
    ['\u22120,7', '-0.7'],
    ['-.7', '-0.7'],
    ['-1.0', '-1'],
    ['-1', '-1'],
    ['9', null],
    ['0.9', null],
    ['-0.5', null],
    ['-0.75', null],
    ['', null],
    ['-', null],
    ['low', null],
  ])('%j under Strongly Negative is %j', (typed, score) => {
    expect(findTypedScore(typed, 'Strongly Negative')).toBe(score);
  });

  it('offers the scores that begin so, not those that have the figure in them', () => {
    const offered = (typed: string, impact: 'Strongly Negative' | 'Strongly Positive' | '') =>
      listScoresForImpact(impact).filter((score) => isBeginningOfScore(typed, score));
    expect(offered('9', 'Strongly Negative')).toEqual([]);
    expect(offered('-0.9', 'Strongly Negative')).toEqual(['-0.9']);
    expect(offered('', 'Strongly Negative')).toHaveLength(5);
    expect(offered('\u2212', 'Strongly Negative')).toHaveLength(5);
    expect(offered('+1', 'Strongly Positive')).toEqual(['1']);
    expect(offered('1.0', '')).toEqual(['1']);
    expect(offered('0', '')).toHaveLength(10);
  });
});
