import { describe, expect, it } from 'vitest';
import { foldText, lookupKey } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Nestlé', 'nestle'],
    ['NESTLE', 'nestle'],
    ['  Crédit   Agricole\t', 'credit agricole'],
    ['İş Bankası', 'is bankası'],
    ['Curaçao', 'curacao'],
    ['ＡＢＣ', 'abc'],
    ['A\u00a0B\nC', 'a b c'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('reads a composed and a decomposed letter as the same', () => {
    expect(foldText('Soci\u00e9t\u00e9')).toBe(foldText('Socie\u0301te\u0301'));
  });

  it('is idempotent', () => {
    for (let code = 0x20; code < 0x3000; code++) {
      const once = foldText(`a${String.fromCodePoint(code)}b`);
      expect(foldText(once)).toBe(once);
    }
  });

  it('distinguishes names that differ in more than case, accents and spacing', () => {
    expect(foldText('AT&T')).not.toBe(foldText('ATT'));
    expect(foldText('Acme 1')).not.toBe(foldText('Acme 2'));
  });
});

describe('lookupKey', () => {
  it.each([
    ['Consumer Goods & Retail', 'consumer goods and retail'],
    ['Oil, Gas & Coal', 'oil gas and coal'],
    ['U.S. Virgin Islands', 'us virgin islands'],
    ["Côte d'Ivoire", 'cote divoire'],
    ['The Bahamas', 'bahamas'],
    ['the', 'the'],
    ['--', ''],
  ])('makes %j %j', (text, key) => {
    expect(lookupKey(text)).toBe(key);
  });
});
