import { describe, expect, it } from 'vitest';
import { CompanyFinder, NAMED_SURELY } from './company-finder.ts';
import type { NamedCompany } from './naming/name-index.ts';

function company(ticker: string, name: string, aliases: readonly string[] = []): NamedCompany {
  return { id: ticker, name, ticker, aliases };
}

const finder = new CompanyFinder(
  [
    company('TGT', 'Target Corporation Common Stock'),
    company('GAP', 'The Gap, Inc.'),
    company('V', 'Visa Inc.'),
    company('AAPL', 'Apple Inc.'),
    company('BAC', 'Bank of America Corporation'),
    company('IBM', 'International Business Machines Corporation'),
    company('GOOG', 'Alphabet Inc. Class C Capital Stock', ['Google']),
    company('GOOGL', 'Alphabet Inc. Class A Common Stock', ['Google']),
    company('DBK', 'Deutsche Bank AG'),
    company('DB1', 'Deutsche Börse AG'),
    company('MRK', 'Merck & Company Inc.'),
    company('DVD', 'Davidson Mills'),
    company('AI', 'C3.ai Inc.'),
    company('NDAQ', 'Nasdaq, Inc.'),
  ],
  (lower) =>
    new Set('target gap visa apple bank price sets shares between widens on retailer'.split(' ')).has(lower),
);

function sure(text: string): string[] {
  return finder
    .find(text)
    .filter(({ confidence }) => confidence >= NAMED_SURELY)
    .map(({ id }) => id);
}

describe('the companies a headline names', () => {
  it.each([
    ['$AAPL and $V up', ['AAPL', 'V']],
    ['Results of the maker (NYSE: TGT) due', ['TGT']],
    ['Results of the maker (NASDAQ:AAPL) due', ['AAPL']],
    ['Nasdaq buys rival exchange', ['NDAQ']],
    ['Nasdaq: fees will rise', ['NDAQ']],
    ['Bank of America cuts jobs', ['BAC']],
    ['IBM to buy rival', ['IBM']],
    ["Investors flee Apple's suppliers", ['AAPL']],
    ['Deutsche Bank and Deutsche Börse fall', ['DBK', 'DB1']],
    ['Deutsche BÃ¶rse in talks', ['DB1']],
    ['Merck wins approval', ['MRK']],
    ['Google fined', ['GOOG', 'GOOGL']],
    ['Retailer Target sees growth', ['TGT']],
    ['Target beats estimates', ['TGT']],
    ['Gap between rich and poor widens', []],
    ['Analyst raises price target on chipmaker', []],
    ['Europe sets visa rules', []],
    ['AI boom goes on', []],
    ['Davidson Pezarkar likes banks', []],
    ['', []],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });

  it('says how it found one, and by which words', () => {
    expect(finder.find('Bank of America cuts jobs')).toEqual([
      { id: 'BAC', confidence: 0.95, by: 'name', mention: 'Bank of America' },
    ]);
    expect(finder.find('Gap between rich and poor widens')).toMatchObject([{ id: 'GAP', confidence: 0.35 }]);
  });

  it('is less certain about companies with the same name', () => {
    const [one] = finder.find('Google fined');
    expect(one?.confidence).toBeLessThan(0.95);
  });
});
