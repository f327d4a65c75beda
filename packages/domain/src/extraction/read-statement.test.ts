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
    ['Cash and cash equivalents at 1 January', 'Cash at Beginning of Period'],
    ['Cash, cash equivalents, and restricted cash, end of year', 'Cash at End of Period'],
    ['Net cash (used in)/provided by investing activities', 'Investing Cash Flow'],
    ['Acquisitions of property, plant and equipment', 'Capital Expenditures'],
    ['5. Flujos de efectivo de las actividades de explotación (1+2+3)', 'Operating Cash Flow'],
    ['Flujos netos de efectivo usados en actividades de financiación', 'Financing Cash Flow'],
    ['E) AUMENTO/DISMINUCIÓN NETA DEL EFECTIVO O EQUIVALENTES', 'Net Change in Cash'],
    ['Efectivo y equivalentes al efectivo al inicio del año', 'Cash at Beginning of Period'],
    ['D) Efecto de las variaciones de los tipos de cambio', 'Effect of Exchange Rates'],
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

describe('lines that are near to each other', () => {
  it.each<[type: string, lines: readonly (readonly [string, string?])[], values: Record<string, string>]>([
    [
      'Balance Sheet',
      [
        ['Cash', '50'],
        ['Short-term deposits', '30'],
        ['Cash and cash equivalents', '80'],
      ],
      { 'Cash and Cash Equivalents': '80' },
    ],
    [
      'Balance Sheet',
      [
        ['Cash and cash equivalents and restricted cash', '90'],
        ['Cash and cash equivalents', '80'],
      ],
      { 'Cash and Cash Equivalents': '80' },
    ],
    [
      'Balance Sheet',
      [['Cash and cash equivalents, including restricted cash', '80']],
      { 'Cash and Cash Equivalents': '80' },
    ],
    [
      'Balance Sheet',
      [['Treasury shares', '5'], ['Total Shareholders’'], ['Equity', '41']],
      { 'Total Equity': '41' },
    ],
    [
      'Cash Flow Statement',
      [['Receivables', '5'], ['NET CASH PROVIDED BY OPERATING'], ['ACTIVITIES', '40']],
      { 'Operating Cash Flow': '40' },
    ],
    [
      'Cash Flow Statement',
      [
        ['Change in cash collateral', '12'],
        ['Net increase in cash and cash equivalents during the year', '90'],
      ],
      { 'Net Change in Cash': '90' },
    ],
    [
      'Cash Flow Statement',
      [
        ['Pagos por inversiones', '100'],
        ['a) Empresas del grupo', '80'],
      ],
      {},
    ],
    [
      'Income Statement',
      [
        ['Cost of products sold', '500'],
        ['Total cost of sales', '800'],
      ],
      { 'Cost of Sales': '800' },
    ],
    [
      'Income Statement',
      [
        ['Ganancia básica por acción en operaciones discontinuadas', '0.10'],
        ['Ganancia básica por acción', '1.10'],
      ],
      { 'Basic Earnings per Share': '1.10' },
    ],
  ])('%s %j: %j', (type, lines, values) => {
    expect(
      readValues(
        type,
        lines.map(([label, figure]) => line(label, ...(figure ? [figure, '7'] : []))),
      ),
    ).toEqual(values);
  });

  it('send a person to a value that two lines may be', () => {
    const pages = [
      printPage(1, [
        line('', '2026', '2025'),
        line('Non-current assets'),
        line('Trade and other receivables', '3', '2'),
        line('Current assets'),
        line('Trade and other receivables', '300', '290'),
        ...OTHERS,
      ]),
    ];
    const type = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === 'Balance Sheet');
    if (type === undefined) throw new Error('No balance sheet');
    const { rows } = extractRows({ pages, tables: new Map(), type, newId: countIds() });
    const receivables = rows.filter(({ SSOTKey }) => SSOTKey === 'Accounts Receivable');
    expect(receivables.map(({ LookReasons }) => LookReasons.includes('several-candidates'))).toEqual([
      true,
      true,
    ]);
  });
});

