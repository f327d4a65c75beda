import { describe, expect, it } from 'vitest';
import { dayFromIso } from '../scoring/day.ts';
import type { EventDraft } from './check-event.ts';
import { checkEvent, isEventScore } from './check-event.ts';
import { isWebAddress } from '../records/web-address.ts';
import { findImpact, IMPACTS, impactFromScore, listImpactScores } from '../scoring/impact.ts';

const TODAY = dayFromIso('2026-11-20');
const whole: EventDraft = {
  title: 'Orders rise',
  url: 'https://news.example/1',
  source: 'Newswire',
  topic: 'Earnings',
  impact: 'Positive',
  type: 'Company',
  day: TODAY,
  score: 300,
};

describe('an event', () => {
  it('is complete with every field', () => expect(checkEvent(whole, TODAY)).toEqual([]));

  it.each(['title', 'url', 'source', 'topic'] as const)('reports a blank %s as missing', (field) => {
    expect(checkEvent({ ...whole, [field]: '  ' }, TODAY)).toEqual(['missing-fields']);
  });

  it('cannot be dated tomorrow', () =>
    expect(checkEvent({ ...whole, day: TODAY + 1 }, TODAY)).toEqual(['future-date']));

  it('has the impact its score leads to', () =>
    expect(checkEvent({ ...whole, score: 600 }, TODAY)).toEqual(['impact-against-score']));

  it.each([1100, -1100, 250, 0.5])('cannot have the score %d thousandths', (score) => {
    expect(isEventScore(score)).toBe(false);
    expect(checkEvent({ ...whole, score }, TODAY)).toEqual(['score-out-of-range']);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://x.example/1',
    'https://user@x.example',
    'https://',
    'news',
    'https://a b',
  ])('does not link to %s', (url) => {
    expect(isWebAddress(url)).toBe(false);
    expect(checkEvent({ ...whole, url }, TODAY)).toEqual(['bad-url']);
  });
});

describe('an imported event', () => {
  const bare: EventDraft = {
    title: '',
    url: 'https://news.example/1',
    source: '',
    topic: '',
    impact: null,
    type: null,
    day: null,
    score: null,
  };

  it('needs only its url, or its title if it came without a url', () => {
    expect(checkEvent(bare, TODAY, 'url')).toEqual([]);
    expect(checkEvent({ ...bare, url: ' ', title: 'Orders rise' }, TODAY, 'url')).toEqual(['missing-fields']);
    expect(checkEvent({ ...bare, url: '', title: 'Orders rise' }, TODAY, 'url-or-title')).toEqual([]);
    expect(checkEvent({ ...bare, url: '' }, TODAY, 'url-or-title')).toEqual(['missing-fields']);
    expect(checkEvent(bare, TODAY)).toEqual(['missing-fields']);
  });

  it.each([
    [{ url: 'news' }, 'bad-url'],
    [{ day: TODAY + 1 }, 'future-date'],
    [{ score: 250 }, 'score-out-of-range'],
    [{ score: 300, impact: 'Negative' }, 'impact-against-score'],
    [{ impact: 'Negative' }, 'impact-without-score'],
  ] as const)('is checked in what it contains: %j', (over, fault) => {
    expect(checkEvent({ ...bare, ...over }, TODAY, 'url')).toEqual([fault]);
  });

  it.each(['title', 'url', 'source', 'topic', 'impact', 'type', 'day', 'score'] as const)(
    'lacks %s to be a company event',
    (field) => {
      const isText = ['title', 'url', 'source', 'topic'].includes(field);
      expect(checkEvent({ ...whole, [field]: isText ? '' : null }, TODAY)).toEqual(['missing-fields']);
    },
  );
});

describe('impact and score', () => {
  it('allow each other as specified', () => {
    expect(listImpactScores('Strongly Positive')).toEqual([600, 700, 800, 900, 1000]);
    expect(listImpactScores('Positive')).toEqual([100, 200, 300, 400, 500]);
    expect(listImpactScores('Neutral')).toEqual([0]);
    expect(listImpactScores('Negative')).toEqual([-500, -400, -300, -200, -100]);
    expect(listImpactScores('Strongly Negative')).toEqual([-1000, -900, -800, -700, -600]);
  });

  it('lead back to each other', () => {
    for (const impact of IMPACTS)
      for (const score of listImpactScores(impact)) expect(impactFromScore(score)).toBe(impact);
    expect(findImpact(' strongly positive ')).toBe('Strongly Positive');
    expect(findImpact('great')).toBeNull();
  });
});
