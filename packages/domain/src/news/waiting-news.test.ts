import { describe, expect, it } from 'vitest';
import { dayFromIso } from '../scoring/day.ts';
import type { WaitingNews } from './waiting-news.ts';
import { decideNewsActions, decideShownScore } from './waiting-news.ts';

const TODAY = dayFromIso('2026-11-20');
const ALL = { canEditEvents: true, canAddEvents: true, canEditCompany: true };
const whole: WaitingNews = {
  title: 'Notes fall',
  url: 'https://news.example/1',
  source: 'Wire',
  topic: 'Results',
  type: 'Company',
  day: TODAY,
  score: -300,
  status: 'Initiated',
};

describe('the score of waiting news', () => {
  it.each([
    [
      'stands by itself where it is sure enough',
      { score: -800, suggestedScore: -800, suggestedConfidence: 94 },
      { score: -800, confidence: 94, isSure: true },
    ],
    [
      'is only suggested where it is not',
      { score: null, suggestedScore: -600, suggestedConfidence: 58 },
      { score: -600, confidence: 58, isSure: false },
    ],
    [
      'is as sure as can be where an analyst gave it',
      { score: -300, suggestedScore: -600, suggestedConfidence: 58 },
      { score: -300, confidence: 100, isSure: true },
    ],
    [
      'is none where nothing is known',
      { score: null, suggestedScore: null, suggestedConfidence: null },
      { score: null, confidence: null, isSure: false },
    ],
  ])('%s', (_name, given, shown) => expect(decideShownScore(given)).toEqual(shown));
});

describe('what can be done with waiting news', () => {
  it('is everything for who may add and edit events, but accepting only once it is complete', () => {
    expect(decideNewsActions(whole, ALL, TODAY)).toEqual(['accept', 'change', 'drop', 'merge']);
    for (const lack of [{ score: null }, { topic: '' }, { day: null }, { day: TODAY + 1 }])
      expect(decideNewsActions({ ...whole, ...lack }, ALL, TODAY)).toEqual(['change', 'drop', 'merge']);
  });

  it('is nothing while the company is Validated', () =>
    expect(decideNewsActions({ ...whole, status: 'Validated' }, ALL, TODAY)).toEqual([]));

  it('needs the right for each', () => {
    expect(decideNewsActions(whole, { ...ALL, canEditEvents: false }, TODAY)).toEqual(['accept']);
    expect(decideNewsActions(whole, { ...ALL, canAddEvents: false }, TODAY)).toEqual(['drop', 'merge']);
  });
});
