import { expect, it } from 'vitest';
import { TOPICS_IN_SPANISH } from './spanish-topics.ts';
import { TOPICS } from './topics.ts';

it('topics have Spanish names of their own, and a tenant’s own topic has none', () => {
  expect(['Earnings', 'M&A | Investments', 'Our own'].map((topic) => TOPICS_IN_SPANISH.get(topic))).toEqual([
    'Resultados',
    'Fusiones, adquisiciones e inversiones',
    undefined,
  ]);
  expect(new Set(TOPICS_IN_SPANISH.values()).size).toBe(TOPICS_IN_SPANISH.size);
});

it('every topic of the product has a Spanish name, and no other', () => {
  expect([...TOPICS_IN_SPANISH.keys()].toSorted()).toEqual(TOPICS.toSorted());
});
