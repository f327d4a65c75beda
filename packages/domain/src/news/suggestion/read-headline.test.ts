import { describe, expect, it } from 'vitest';
import { readHeadline } from './read-headline.ts';

function roles(
  text: string,
  company: string | null,
  role: 'target' | 'other',
  aliases: readonly string[] = [],
): string[] {
  const common = new Set(
    'shares bank sales to profit cuts jobs the of deal signal end rise fall says'.split(' '),
  );
  return readHeadline({ text, company, aliases }, (lower) => common.has(lower))
    .words.filter((word) => word.role === role)
    .map((word) => word.text);
}

describe('the company in a headline', () => {
  it.each([
    ['Barclays to cut jobs', 'Barclays PLC', ['Barclays']],
    ["Tesco's sales rise", 'Tesco', ["Tesco's"]],
    ['RBS chief quits', 'Royal Bank of Scotland Group plc', ['RBS']],
    ['LSE-Deutsche merger would signal end', 'London Stock Exchange Group', ['LSE-Deutsche']],
    ['StanChart struggles', 'Standard Chartered PLC', ['StanChart']],
    ['AB Inbev clears hurdle', 'AB InBrev', ['Inbev']],
    ['Long $AAPL here', 'AAPL', ['$AAPL']],
    ['Sainsbury bids for Argos', "Sainsbury's", ['Sainsbury']],
    ['easyJet sees better half', 'Easy Jet', ['easyJet']],
    ['Apple unveils phone', 'Apple Inc. Common Stock', ['Apple']],
    ['Astrazenca sells rights', 'AstraZeneca', ['Astrazenca']],
    ['The royal family travels', 'Royal Bank of Scotland', []],
    ['Markets rise', null, []],
  ])('%j, %j', (text, company, wanted) => {
    expect(roles(text, company, 'target')).toEqual(wanted);
  });

  it.each([
    ['Judge refuses to shares deal', 'Shares', []],
    ['Bank sales to rise', 'Bank Sales', []],
    ['Bank Sales shares rise', 'Bank Sales', ['Bank', 'Sales']],
    ['Bank sales to rise', 'Bank sales', ['Bank', 'sales']],
    ['profit of shares to rise', 'Shares', ['shares']],
    ['Markets: tesco to cut jobs', 'Tesco', ['tesco']],
  ])('whose name is a word, is not named in small letters: %j, %j', (text, company, wanted) => {
    expect(roles(text, company, 'target')).toEqual(wanted);
  });

  it('is found by other names too', () => {
    expect(roles('Big Blue unveils chip', 'International Business Machines', 'target', ['Big Blue'])).toEqual(
      ['Big', 'Blue'],
    );
  });

  it('marks the names of others, in sentences and in title case', () => {
    expect(roles('Barclays sues Norland over deal', 'Barclays', 'other')).toEqual(['Norland']);
    expect(roles('Shares Fall as Norland Cuts Jobs', 'Barclays', 'other')).toContain('Norland');
    expect(roles('Shares Fall as Norland Cuts Jobs', 'Barclays', 'other')).not.toContain('Shares');
    expect(roles('Barclays CEO says $GS', 'Barclays', 'other')).toEqual(['$GS']);
  });
});
