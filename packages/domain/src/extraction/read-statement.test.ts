// Values of statements by the wordings that filings use.

import { describe, expect, it } from 'vitest';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { listChildren } from './list-children.ts';
import type { Piece } from './testing/printed-page.ts';
import { countIds, printPage } from './testing/printed-page.ts';

/** A line of a statement: its figures end at their columns. */
function line(label: string, ...figures: string[]): Piece[] {
  return [[label, 0.05], ...figures.map((figure, at) => [figure, 0.7 + at * 0.2, 'to'] as const)];
}

/** Lines of no key: a page of one line shows no columns. */
const OTHERS = ['Share-based compensation', 'Restructuring', 'Dividends paid', 'Other, net'].map((label) =>
  line(label, '7', '6'),
);

/** The values of a statement of one year, by key. */
function readValues(type: string, lines: readonly (readonly Piece[])[]): Record<string, string> {
  const page = printPage(1, [[['(in millions)', 0.35]], line('', '2026', '2025'), ...lines, ...OTHERS]);
  const found = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === type);
  if (found === undefined) throw new Error(type);
  const { rows } = extractRows({ pages: [page], tables: new Map(), type: found, newId: countIds() });
  return Object.fromEntries(
    rows.flatMap(({ SSOTKey, Period, RawValue }) => (Period === '2026' ? [[SSOTKey, RawValue]] : [])),
  );
}

describe('a cash flow statement', () => {
  it.each([
    ['Depreciation, amortization, and impairment', 'Depreciation and Amortization'],
    ['Depreciation and amortization of property and equipment', 'Depreciation and Amortization'],
    ['Purchase of property, plant, and equipment, and other assets', 'Capital Expenditures'],
    ['Effect of exchange rates on cash and cash equivalents', 'Effect of Exchange Rates'],
    ['Net decrease in cash and cash equivalents', 'Net Change in Cash'],
    ['Net increase (decrease) in cash and cash equivalents', 'Net Change in Cash'],
    ['Cash and cash equivalents balance at beginning of year', 'Cash at Beginning of Period'],
    ['Cash at the end of the period', 'Cash at End of Period'],
  ])('%s: %s', (label, key) => {
    expect(readValues('Cash Flow Statement', [line(label, '91', '83')])).toEqual({
      [key]: '91',
    });
  });

  it('takes what was bought and not paid for no payment', () => {
    const lines = [line('Purchase of property and equipment, accrued but unpaid', '5', '4')];
    expect(readValues('Cash Flow Statement', lines)).toEqual({});
  });
});

describe('a balance sheet', () => {
  it('takes what stands below a heading for an item of its own, and what goes on for one label', () => {
    const lines = [
      line('Property and equipment'),
      line('Land and buildings', '40', '38'),
      line('Fixtures', '30', '29'),
      line('Net property and equipment', '55', '52'),
      line('Total liabilities and'),
      line('Shareholders’ equity', '90', '88'),
    ];
    expect(readValues('Balance Sheet', lines)).toEqual({
      'Property, Plant and Equipment': '55',
      'Total Liabilities and Equity': '90',
    });
  });
});

describe('an income statement', () => {
  it.each([
    ['Basic net income per share', 'Basic Earnings per Share'],
    ['Earnings per common share – diluted', 'Diluted Earnings per Share'],
    ['Earnings before income tax expense and equity in income of affiliates', 'Income before Taxes'],
  ])('%s: %s', (label, key) => {
    expect(readValues('Income Statement', [line(label, '9.10', '8.20')])).toEqual({ [key]: '9.10' });
  });
});

describe('quarters of a scanned statement', () => {
  const page = (number: number, year: string, quarters: readonly string[], title: string) =>
    printPage(number, [
      [[title, 0.35]],
      [[`(in millions) ${year}`, 0.35]],
      line('', ...quarters),
      ...[
        'Revenue',
        'Cost of sales',
        'Gross profit',
        'Research',
        'Restructuring',
        'Interest expense',
        'Net income',
      ].map((label, at) => line(label, `${9 - at},011`, `${9 - at},012`)),
    ]);
  const pages = [
    page(1, '2026', ['Ql', 'Q2'], 'Consolidated Statements of Income'),
    page(2, '2025', ['Q1', 'Q2'], 'C C of lncome'),
  ];

  it('are known where OCR took the figure for a letter, and it is said', () => {
    const type = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === 'Income Statement');
    if (type === undefined) throw new Error('No income statement');
    const { rows } = extractRows({ pages, tables: new Map(), type, newId: countIds() });
    const revenue = rows.filter(({ SSOTKey }) => SSOTKey === 'Revenue');
    expect(
      revenue.map(({ Period, RawValue, LookReasons }) => [
        Period,
        RawValue,
        LookReasons.includes('corrected-characters'),
      ]),
    ).toEqual([
      ['2026-Q2', '9,012', false],
      ['2026-Q1', '9,011', true],
      ['2025-Q2', '9,012', false],
      ['2025-Q1', '9,011', false],
    ]);
  });

  it('go on over pages of the same lines whose title is not legible', () => {
    expect(listChildren(pages, new Map(), SHIPPED_DOCUMENT_TYPES)).toEqual([
      { documentType: 'Income Statement', pages: [1, 2] },
    ]);
  });
});
