import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentType } from './document-type.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { listChildren } from './list-children.ts';
import { BALANCE_SHEET_PAGE, CONTENTS_PAGE, countIds, printPage } from './testing/printed-page.ts';

function getType(name: string): DocumentType {
  const type = SHIPPED_DOCUMENT_TYPES.find((candidate) => candidate.name === name);
  if (type === undefined) throw new Error(name);
  return type;
}

const INVOICE_PAGE = printPage(1, [
  [
    ['FACTURA', 0.1],
    ['Invented Supplies S.L.', 0.6],
  ],
  [],
  [['Factura n.º: F-2023/17', 0.1]],
  [
    ['Fecha: 3 de mayo de 2023', 0.1],
    ['Vencimiento:', 0.5],
    ['02/06/2023', 0.7],
  ],
  [],
  [
    ['Base imponible', 0.5],
    ['1.000,00 €', 0.8],
  ],
  [
    ['IVA 21%', 0.5],
    ['210,00 €', 0.8],
  ],
  [
    ['Total a pagar', 0.5],
    ['1.210,00 €', 0.8],
  ],
]);

const REPORT_PAGE = printPage(1, [
  [['Credit Risk Rating Report', 0.3]],
  [
    ['Company:', 0.1],
    ['Invented Holdings', 0.4],
  ],
  [
    ['Report date:', 0.1],
    ['March 4, 2024', 0.4],
  ],
  [
    ['Short-term rating', 0.1],
    ['A-', 0.4],
  ],
  [
    ['Long-term rating', 0.1],
    ['B+', 0.4],
  ],
  [['Outlook: Estable', 0.1]],
]);

function read(type: string, page = BALANCE_SHEET_PAGE) {
  const tables = new Map();
  return extractRows({ pages: [page], tables, type: getType(type), newId: countIds() }).rows;
}

function valueOf(rows: ReturnType<typeof read>, key: string): string | undefined {
  return rows.find((row) => row.SSOTKey === key)?.Value;
}

describe('listChildren', () => {
  it('knows the types of pages and leaves a page of contents alone', () => {
    const pages = [
      { ...CONTENTS_PAGE, number: 1 },
      { ...BALANCE_SHEET_PAGE, number: 2 },
    ];
    expect(listChildren(pages, new Map(), SHIPPED_DOCUMENT_TYPES)).toEqual([
      { documentType: 'Other', pages: [1] },
      { documentType: 'Balance Sheet', pages: [2] },
    ]);
  });

  it('knows invoices and credit reports', () => {
    const names = [INVOICE_PAGE, REPORT_PAGE].map(
      (page) => listChildren([page], new Map(), SHIPPED_DOCUMENT_TYPES)[0]?.documentType,
    );
    expect(names).toEqual(['Invoice', 'Credit Risk Rating Report']);
  });

  it('keeps a page together with the table that continues on it', () => {
    const cells = [0.1, 0.3, 0.5, 0.7].map((left, column) => ({
      row: 0,
      column,
      text: 'x',
      box: [left, 0.3, left + 0.1, 0.32] as const,
      confidence: 1,
    }));
    const table = { way: 'grid', cells, rowCount: 9, columnCount: 4, headerRows: 0 } as const;
    const tables = new Map([
      [1, [{ ...table, page: 1, box: [0.1, 0.3, 0.9, 0.95] as const }]],
      [2, [{ ...table, page: 2, box: [0.1, 0.05, 0.9, 0.4] as const }]],
    ]);
    const pages = [INVOICE_PAGE, printPage(2, [[['something else', 0.1]]])];
    expect(listChildren(pages, tables, SHIPPED_DOCUMENT_TYPES)).toHaveLength(1);
    expect(listChildren(pages, new Map(), SHIPPED_DOCUMENT_TYPES)).toHaveLength(2);
  });
});

