import { expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { countIds } from './testing/printed-page.ts';
import { extractRows } from './extract-rows.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[]): Record<string, string> {
  const pages = [pageOf(placed)];
  const { rows } = extractRows({
    pages,
    tables: new Map(),
    type: CREDIT_RISK_RATING_REPORT,
    newId: countIds(),
  });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

it('a report without labels is read by what heads it', () => {
  const values = read([
    at('Halden Ratings – Credit Rating Report – 14.05.2020', 40, 60),
    at('Wexcombe Engineering AG', 40, 80),
    at('WEXC.SW | Switzerland | Machinery', 40, 100),
  ]);
  expect(values).toMatchObject({
    'Company Name': 'Wexcombe Engineering AG',
    Ticker: 'WEXC.SW',
    Country: 'Switzerland',
    Industry: 'Machinery',
    'Report Date': '2020-05-14',
  });
});

it('a table of ratings is read by its rows and columns together', () => {
  const values = read([
    at('Rating', 40, 300),
    at('Previous', 140, 300),
    at('Current', 240, 300),
    at('Short term', 40, 316),
    at('B', 140, 316),
    at('B+', 240, 316),
    at('Long term', 40, 332),
    at('A-', 140, 332),
    at('A', 240, 332),
  ]);
  expect(values).toMatchObject({
    'ST Rating': 'B+',
    'LT Rating': 'A',
    'Previous ST Rating': 'B',
    'Previous LT Rating': 'A-',
  });
});

it('a label and its value may both go on in the next line', () => {
  const values = read([
    at('Razón social:', 40, 300),
    at('Electricidad', 140, 300),
    at('Moncayo S.L.', 140, 311),
    at('Fecha de próxima', 340, 300),
    at('revisión:', 340, 311),
    at('27-06-2025', 460, 300),
  ]);
  expect(values).toMatchObject({
    'Company Name': 'Electricidad Moncayo S.L.',
    'Next Review': '2025-06-27',
  });
});

it('a rating action is read by its sentences', () => {
  const values = read([
    at('Rating Action', 40, 40),
    at(
      'Ardent Bureau has today revised the long-term rating of Merrow Shipping Agents Corp. to C- from',
      40,
      60,
    ),
    at('C+. The short-term rating is C, with a stable outlook. The company is domiciled in Ireland.', 40, 74),
    at(
      'The rating shall be reviewed not later than May 17, 2019. D. Fitzsimons, CFA (lead analyst).',
      40,
      88,
    ),
  ]);
  expect(values).toMatchObject({
    'LT Rating': 'C-',
    'Previous LT Rating': 'C+',
    'ST Rating': 'C',
    Outlook: 'Stable',
    Country: 'Ireland',
    'Next Review': '2019-05-17',
    Analyst: 'D. Fitzsimons, CFA',
  });
});

it('two ratings in one value, and sector with industry, are taken apart', () => {
  const values = read([
    at('Credit Rating Report', 40, 40),
    at('Sector: Telecommunications / Tower Operators', 40, 60),
    at('ST / LT: A- / B+', 40, 74),
  ]);
  expect(values).toMatchObject({
    Sector: 'Telecommunications',
    Industry: 'Tower Operators',
    'ST Rating': 'A-',
    'LT Rating': 'B+',
  });
});
