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