describe('extractRows', () => {
  it('reads a statement for each period, with scale, sign and rectangle', () => {
    const rows = read('Balance Sheet').filter((row) => row.SSOTKey === 'Total Assets');
    expect(rows.map((row) => [row.Period, row.Value, row.RawValue])).toEqual([
      ['2022-12-31', '2500000000', '2,500'],
      ['2021-12-31', '2000000000', '2,000'],
    ]);
    expect(valueOf(read('Balance Sheet'), 'Retained Earnings')).toBe('-50000000');
    expect(valueOf(read('Balance Sheet'), 'Total Liabilities')).toBe('1700000000');
    expect(valueOf(read('Balance Sheet'), 'Currency')).toBe('USD');
    const [box] = rows[0]?.ValueCoordinates ?? [];
    expect(box?.page_n).toBe(1);
    expect(box?.scaled_x_end).toBeCloseTo(0.7, 1);
  });

  it('reads an invoice in Spanish', () => {
    const rows = read('Invoice', INVOICE_PAGE);
    const keys = [
      'Invoice Number',
      'Invoice Date',
      'Due Date',
      'Seller',
      'Net Amount',
      'Tax Amount',
      'Total Amount',
      'Currency',
    ];
    expect(keys.map((key) => valueOf(rows, key))).toEqual([
      'F-2023/17',
      '2023-05-03',
      '2023-06-02',
      'Invented Supplies S.L.',
      '1000.00',
      '210.00',
      '1210.00',
      'EUR',
    ]);
  });

  it('reads a credit report', () => {
    const rows = read('Credit Risk Rating Report', REPORT_PAGE);
    const keys = ['Company Name', 'Report Date', 'ST Rating', 'LT Rating', 'Outlook'];
    expect(keys.map((key) => valueOf(rows, key))).toEqual([
      'Invented Holdings',
      '2024-03-04',
      'A-',
      'B+',
      'Stable',
    ]);
  });

  it('sends a required key that is nowhere to a person', () => {
    const row = read('Invoice', printPage(1, [])).find(({ SSOTKey }) => SSOTKey === 'Invoice Number');
    expect(row).toMatchObject({ Value: '', LookReasons: ['not-found'], ValueCoordinates: [] });
  });

  it('makes a block of a table, its headings the columns', () => {
    const texts = [
      ['Item', 'Amount'],
      ['Paper', '3,50 €'],
    ];
    const cells = texts.flatMap((line, row) =>
      line.map((text, column) => ({ row, column, text, box: [0.1, 0.1, 0.2, 0.2] as const, confidence: 1 })),
    );
    const table = {
      page: 1,
      box: [0, 0, 1, 1] as const,
      way: 'grid' as const,
      cells,
      rowCount: 2,
      columnCount: 2,
      headerRows: 1,
    };
    const { rows, blocks } = extractRows({
      pages: [INVOICE_PAGE],
      tables: new Map([[1, [table]]]),
      type: getType('Invoice'),
      newId: countIds(),
    });
    expect(rows.find(({ ValueType }) => ValueType === 'table')).toMatchObject({
      SSOTKey: 'Line Items',
      Value: blocks[0]?.id,
    });
    expect(blocks[0]).toMatchObject({
      content: {
        Value: [
          {
            RowValue: [
              { Value: 'Paper' },
              { Value: '3.50', ColumnSSOT: { Value: 'Amount' }, RowSSOT: { Value: 'Paper' } },
            ],
          },
        ],
      },
    });
  });

  it('throws on no words, wherever they stand', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'Total assets invoice number: 12,3.()-—$€%/º2022 QA+'),
    });
    const word = fc.record({
      text,
      box: fc.tuple(fc.double(), fc.double(), fc.double(), fc.double()),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      size: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 60 }),
        fc.constantFrom(...SHIPPED_DOCUMENT_TYPES),
        (words, type) => {
          const page = { ...printPage(1, []), words };
          listChildren([page], new Map(), SHIPPED_DOCUMENT_TYPES);
          extractRows({ pages: [page], tables: new Map(), type, newId: countIds() });
        },
      ),
    );
  });
});
