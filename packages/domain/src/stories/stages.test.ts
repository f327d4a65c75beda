import { describe, expect, it } from 'vitest';
import { areAtOtherStages, countStagesInOne } from './stages.ts';
import { parseTitle } from './title-words.ts';

const count = (a: string, b: string) => countStagesInOne(parseTitle(a).stages, parseTitle(b).stages);
const areOther = (a: string, b: string) => areAtOtherStages(parseTitle(a), parseTitle(b));

describe('stages of an affair', () => {
  it.each([
    [0, 'Acme to buy Zelmora', 'Acme buys Zelmora'],
    [0, 'Court upholds Zelmora award', 'Appeal in Zelmora case lost in court'],
    [1, 'Acme resumes sales of Zelmora', 'Acme sells Zelmora'],
    [2, 'Acme bids for Zelmora', 'Acme sued over Zelmora'],
  ])('%i of them only in one: %s | %s', (stages, a, b) => {
    expect(count(a, b)).toBe(stages);
    expect(count(b, a)).toBe(stages);
  });

  it.each([
    ['Acme to buy Zelmora', 'Acme completes purchase of Zelmora'],
    ['Acme completa la compra de Zelmora', 'Acme compra Zelmora'],
    ['Acme to merge with Zelmora', 'Shareholders vote for merger of Acme and Zelmora'],
    ['Acme to buy Zelmora', 'Regulator blocks purchase of Zelmora'],
  ])('are two stories: %s | %s', (a, b) => {
    expect([areOther(a, b), areOther(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['Acme closes purchase of Zelmora', 'Acme concludes takeover of Zelmora'],
    ['FDA approves Zelmora', 'Zelmora may be sold in America'],
    ['Acme wins suit over Zelmora', 'Judge sides with Acme over Zelmora'],
  ])('may be one story: %s | %s', (a, b) => {
    expect(areOther(a, b)).toBe(false);
  });
});
