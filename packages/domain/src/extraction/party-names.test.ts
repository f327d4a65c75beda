import { describe, expect, it } from 'vitest';
import { pageOf } from '../tables/testing/pages.ts';
import { findNameInSentence, isCompanyName, listPartyNames } from './party-names.ts';
import { listLines } from './text-lines.ts';

const namesOf = (...texts: readonly string[]) =>
  listPartyNames(listLines(pageOf(texts.map((text, at) => ({ text, x: 40, y: 100 + 14 * at }))))).map(
    ({ name }) => name,
  );

describe('the name of a company', () => {
  it.each([
    ['Harrow & Pike S.A. de C.V.', true],
    ['Oldcastle Textiles Sp. z o.o.', true],
    ['S. de R.L. de C.V.', false],
    ['Unit 6, Mill Lane Estate', false],
  ])('%s: %s', (text, isName) => {
    expect(isCompanyName(text)).toBe(isName);
  });

  it('stands before its address in a line, and may go on in the next one', () => {
    expect(namesOf('Marlow Bakery GmbH · Gasse 4 · 4051 Basel')).toEqual(['Marlow Bakery GmbH']);
    expect(namesOf('Panificadora San Ginés, S. de R.L. de', 'C.V.')).toContain(
      'Panificadora San Ginés, S. de R.L. de C.V.',
    );
  });

  it('is found in a sentence', () => {
    expect(findNameInSentence('services rendered to Fenwick Catering Limited: as agreed')).toBe(
      'Fenwick Catering Limited',
    );
    expect(findNameInSentence('services rendered as agreed')).toBeNull();
  });

  it('is looked for in no time in what is none', () => {
    expect(namesOf(`${'Aa'.repeat(2000)}.`, 'a.'.repeat(2000))).toEqual([]);
  });
});
