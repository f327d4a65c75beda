import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvPrices } from './csv-prices.ts';
import { PriceFailure } from './share-price-provider.ts';

const REAL = join(import.meta.dirname, '../../../../../../shared/data/prices');
const [FROM, TO] = [dayFromIso('2026-03-01'), dayFromIso('2026-03-31')];

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigilo-csv-prices-'));
  for (const folder of ['each', 'all', 'empty']) await mkdir(join(root, folder));
  await writeFile(
    join(root, 'each', 'aaa.csv'),
    '\ufeffDate;Close\n2026-03-02;10,5\n2026-03-03;11.5\n2026-03-03;12\n',
  );
  await writeFile(join(root, 'each', 'BRK-B.csv'), 'Date,Close\n2026-03-02,400');
  await writeFile(join(root, 'each', 'bad.csv'), 'Name,Sector\nx,y');
  await writeFile(join(root, 'each', 'quote.csv'), 'Date,Close\n"2026-03-02,400');
  await writeFile(
    join(root, 'all', 'prices.csv'),
    'date,ticker,close\n2026-03-02,AAA,1\n2026-03-02,bbb,2\n2026-04-02,BBB,3\n',
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

const getProblem = async (answer: Promise<unknown>) => {
  const failure: unknown = await answer.catch((error: unknown) => error);
  return failure instanceof PriceFailure ? failure.problem : failure;
};

describe('a folder with a file for each ticker', () => {
  const list = (ticker: string) => csvPrices(join(root, 'each')).list(ticker, FROM, TO);

  it('gives the prices of the file, whatever the case of its name, the last row of a day', async () => {
    expect(await list('AAA')).toEqual({ prices: [{ day: FROM + 2, price: 12 }], splits: [], skipped: 1 });
    expect((await list('BRK/B')).prices).toEqual([{ day: FROM + 1, price: 400 }]);
  });

  it.each([
    ['ZZZ', 'no-data'],
    ['bad', 'unreadable'],
    ['quote', 'unreadable'],
    ['../each/aaa', 'no-data'],
    ['', 'no-data'],
  ])('has for %j: %s', async (ticker, problem) => {
    expect(await getProblem(list(ticker))).toBe(problem);
  });
});

describe('one file with a ticker column', () => {
  it.each(['all', 'all/prices.csv'])('as %s gives the prices of each ticker', async (place) => {
    const provider = csvPrices(join(root, place));
    expect((await provider.list('BBB', FROM, TO)).prices).toEqual([{ day: FROM + 1, price: 2 }]);
    expect((await provider.list('aaa', FROM, TO)).prices).toEqual([{ day: FROM + 1, price: 1 }]);
    expect(await getProblem(provider.list('CCC', FROM, TO))).toBe('no-data');
  });

  it('is read again when it is replaced', async () => {
    const path = join(root, 'replaced.csv');
    const provider = csvPrices(path);
    for (const close of [5, 6]) {
      await writeFile(path, `date,ticker,close\n2026-03-02,AAA,${close}`);
      await utimes(path, close, close);
      expect((await provider.list('AAA', FROM, TO)).prices).toEqual([{ day: FROM + 1, price: close }]);
    }
  });
});

it('a missing folder is no provider, an empty one has no data', async () => {
  expect([
    await getProblem(csvPrices(join(root, 'nowhere')).list('AAA', FROM, TO)),
    await getProblem(csvPrices(join(root, 'empty')).list('AAA', FROM, TO)),
  ]).toEqual(['no-provider', 'no-data']);
});

it.skipIf(!existsSync(REAL))(
  'the real prices are read for each ticker (skipped where ../shared/data is absent)',
  async () => {
    const provider = csvPrices(REAL);
    const year = await provider.list('AAPL', dayFromIso('2015-01-01'), dayFromIso('2015-12-31'));
    expect([year.prices.length, year.prices.every(({ price }) => price > 90 && price < 140)]).toEqual([
      252,
      true,
    ]);
    expect(await getProblem(provider.list('NONE', FROM, TO))).toBe('no-data');
  },
);
