import { expect, it } from 'vitest';
import { missingFields } from './missing-fields.ts';

it('names what an event must have before it is moved; a score of 0 is one', () => {
  const complete = {
    title: 'T',
    url: 'https://example.test/',
    source: 'S',
    event: 'Macro',
    topic: 'Rates',
    score: 0,
    date: '2026-01-01T12:00:00.000Z',
  } as const;
  expect(missingFields(complete)).toEqual([]);
  expect(missingFields({ ...complete, url: null, topic: ' ', score: null })).toEqual([
    'url',
    'topic',
    'score',
  ]);
});