describe('a page that is laid out otherwise', () => {
  /** A line with the number of its note. */
  const noted = (label: string, note: string, ...figures: string[]): Piece[] => [
    [label, 0.05],
    ...(note === '' ? [] : [[note, 0.55, 'to'] as const]),
    ...figures.map((figure, at) => [figure, 0.7 + at * 0.2, 'to'] as const),
  ];
  const read = (lines: readonly (readonly Piece[])[]) => {
    const pages = [printPage(1, lines)];
    const [child] = listChildren(pages, new Map(), SHIPPED_DOCUMENT_TYPES);
    const type = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === child?.documentType);
    if (type === undefined) throw new Error('No type');
    const { rows } = extractRows({ pages, tables: new Map(), type, newId: countIds() });
    return {
      type: type.name,
      values: rows.flatMap(({ SSOTKey, Value, Period = '' }) =>
        Value === '' ? [] : [[SSOTKey, Period, Value]],
      ),
    };
  };

  it('has notes beside the figures, and years under the day on which they end', () => {
    expect(
      read([
        [['CONSOLIDATED STATEMENT OF FINANCIAL POSITION', 0.3]],
        [['At 31 December (EUR million)', 0.3]],
        noted('', 'Note', '2026', '2025'),
        noted('Goodwill', '11', '4,200', '4,150'),
        noted('Trade and other receivables', '17', '3,050', '2,900'),
        noted('Total assets', '', '20,500', '19,590'),
        noted('Total equity', '', '8,700', '8,190'),
        noted('Trade and other payables', '24', '3,400', '3,300'),
        noted('Total liabilities', '', '11,800', '11,400'),
        noted('Total equity and liabilities', '', '20,500', '19,590'),
      ]),
    ).toEqual({
      type: 'Balance Sheet',
      values: [
        ['Period End', '', '2026-12-31'],
        ['Currency', '', 'EUR'],
        ['Scale', '', 'Millions'],
        ['Accounts Receivable', '2026-12-31', '3050000000'],
        ['Accounts Receivable', '2025-12-31', '2900000000'],
        ['Goodwill', '2026-12-31', '4200000000'],
        ['Goodwill', '2025-12-31', '4150000000'],
        ['Total Assets', '2026-12-31', '20500000000'],
        ['Total Assets', '2025-12-31', '19590000000'],
        ['Accounts Payable', '2026-12-31', '3400000000'],
        ['Accounts Payable', '2025-12-31', '3300000000'],
        ['Total Liabilities', '2026-12-31', '11800000000'],
        ['Total Liabilities', '2025-12-31', '11400000000'],
        ['Total Equity', '2026-12-31', '8700000000'],
        ['Total Equity', '2025-12-31', '8190000000'],
        ['Total Liabilities and Equity', '2026-12-31', '20500000000'],
        ['Total Liabilities and Equity', '2025-12-31', '19590000000'],
      ],
    });
  });

  it('numbers its lines as the Spanish chart of accounts does, in thousands of euros', () => {
    expect(
      read([
        [['CUENTA DE PÉRDIDAS Y GANANCIAS DEL EJERCICIO 2026', 0.3]],
        [['(Expresado en miles de euros)', 0.3]],
        noted('', 'Notas', '31/12/2026', '31/12/2025'),
        noted('1. Importe neto de la cifra de negocios', '16', '30.000', '28.000'),
        noted('4. Aprovisionamientos', '16', '(15.000)', '(14.200)'),
        noted('6. Gastos de personal', '17', '(8.000)', '(7.600)'),
        noted('A.1) RESULTADO DE EXPLOTACIÓN (1+4+6)', '', '7.000', '6.200'),
        noted('A.3) RESULTADO ANTES DE IMPUESTOS (A.1+A.2)', '', '6.400', '5.600'),
        noted('17. Impuestos sobre beneficios', '19', '(1.600)', '(1.400)'),
        noted('A.5) RESULTADO DEL EJERCICIO (A.4+18)', '', '4.800', '4.200'),
      ]),
    ).toEqual({
      type: 'Income Statement',
      values: [
        ['Period End', '', '2026-12-31'],
        ['Currency', '', 'EUR'],
        ['Scale', '', 'Thousands'],
        ['Revenue', '2026-12-31', '30000000'],
        ['Revenue', '2025-12-31', '28000000'],
        ['Cost of Sales', '2026-12-31', '-15000000'],
        ['Cost of Sales', '2025-12-31', '-14200000'],
        ['Operating Income', '2026-12-31', '7000000'],
        ['Operating Income', '2025-12-31', '6200000'],
        ['Income before Taxes', '2026-12-31', '6400000'],
        ['Income before Taxes', '2025-12-31', '5600000'],
        ['Income Taxes', '2026-12-31', '-1600000'],
        ['Income Taxes', '2025-12-31', '-1400000'],
        ['Net Income', '2026-12-31', '4800000'],
        ['Net Income', '2025-12-31', '4200000'],
      ],
    });
  });
});

describe('an income statement', () => {
  it.each([
    ['Basic net income per share', 'Basic Earnings per Share'],
    ['Ganancia básica por acción', 'Basic Earnings per Share'],
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
