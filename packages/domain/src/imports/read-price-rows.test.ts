import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso } from '../scoring/day.ts';
import { findPriceColumns, PriceCollection, readTicker } from './read-price-rows.ts';

const TODAY = dayFromIso('2026-03-31');

function read(text: string) {
  const [header = [], ...rows] = text.split('\n').map((line) => line.split(','));
  const columns = findPriceColumns(header, rows);
  if (!columns) return null;
  const collection = new PriceCollection();
  for (const row of rows) collection.take(row, columns, TODAY);
  return {
    prices: collection.list(0, TODAY),
    splits: collection.splits,
    skipped: collection.skipped,
    tickers: rows.map((row) => readTicker(row, columns)),
  };
}

describe('a table of daily prices', () => {
  it.each([
    ['Stooq', 'Date,Open,High,Low,Close,Volume\n2026-03-02,10,12,9,11.5,1000'],
    ['Yahoo', 'Date,Open,High,Low,Close,Adj Close,Volume\n2026-03-02,10,12,9,11.5,10.9,1000'],
    ['small letters', 'date,open,high,low,close,adj_close,volume\n2026-03-02,10,12,9,11.5,10.9,1000'],
    ['adjusted alone', 'Date,Adj Close\n2026-03-02,11.5'],
  ])('as %s writes it gives the close of the day', (_who, text) =>
    expect(read(text)).toMatchObject({
      prices: [{ day: dayFromIso('2026-03-02'), price: 11.5 }],
      skipped: 0,
    }),
  );

  it('gives the splits that it names', () => {
    const text =
      'Date,Close,Dividends,Stock Splits\n2026-03-02,10,0.0,0.0\n2026-03-03,5,0.0,2.0\n2026-03-04,50,0,1:10';
    expect(read(text)?.splits).toEqual([
      { day: dayFromIso('2026-03-03'), ratio: 2 },
      { day: dayFromIso('2026-03-04'), ratio: 0.1 },
    ]);
  });

  it('skips and counts unusable rows', () => {
    expect(
      read('Date,Close\n2026-03-02,null\n2026-03-03,0\nnever,5\n2026-03-04,12\n2027-01-01,13'),
    ).toMatchObject({ prices: [{ day: dayFromIso('2026-03-04'), price: 12 }], skipped: 4 });
  });

  it('gives the ticker of a row if it has one', () => {
    expect(read('date,ticker,close\n2026-03-02,aapl,11.5')?.tickers).toEqual(['AAPL']);
  });

  it.each([
    'No data',
    '<html><body>Sorry</body></html>',
    'Exceeded the daily hits limit',
    'Name,Sector\nApple,Technology',
    '',
  ])('is not %j', (text) => expect(read(text)).toBeNull());

  it('gives ascending positive prices, one per day, for any rows', () => {
    const cell = fc.oneof(
      fc.constantFrom('2026-03-02', '2026-03-03', '', 'null', '-1', '1e400', '12.5'),
      fc.string({ maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const collection = new PriceCollection();
        for (const row of rows) collection.take(row, { date: 0, price: 1 }, TODAY);
        const prices = collection.list(0, TODAY);
        expect(
          prices.every(
            ({ day, price }, at) => price > 0 && day > (prices[at - 1]?.day ?? -1) && day <= TODAY,
          ),
        ).toBe(true);
        expect(prices.length + collection.skipped).toBeLessThanOrEqual(rows.length);
      }),
    );
  });
});
