import { describe, expect, it } from 'vitest';
import filings from './filings.json' with { type: 'json' };
import { describeScores, printedFilings, scoreFiling } from './score.ts';

const [filing] = printedFilings.parse([
  {
    file: 'invented.pdf',
    statements: [
      {
        page: 7,
        basis: 'consolidated',
        currency: 'USD',
        scale: 1000,
        periods: [
          { end: '2022-12-31', months: 0 },
          { end: '2021-12-31', months: 0 },
        ],
        facts: { total_assets: ['1,500', '1,400'], total_liabilities: [null, null] },
      },
      {
        page: 8,
        basis: 'consolidated',
        currency: 'USD',
        scale: 1000,
        periods: [
          { end: '2022-12-31', months: 3, named: '2022-Q4' },
          { end: '2022-12-31', months: 12 },
        ],
        facts: { net_income: ['(20)', '90'] },
      },
    ],
  },
]);
if (filing === undefined) throw new Error('There is one filing');

const assets = { key: 'total_assets', end: '2022-12-31', months: 0, value: 1_500_000, page: 7 } as const;

/** How many are right, missing, wrong and not judged. */
function tally(...found: Parameters<typeof scoreFiling>[1]) {
  const { right, missing, wrong, unjudged } = scoreFiling(filing ?? { file: '', statements: [] }, found);
  return [right.length, missing.length, wrong.length, unjudged.length];
}

describe('a figure of a statement', () => {
  it('is right with its value, scale, sign and period', () => {
    expect(tally(assets)).toEqual([1, 3, 0, 0]);
    expect(
      tally({ key: 'net_income', end: '2022-12-31', months: 3, value: -20_000, page: 8, currency: 'USD' }),
    ).toEqual([1, 3, 0, 0]);
  });

  it.each([
    ['without its scale', { value: 1500 }],
    ['of the other column', { end: '2021-12-31' }],
    ['with no date', { end: null }],
    ['in another currency', { currency: 'EUR' }],
    ['for a year', { months: 12 }],
  ])('is wrong %s', (_, change) => {
    expect(tally({ ...assets, ...change })).toEqual([0, 4, 1, 0]);
  });

  it('is wrong without its sign', () => {
    expect(tally({ key: 'net_income', end: '2022-12-31', months: 3, value: 20_000, page: 8 })).toEqual([
      0, 4, 1, 0,
    ]);
  });

  it('may leave the length of its period open, but not mix two of them', () => {
    const income = { key: 'net_income', end: '2022-12-31', page: 8 } as const;
    expect(tally({ ...income, value: 90_000 })).toEqual([1, 3, 0, 0]);
    expect(tally({ ...income, value: 90_000, months: 3 })).toEqual([0, 4, 1, 0]);
  });

  it('may have its quarter for its period where the page says only that', () => {
    const quarter = { key: 'net_income', end: '2022-Q4', value: -20_000, page: 8 } as const;
    expect(tally(quarter)).toEqual([1, 3, 0, 0]);
    expect(tally({ ...quarter, end: '2022-Q3' })).toEqual([0, 4, 1, 0]);
    expect(tally({ ...assets, end: '2022' })).toEqual([0, 4, 1, 0]);
  });

  it('is wrong where the statement has no such line, from whichever page', () => {
    expect(tally({ ...assets, key: 'total_liabilities', page: 30 })).toEqual([0, 4, 1, 0]);
  });

  it('of another page and period is not judged, and a second reading that contradicts is wrong', () => {
    expect(tally({ ...assets, end: '2018-12-31', page: 30 })).toEqual([0, 4, 0, 1]);
    expect(tally(assets, { ...assets, value: 3, page: 30 })).toEqual([1, 3, 1, 0]);
  });

  it('is wrong in a filing without statements', () => {
    expect(scoreFiling({ file: 'votes.pdf', statements: [] }, [assets]).wrong).toEqual([assets]);
  });
});

it('is told for each filing and for all', () => {
  const scores = [
    scoreFiling(filing, [assets]),
    scoreFiling({ file: 'votes.pdf', statements: [] }, [assets]),
  ];
  expect(describeScores(scores).slice(2)).toEqual([
    '| invented.pdf | 1 of 4 | 3 | 0 | 0 |',
    '| votes.pdf | 0 of 0 | 0 | 1 | 0 |',
    '| all | 1 of 4 | 3 | 1 | 0 |',
  ]);
});

describe('the typed filings', () => {
  const typed = printedFilings.parse(filings);

  it('are eight, with 116 printed facts', () => {
    const all = typed.map((one) => scoreFiling(one, []));
    expect(typed).toHaveLength(8);
    expect(all.reduce((sum, { missing }) => sum + missing.length, 0)).toBe(116);
  });

  it('add up: assets are liabilities and equity', () => {
    const sheets = typed.flatMap(({ statements }) => statements.map(({ facts }) => facts));
    const columns = sheets.flatMap(({ total_assets, total_liabilities, total_equity }) =>
      (total_assets ?? []).map((total, column) =>
        [total, total_liabilities?.[column], total_equity?.[column]].map((printed) =>
          Number(printed?.replaceAll(',', '')),
        ),
      ),
    );
    const whole = columns.filter(([, liabilities]) => Number.isFinite(liabilities));
    expect(whole).toHaveLength(6);
    expect(whole.map(([, liabilities = 0, equity = 0]) => liabilities + equity)).toEqual(
      whole.map(([total]) => total),
    );
  });
});
