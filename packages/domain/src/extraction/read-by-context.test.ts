import { expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { classifyPage } from './classify-page.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { listChildren } from './list-children.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[]): Record<string, string> {
  const type = CREDIT_RISK_RATING_REPORT;
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

const JUDGEMENT: readonly Placed[] = [
  at('Rating for the next 12 months (short term)', 40, 200),
  at('B+', 320, 200),
  at('Clase de riesgo a largo plazo', 40, 216),
  at('A-', 320, 216),
  at('Foreseeable development', 40, 232),
  at('Stable', 320, 232),
  at('Researched by', 40, 248),
  at('Rosalind Achterberg', 320, 248),
  at('Status as of', 40, 264),
  at('26 Feb 2024', 320, 264),
  at('Will be updated on', 40, 280),
  at('26 May 2024', 320, 280),
];

it('labels that nobody knows are told by one word of them and by what stands at them', () => {
  expect(read(JUDGEMENT)).toMatchObject({
    'ST Rating': 'B+',
    'LT Rating': 'A-',
    Outlook: 'Stable',
    Analyst: 'Rosalind Achterberg',
    'Report Date': '2024-02-26',
    'Next Review': '2024-05-26',
  });
});

it('a page with a grade for each term is a credit report, whatever it is called', () => {
  expect(classifyPage(pageOf(JUDGEMENT), SHIPPED_DOCUMENT_TYPES).documentType).toBe(
    'Credit Risk Rating Report',
  );
});

it('an arrow leads from the grade before to the one of today', () => {
  const values = read([at('Our view, long term', 40, 200), at('B → B+', 300, 200)]);
  expect(values).toMatchObject({ 'LT Rating': 'B+', 'Previous LT Rating': 'B' });
});

it('of what is in force and what is proposed the latter is the rating', () => {
  const values = read([
    at('In force', 200, 200),
    at('Proposed', 300, 200),
    at('Short-term rating', 40, 216),
    at('B', 200, 216),
    at('C+', 300, 216),
    at('Long-term rating', 40, 232),
    at('B+', 200, 232),
    at('B-', 300, 232),
  ]);
  expect(values).toMatchObject({
    'ST Rating': 'C+',
    'Previous ST Rating': 'B',
    'LT Rating': 'B-',
    'Previous LT Rating': 'B+',
  });
});

it('of boxes the one that is ticked counts', () => {
  const values = read([
    at('Outlook (tick one)', 40, 200),
    at('[ ] Stable [X] Negative [ ] Positive', 200, 200),
  ]);
  expect(values['Outlook']).toBe('Negative');
});

it('the grades of others are not the company’s', () => {
  const values = read([
    at('Company: Alderney Plastics Ltd', 40, 60),
    at('Name', 40, 200),
    at('Short-term mark', 200, 200),
    at('Long-term mark', 320, 200),
    at('Brannock Holdings', 40, 216),
    at('C', 200, 216),
    at('C', 320, 216),
    at('Ostara Group', 40, 232),
    at('B', 200, 232),
    at('C+', 320, 232),
    at('Our short-term view', 40, 300),
    at('A', 200, 300),
  ]);
  expect(values['ST Rating']).toBe('A');
});

it('who ordered the report is not whom it is about', () => {
  const values = read([
    at('Subject of enquiry', 40, 100),
    at('Full legal name', 40, 116),
    at('Telares Oaxaca S.A.', 200, 116),
    at('Ordered by', 40, 200),
    at('Name', 40, 216),
    at('Cementos Antuco', 200, 216),
    at('Contact', 40, 232),
    at('Tessa Ainsworth', 200, 232),
  ]);
  expect(values['Company Name']).toBe('Telares Oaxaca S.A.');
  expect(values['Analyst']).toBeUndefined();
});

it('a cover goes with the report behind it', () => {
  const cover = pageOf([at('Credit risk report', 40, 300), at('Wren Airways PLC', 40, 320)]);
  const pages = [cover, { ...pageOf(JUDGEMENT), number: 2 }];
  expect(listChildren(pages, new Map(), SHIPPED_DOCUMENT_TYPES)).toEqual([
    { documentType: 'Credit Risk Rating Report', pages: [1, 2] },
  ]);
});

it('a line of facts says country and business, and the end of a company’s name is no country', () => {
  const values = read([
    at('Bodegas Mencía, S.A.', 40, 60),
    at('Metales y minería | España', 40, 80),
    at('Nota a corto plazo: B', 40, 300),
  ]);
  expect(values).toMatchObject({ Country: 'España', Sector: 'Metales y minería' });
});
