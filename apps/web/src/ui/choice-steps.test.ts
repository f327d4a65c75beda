import { describe, expect, it } from 'vitest';
import { isTyped, listMatching, findByPrefix, findStep } from './choice-steps.ts';

const OPTIONS = ['Aruba', "Côte d'Ivoire", 'Cuba', 'Iran'].map((text) => ({ value: text, text }));

describe('a key in a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 3],
    ['PageUp', 2, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['x', 0, null],
  ])('%s at %i leads to %j', (key, at, to) => {
    expect(findStep(key, at, 4, false)).toBe(to);
  });

  it('leaves Home and End to the field that searches', () => {
    expect([findStep('Home', 2, 4, true), findStep('End', 2, 4, true)]).toEqual([null, null]);
  });

  it.each([
    ['a', true],
    ['ñ', true],
    ['7', true],
    [' ', false],
    ['Enter', false],
    ['F2', false],
  ])('%j is typed: %j', (key, is) => {
    expect(isTyped({ key, ctrlKey: false, metaKey: false, altKey: false })).toBe(is);
    expect(isTyped({ key, ctrlKey: true, metaKey: false, altKey: false })).toBe(false);
  });
});

describe('typing', () => {
  it('goes to the next that begins so, round the end', () => {
    expect(findByPrefix(OPTIONS, 'c', 0)).toBe(1);
    expect(findByPrefix(OPTIONS, 'C', 1)).toBe(2);
    expect(findByPrefix(OPTIONS, 'c', 2)).toBe(1);
    expect(findByPrefix(OPTIONS, 'x', 2)).toBe(2);
  });

  it('finds whatever case and accents, beginnings first', () => {
    expect(listMatching(OPTIONS, 'cote').map(({ text }) => text)).toEqual(["Côte d'Ivoire"]);
    expect(listMatching(OPTIONS, ' I').map(({ text }) => text)).toEqual(['Iran', "Côte d'Ivoire"]);
    expect(listMatching(OPTIONS, '')).toBe(OPTIONS);
    expect(listMatching(OPTIONS, 'zz')).toEqual([]);
  });
});
