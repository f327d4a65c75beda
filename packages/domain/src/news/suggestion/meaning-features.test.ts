import { describe, expect, it } from 'vitest';
import { FeatureList } from './feature-list.ts';
import { fillMeanings } from './meaning-features.ts';
import { readHeadline } from './read-headline.ts';
import { buildWordTable, openWordTable } from './word-meanings.ts';

const COMMON = new Set('defaults default incumple bonds bonos loans never surely will the'.split(' '));
const findMeanings = openWordTable(
  buildWordTable([
    { english: ['default'], spanish: ['incumplir'] },
    { english: ['bond', 'loan'], spanish: ['bono'] },
    { english: ['will'], spanish: [] },
    { english: ['never', 'surely'], spanish: [] },
  ]),
);

function fill(text: string, company: string | null) {
  const list = new FeatureList(0, 20);
  const headline = readHeadline({ text, company }, (lower) => COMMON.has(lower));
  fillMeanings(list, headline, findMeanings);
  return {
    buckets: [...list.buckets.subarray(0, list.length)],
    words: [...list.owners.subarray(0, list.length)].map((at) => headline.words[at]?.lower),
  };
}

const bucketsOf = (text: string) => fill(text, 'Brennmoor').buckets;

describe('the meanings of a headline', () => {
  it('are the same in other words, and in another language', () => {
    expect(bucketsOf('Brennmoor defaults loans')).toEqual(bucketsOf('Brennmoor defaults bonds'));
    expect(bucketsOf('Brennmoor incumple bonos')).toEqual(bucketsOf('Brennmoor defaults bonds'));
  });

  it('tell what stands before the company from what stands behind it', () => {
    const behind = new Set(bucketsOf('Brennmoor defaults'));
    const before = bucketsOf('Default Brennmoor');
    expect(before.filter((bucket) => behind.has(bucket)).length).toBeLessThan(before.length);
  });

  it('are read alone, by their side, near the company and in pairs', () => {
    // The company alone and in a pair; the meaning alone, behind the company, and right behind it.
    expect(bucketsOf('Brennmoor defaults')).toHaveLength(2 + 3);
    expect(fill('defaults', null).buckets).toHaveLength(1);
  });

  it('tell a pair that stands together from one that stands apart', () => {
    const apart = new Set(fill('surely will default', null).buckets);
    expect(fill('surely default', null).buckets.filter((bucket) => !apart.has(bucket))).toHaveLength(1);
  });

  it('read a name of several words once', () => {
    const short = fill('Brennmoor defaults bonds', 'Brennmoor Shipping').buckets;
    expect(fill('Brennmoor Shipping defaults bonds', 'Brennmoor Shipping').buckets).toEqual(short);
  });

  it('tell in which order they stand', () => {
    const plain = new Set(bucketsOf('Brennmoor will default bonds'));
    expect(bucketsOf('Brennmoor bonds default will').some((bucket) => !plain.has(bucket))).toBe(true);
  });

  it('tell what is negated', () => {
    const plain = bucketsOf('Brennmoor surely will default');
    const negated = bucketsOf('Brennmoor never will default');
    expect(negated.length).toBe(plain.length + 2);
    expect(negated).toEqual(expect.arrayContaining(plain));
  });

  it('pass over words without a meaning', () => {
    expect(bucketsOf('Brennmoor defaults the bonds')).toEqual(bucketsOf('Brennmoor defaults bonds'));
  });

  it('are none where no word has one', () => {
    expect(fill('qwer zxcv', null).buckets).toEqual([]);
    expect(fill('', null).buckets).toEqual([]);
  });

  it('name the word behind each', () => {
    expect(new Set(fill('Brennmoor defaults', 'Brennmoor').words)).toEqual(
      new Set(['brennmoor', 'defaults']),
    );
  });
});
