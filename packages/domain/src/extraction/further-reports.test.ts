import { expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[]): Record<string, string> {
  const { rows } = extractRows({
    pages: [pageOf(placed)],
    tables: new Map(),
    type: CREDIT_RISK_RATING_REPORT,
    newId: countIds(),
  });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

it('of columns of years, then and now the ratings of now and then are taken', () => {
  const values = read([
    at('2018', 200, 300),
    at('Year ago', 300, 300),
    at('Now', 400, 300),
    at('Short term', 40, 316),
    at('A+', 200, 316),
    at('C', 300, 316),
    at('C+', 400, 316),
    at('Long term', 40, 332),
    at('B+', 200, 332),
    at('B-', 300, 332),
    at('B', 400, 332),
  ]);
  expect(values).toMatchObject({ 'ST Rating': 'C+', 'LT Rating': 'B', 'Previous ST Rating': 'C' });
});

it('a name that goes on from the line above is whole where the text has it so once more', () => {
  const page = (sentence: string): Record<string, string> =>
    read([
      at('Halden Ratings changes its view of Lodestar', 40, 60),
      at('Shipping Limited', 40, 76),
      at(sentence, 40, 120),
    ]);
  expect(page('We have changed the rating of Lodestar Shipping.')['Company Name']).toBe(
    'Lodestar Shipping Limited',
  );
  expect(page('We have changed the rating.')['Company Name']).toBe('Shipping Limited');
});

it('the country is where the company is based in a sentence, or stands behind its name', () => {
  const based = read([at('Tidewater Marine LLP', 40, 60), at('Country New Zealand and is rated', 40, 120)]);
  expect(based['Country']).toBe('New Zealand');
  const behind = read([at('1. Borrower. Rosebank Retail AG, Germany', 40, 100)]);
  expect(behind['Country']).toBe('Germany');
});

it('a sector is told in a sentence, and over its label where it is the name of one', () => {
  const sentence = read([
    at('It is rated under the sector methodology for Consumer Staples and others.', 40, 120),
  ]);
  expect(sentence['Sector']).toBe('Consumer Staples');
  const card = read([at('Industrials', 40, 120), at('Sector', 40, 134)]);
  expect(card['Sector']).toBe('Industrials');
  expect(read([at('Wholly so', 40, 120), at('Sector', 40, 134)])['Sector'] ?? '').toBe('');
});

it('what stands among peers is theirs, where the report says it of the company elsewhere', () => {
  const peers = [
    at('Comparables', 40, 300),
    at('Company', 40, 320),
    at('Outlook', 240, 320),
    at('Puertos del Sur', 40, 336),
    at('Negative', 240, 336),
  ];
  const values = read([at('Positive', 240, 120), at('Outlook', 240, 134), ...peers]);
  expect(values['Outlook']).toBe('Positive');
  expect(read(peers)['Outlook']).toBe('Negative');
});

it('no report is of the day of its next review, where its head has an earlier one', () => {
  const values = read([
    at('Leicester LE4 1AB, 30 April 2023', 300, 100),
    at('Notice of credit ratings', 40, 120),
    at('We will review these ratings on or before 29 April 2024.', 40, 300),
  ]);
  expect(values).toMatchObject({ 'Report Date': '2023-04-30', 'Next Review': '2024-04-29' });
});

it('of two headings that each stand over both terms one says that its ratings are those before', () => {
  const values = read([
    at('Calificación', 240, 300),
    at('Calificación previa', 400, 300),
    at('Nombre', 40, 308),
    ...['Corto plazo', 'Largo plazo', 'Corto plazo', 'Largo plazo'].map((text, place) =>
      at(text, 200 + 90 * place, 316),
    ),
    at('Salinas del Roble, S.A.', 40, 340),
    ...['A-', 'B+', 'C+', 'A'].map((text, place) => at(text, 220 + 90 * place, 340)),
  ]);
  expect(values).toMatchObject({
    'ST Rating': 'A-',
    'LT Rating': 'B+',
    'Previous ST Rating': 'C+',
    'Previous LT Rating': 'A',
  });
});

it('the analyst stands under the label, where beside it is whom the press calls', () => {
  const values = read([
    at('Primary Rating Analyst', 40, 300),
    at('Media Relations', 300, 300),
    at('Eirik Norheim', 40, 314),
    at('media@kestrel.example', 300, 314),
  ]);
  expect(values['Analyst']).toBe('Eirik Norheim');
});
