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

it('of a table of decisions the newest is the rating, and the one after it what it was before, whatever their order', () => {
  const values = read([
    at('Effective', 40, 300),
    at('Short-term', 180, 300),
    at('Long-term', 320, 300),
    at('3 Jun 2023', 40, 332),
    at('B', 180, 332),
    at('B+', 320, 332),
    at('12 May 2024', 40, 348),
    at('B+', 180, 348),
    at('A-', 320, 348),
  ]);
  expect(values).toMatchObject({ 'Previous ST Rating': 'B', 'Previous LT Rating': 'B+' });
});

it.each([
  'We have raised the long-term rating of Orbis Freight Ltd from B to B+.',
  'The long-term rating of Orbis Freight Ltd is lifted to B+ from B.',
  'Elevamos la calificación a largo plazo de Orbis Fletes S.A. de B a B+.',
  'Orbis Freight Ltd stands at B+ (from B) in the long term.',
  'Long-term rating B+ (previously B)',
])('%s: what a rating was before is no rating of today', (sentence) => {
  expect(read([at(sentence, 40, 100)])).toMatchObject({ 'LT Rating': 'B+', 'Previous LT Rating': 'B' });
});

it('a scale says nothing of a company', () => {
  const values = read([
    at('Long-term rating', 40, 100),
    at('B', 200, 100),
    at('on a scale from A+ to C-', 240, 100),
  ]);
  expect(values).toMatchObject({ 'LT Rating': 'B' });
  expect(values['Previous LT Rating'] ?? '').toBe('');
});

it('of two names before the country the first is the sector and the second the industry in it', () => {
  const values = read([
    at('Orbis Fletes, S.L.', 40, 60),
    at('Informe de rating', 40, 80),
    at('Inmobiliario | Centros comerciales | España', 40, 100),
  ]);
  expect(values).toMatchObject({
    Sector: 'Inmobiliario',
    Industry: 'Centros comerciales',
    Country: 'España',
  });
});

it('neither the name of a fact nor a word that is almost a code of a country is a fact', () => {
  const values = read([
    at('Rating report', 40, 60),
    at('Informa Riesgo Sur · Buenavista', 40, 80),
    at('Buyer’s country', 40, 100),
    at('Australia', 200, 100),
  ]);
  expect(values['Industry'] ?? '').toBe('');
  expect(values['Country']).toBe('Australia');
});

it('the outlook of now stands in the column of now, and an analyst ends with the sentence', () => {
  const values = read([
    at('Before', 200, 100),
    at('Now', 300, 100),
    at('Outlook', 40, 116),
    at('Stable', 200, 116),
    at('Positive', 300, 116),
    at('Responsible analyst: Rita Solano. To be looked at again in May.', 40, 200),
  ]);
  expect(values).toMatchObject({ Outlook: 'Positive', Analyst: 'Rita Solano' });
});

it('a day that is only that of the next review is not that of the report', () => {
  const values = read([
    at('Orbis Freight Ltd', 40, 60),
    at('Long-term rating: A-', 40, 80),
    at('We will review this rating on or before 12 May 2025.', 40, 100),
  ]);
  expect(values['Next Review']).toBe('2025-05-12');
  expect(values['Report Date'] ?? '').toBe('');
});
