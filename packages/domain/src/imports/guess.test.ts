import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImportKind, Mapping } from './fields.ts';
import { FIELDS_BY_KIND, IMPORT_KINDS, missingFields } from './fields.ts';
import { guessMapping } from './guess-mapping.ts';
import { guessDelimiter, isHeader } from './guess-table.ts';
import { CsvSplitter } from './split-csv.ts';

describe('guessDelimiter', () => {
  it.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2,5;3,5\n', ';'],
    ['a\tb\n1,5\t2\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['"x; y",b\n"z; w",c\n', ','],
    ['sep=;\na;b\n', ';'],
    ['one column\nonly\n', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });

  it('is found where a row is longer than what is split at once', () => {
    const text = `"${'words, more words, '.repeat(2000)}";1;2\n`;
    expect(guessDelimiter(text.repeat(3))).toBe(';');
  });
});

describe('isHeader', () => {
  it.each([[['Ticker', 'Name', 'Date added']], [['symbol', '', 'price_usd']], [['Símbolo', 'Puntuación']]])(
    'says yes to %j',
    (row) => {
      expect(isHeader(row)).toBe(true);
    },
  );

  it.each([
    [['AAPL', '2015-07-01']],
    [['AAPL', '1.5']],
    [['AAPL', 'https://example.com']],
    [['', '']],
    [['AAPL', '01.07.2015']],
  ])('says no to %j', (row) => {
    expect(isHeader(row)).toBe(false);
  });
});

function named(
  kind: ImportKind,
  titles: readonly string[],
  samples: readonly string[][],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(guessMapping(kind, titles, samples)).map(([field, index]) => [
      field,
      titles[index ?? -1] ?? '',
    ]),
  );
}

describe('guessMapping', () => {
  it('goes by the titles, in English and Spanish', () => {
    expect(named('companies', ['Símbolo', 'Nombre', 'País', 'Sector', 'Industria', 'Moneda'], [])).toEqual({
      ticker: 'Símbolo',
      companyName: 'Nombre',
      country: 'País',
      sector: 'Sector',
      industry: 'Industria',
      currency: 'Moneda',
    });
    expect(
      named(
        'events',
        ['TICKER', 'Headline', 'Published Date', 'Score', 'Event Type', 'Topic Category', 'Source', 'URL'],
        [],
      ),
    ).toEqual({
      ticker: 'TICKER',
      title: 'Headline',
      date: 'Published Date',
      score: 'Score',
      eventType: 'Event Type',
      topic: 'Topic Category',
      source: 'Source',
      url: 'URL',
    });
  });

  it('maps the close to the price, and the adjusted close to its own field', () => {
    expect(
      named(
        'prices',
        ['date', 'ticker', 'open', 'high', 'low', 'close', 'adj_close', 'volume'],
        [['2015-07-01', 'AAPL', '1', '2', '1', '1.5', '1.4', '100']],
      ),
    ).toEqual({
      ticker: 'ticker',
      date: 'date',
      price: 'close',
      adjustedPrice: 'adj_close',
    });
  });

  it('uses the values if the titles are uninformative', () => {
    const rows = [
      ['AAPL', 'Apple beats the estimates of most analysts', '2015-07-01', 'https://example.com/1'],
      ['MSFT', 'Microsoft announces a new round of layoffs', '2015-07-02', 'https://example.com/2'],
    ];
    expect(guessMapping('events', ['ticker', 'x', 'y', 'z'], rows)).toEqual({
      ticker: 0,
      title: 1,
      date: 2,
      url: 3,
    });
  });

  it('does not map a column with implausible values', () => {
    const rows = [
      ['MMM', '3M', 'Saint Paul, Minnesota', '1957-03-04'],
      ['AOS', 'A. O. Smith', 'Milwaukee, Wisconsin', '2017-07-26'],
    ];
    expect(named('companies', ['Symbol', 'Security', 'Headquarters Location', 'Date added'], rows)).toEqual({
      ticker: 'Symbol',
      companyName: 'Security',
    });
  });

  it('keeps a known title even if its values are wrong, so that the reasons are shown', () => {
    expect(guessMapping('events', ['ticker', 'title', 'date'], [['A', 'b', 'soon']])).toMatchObject({
      date: 2,
    });
  });

  it('maps no column twice', () => {
    for (const kind of IMPORT_KINDS) {
      const titles = FIELDS_BY_KIND[kind].flatMap(({ titles: known }) => known);
      const columns = Object.values(guessMapping(kind, titles, []));
      expect(new Set(columns).size).toBe(columns.length);
    }
  });
});

describe('missingFields', () => {
  it('names the missing required fields', () => {
    expect(missingFields('companies', { ticker: 0 }, 'close')).toEqual(['companyName']);
    expect(missingFields('events', { ticker: 0, title: 1, date: 2 }, 'close')).toEqual([]);
    expect(missingFields('prices', { ticker: 0, date: 1, price: 2 }, 'close')).toEqual([]);
    expect(missingFields('prices', { ticker: 0, date: 1, price: 2 }, 'adjusted')).toEqual(['adjustedPrice']);
  });
});

const DATA = new URL('../../../../../shared/data/', import.meta.url);

describe.skipIf(!existsSync(DATA))('real files (skipped where ../shared/data is absent)', () => {
  it.each<[string, ImportKind, Mapping]>([
    [
      'companies/us-listed.csv',
      'companies',
      { ticker: 0, companyName: 1, sector: 2, industry: 3, country: 4, marketCap: 7 },
    ],
    ['companies/sp500.csv', 'companies', { ticker: 0, companyName: 1, sector: 2, industry: 3 }],
    [
      'companies/global.csv',
      'companies',
      { ticker: 0, companyName: 1, sector: 2, industry: 4, country: 5, currency: 10, isin: 12, website: 13 },
    ],
    ['prices/daily-88-tickers-2012-2017.csv', 'prices', { date: 0, ticker: 1, price: 5, adjustedPrice: 6 }],
    ['news/dated-news-86-tickers-2015h2.csv', 'events', { ticker: 0, date: 1, title: 2, url: 3 }],
  ])('%s', (file, kind, mapping) => {
    const text = readFileSync(new URL(file, DATA), 'utf8').slice(0, 65_536);
    const [titles = [], ...samples] = new CsvSplitter(guessDelimiter(text)).push(text).slice(0, 200);
    expect(isHeader(titles)).toBe(true);
    expect(guessMapping(kind, titles, samples)).toEqual(mapping);
  });
});
