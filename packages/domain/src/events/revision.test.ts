import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOwnWords } from '../stories/title-words.ts';
import { findRevisionKind, likenessOfWordings, readWording } from './revision.ts';

const OWN = toOwnWords(['Zephyr Corp', 'ZPH']);
const like = (earlier: string, later: string, urls: readonly [string | null, string | null] = [null, null]) =>
  likenessOfWordings(readWording(earlier, urls[0], OWN), readWording(later, urls[1], OWN));

describe('what a headline says of itself', () => {
  it.each([
    ['WITHDRAWN: Zephyr defaults on bonds', 'retracted'],
    ['Withdrawn - Zephyr defaults on bonds', 'retracted'],
    ['[RETRACTED] Zephyr defaults on bonds', 'retracted'],
    ['Zephyr defaults on bonds (withdrawn)', 'retracted'],
    ['RETRACTION -- Zephyr defaults', 'retracted'],
    ['RETIRADA: Zephyr incumple', 'retracted'],
    ['WITHDRAWN', 'retracted'],
    ['CORRECTION: Zephyr sales rise 5 %', 'corrected'],
    ['CORRECTED-Zephyr sales rise 5 %', 'corrected'],
    ['/C O R R E C T I O N -- Zephyr Corp/', 'corrected'],
    ['CORRECTING and REPLACING Zephyr Corp Announces Results', 'corrected'],
    ['Zephyr sales rise 5 % (corrected)', 'corrected'],
    ['Corrección: Zephyr vende más', 'corrected'],
    ['Zephyr sales rise 5 %', 'changed'],
    ['Withdrawn offer shakes Zephyr', 'changed'],
    ['Correction in tech shares hits Zephyr', 'changed'],
    ['Zephyr recalled 40,000 heat pumps', 'changed'],
    ['Recalled heat pumps cost Zephyr dear', 'changed'],
    ['Correct-size orders at Zephyr', 'changed'],
  ])('%j: %s', (title, kind) => {
    expect(findRevisionKind(title)).toBe(kind);
  });
});

describe('under one id, a headline', () => {
  it.each([
    [
      'Zephyr Corp recalls 40,000 heat pumps over fire risk',
      'Zephyr Corp recalls 45,000 heat pumps over fire risk',
    ],
    ['Zephyr profit rises 5 % in third quarter', 'CORRECTION: Zephyr profit rises 6 % in third quarter'],
    ['Zephyr Corp defaults on its 2027 bonds', 'WITHDRAWN: Zephyr Corp defaults on its 2027 bonds'],
    ['Zephyr Corp defaults on its 2027 bonds', 'WITHDRAWN'],
    ['Zephyr to close plant in Ohio', 'Zephyr to close its plant in Ohio, cutting 300 jobs'],
  ])('%j is worded anew as %j', (earlier, later) => {
    expect(like(earlier, later)).toBeGreaterThan(0);
  });

  it.each([
    ['Zephyr Corp recalls 40,000 heat pumps over fire risk', 'Zephyr names new finance chief'],
    ['Zephyr opens a plant in Ohio', 'Zephyr sued by pensioners over fees'],
  ])('%j is no wording of %j', (earlier, later) => {
    expect(like(earlier, later)).toBe(0);
  });

  it('that leads to another address is another story where the comparison of stories says so', () => {
    const [first, second] = [
      'Zephyr first quarter profit rises 5 %',
      'Zephyr second quarter profit rises 9 %',
    ];
    expect(like(first, second, ['https://news.test/1', 'https://news.test/2'])).toBe(0);
    expect(like(first, second, ['https://news.test/1', 'https://news.test/1'])).toBeGreaterThan(0);
  });

  it('is a wording of itself, most surely', () => {
    const words = fc.array(
      fc.constantFrom('Zephyr', 'bonds', 'default', 'plant', 'Ohio', 'profit', 'pumps'),
      {
        minLength: 3,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [first, second] = [one.join(' '), other.join(' ')];
        const likeness = like(first, second);
        expect(likeness >= 0 && likeness <= 2).toBe(true);
        expect(like(first, `CORRECTION: ${first}`)).toBeGreaterThanOrEqual(likeness);
      }),
    );
  });
});
