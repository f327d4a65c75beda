import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../digitise/page.ts';
import { readTables } from '../../tables/read-tables.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { extractRows } from '../extract-rows.ts';
import type { Piece } from '../testing/printed-page.ts';
import { countIds, printPage } from '../testing/printed-page.ts';

/** The line items of a document of these pages, a text for each column, and the names of its other tables. */
function readLineItems(type: string, ...pages: ReadPage[]) {
  const { rows, blocks } = extractRows({
    pages,
    tables: new Map(pages.map((page) => [page.number, readTables(page)])),
    type: findDocumentType(SHIPPED_DOCUMENT_TYPES, type),
    newId: countIds(),
  });
  const row = rows.find(({ SSOTKey }) => SSOTKey === 'Line Items');
  const block = blocks.find(({ id }) => id === row?.Value);
  const content = block?.kind === 'table' ? block.content.Value : [];
  return {
    row,
    cells: content.map(({ RowValue }) => RowValue),
    lines: content.map(({ RowValue }) =>
      Object.fromEntries(RowValue.map(({ ColumnSSOT, Value }) => [ColumnSSOT.Value, Value])),
    ),
  };
}

const HEAD: Piece[][] = [
  [['INVOICE', 0.05]],
  [['Invoice number: 4711', 0.05]],
  [['Invoice date: 12 May 2024', 0.05]],
  [],
];

function line(code: string, text: string, ...figures: string[]): Piece[] {
  return [
    [code, 0.05],
    [text, 0.15],
    ...figures.map((figure, at): Piece => [figure, 0.62 + at * 0.14, 'to']),
  ];
}

const ENGLISH = printPage(1, [
  ...HEAD,
  line('Code', 'Description', 'Qty', 'Unit price', 'Amount'),
  line('00714', 'Hydraulic hose', '3', '12.50', '37.50'),
  line('00715', 'Safety gloves', '10 pcs', '4.15', '41.50'),
  [],
  [
    ['Subtotal', 0.62],
    ['79.00', 0.9, 'to'],
  ],
  [
    ['VAT 20%', 0.62],
    ['15.80', 0.9, 'to'],
  ],
  [
    ['Total', 0.62],
    ['94.80', 0.9, 'to'],
  ],
]);

describe('line items', () => {
  it('are the lines of the table without its totals, with figures and boxes', () => {
    const { lines, cells, row } = readLineItems('Invoice', ENGLISH);
    expect(lines).toEqual([
      { Code: '00714', Description: 'Hydraulic hose', Quantity: '3', 'Unit Price': '12.50', Amount: '37.50' },
      { Code: '00715', Description: 'Safety gloves', Quantity: '10', 'Unit Price': '4.15', Amount: '41.50' },
    ]);
    const quantity = cells[1]?.find(({ ColumnSSOT }) => ColumnSSOT.Value === 'Quantity');
    expect(quantity).toMatchObject({
      RawValue: '10 pcs',
      RowSSOT: { Value: 'Safety gloves' },
      IsModified: false,
    });
    expect(quantity?.ValueCoordinates).toHaveLength(1);
    expect(row).toMatchObject({ ValueType: 'table', Category: 'Amounts', Confidence: 1 });
    expect(row?.ValueCoordinates).toHaveLength(1);
  });

  it('are read by Spanish headings that stand close together', () => {
    const figures = (...texts: string[]): Piece[] =>
      texts.map((text, at): Piece => [text, 0.7 + at * 0.07, 'to']);
    const page = printPage(1, [
      [['FACTURA', 0.05]],
      [['Factura n.º 2024/18', 0.05]],
      [],
      [['Descripción', 0.05], ...figures('Uds.', 'Precio', 'Importe')],
      [['Manguera hidráulica', 0.05], ...figures('3', '12,50', '37,50')],
      [['Guantes de seguridad', 0.05], ...figures('10', '4,15', '41,50')],
      [['Base imponible', 0.5], ...figures('', '', '79,00').slice(2)],
    ]);
    expect(readLineItems('Invoice', page).lines).toEqual([
      { Description: 'Manguera hidráulica', Quantity: '3', 'Unit Price': '12.50', Amount: '37.50' },
      { Description: 'Guantes de seguridad', Quantity: '10', 'Unit Price': '4.15', Amount: '41.50' },
    ]);
  });

  it('go on on the next page in the same table, without what is carried forward', () => {
    const next = printPage(2, [
      line('Code', 'Description', 'Qty', 'Unit price', 'Amount'),
      line('', 'Brought forward', '', '', '79.00'),
      line('00716', 'Cable duct', '2', '8.45', '16.90'),
      line('00717', 'Stretch film', '4', '12.75', '51.00'),
    ]);
    const { lines, row } = readLineItems('Invoice', ENGLISH, next);
    expect(lines.map(({ Description }) => Description)).toEqual([
      'Hydraulic hose',
      'Safety gloves',
      'Cable duct',
      'Stretch film',
    ]);
    expect(row?.ValueCoordinates.map(({ page_n: page }) => page)).toEqual([1, 2]);
  });

  it('are told by their sum where a receipt has no headings, with counts that stand in the text', () => {
    const till = (text: string, amount: string): Piece[] => [
      [text, 0.1],
      [amount, 0.5, 'to'],
    ];
    const page = printPage(1, [
      [['RECEIPT', 0.1]],
      [['Date: 12 May 2024', 0.1]],
      [],
      till('2 Flat white', '6.40'),
      till('1 Oat biscuit', '2.10'),
      till('TOTAL', '£8.50'),
      till('CASH', '10.00'),
      till('CHANGE', '1.50'),
    ]);
    expect(readLineItems('Receipt', page).lines).toEqual([
      { Description: 'Flat white', Quantity: '2', Amount: '6.40' },
      { Description: 'Oat biscuit', Quantity: '1', Amount: '2.10' },
    ]);
  });

  it('are proven by their sum where no heading names a column: by sections, and with the count under the name', () => {
    const charge = (text: string, ...figures: string[]): Piece[] => line('', text, ...figures).slice(1);
    const sections = printPage(1, [
      ...HEAD,
      [['Labour', 0.15]],
      charge('Brake service', '2', '40.00', '80.00'),
      charge('Subtotal labour', '', '', '80.00'),
      [['Parts', 0.15]],
      charge('Brake pads', '3', '12.50', '37.50'),
      charge('Net amount', '', '', '117.50'),
      charge('VAT 20%', '', '', '23.50'),
      charge('Total', '', '', '141.00'),
    ]);
    expect(readLineItems('Invoice', sections).lines).toMatchObject([
      { Description: 'Brake service', Quantity: '2', 'Unit Price': '40.00', Amount: '80.00' },
      { Description: 'Brake pads', Quantity: '3', 'Unit Price': '12.50', Amount: '37.50' },
    ]);
    const till = printPage(1, [
      [['RECEIPT', 0.1]],
      [['Brass valve', 0.1]],
      [
        ['4 @ 12.50', 0.12],
        ['50.00', 0.5, 'to'],
      ],
      [['Copper pipe', 0.1]],
      [
        ['10 @ 3.00', 0.12],
        ['30.00', 0.5, 'to'],
      ],
      [
        ['TOTAL', 0.1],
        ['£80.00', 0.5, 'to'],
      ],
    ]);
    expect(readLineItems('Receipt', till).lines).toEqual([
      { Description: 'Brass valve', Quantity: '4', 'Unit Price': '12.50', Amount: '50.00' },
      { Description: 'Copper pipe', Quantity: '10', 'Unit Price': '3.00', Amount: '30.00' },
    ]);
  });

  it('have the price where their heading says it, also before the quantity', () => {
    const page = printPage(1, [
      ...HEAD,
      line('Code', 'Item', 'Unit price', 'Quantity', 'Amount'),
      line('A1', 'Brass valve', '12.50', '4', '50.00'),
      line('A2', 'Copper pipe', '3.00', '10', '30.00'),
    ]);
    expect(readLineItems('Invoice', page).lines).toMatchObject([
      { Quantity: '4', 'Unit Price': '12.50' },
      { Quantity: '10', 'Unit Price': '3.00' },
    ]);
  });

  it('are none in a table of taxes, nor in a document that expects none', () => {
    const taxes = printPage(1, [
      ...HEAD,
      line('Rate', '', 'Net', 'VAT', 'Gross'),
      line('20%', '', '79.00', '15.80', '94.80'),
      line('5%', '', '10.00', '0.50', '10.50'),
    ]);
    expect(readLineItems('Invoice', taxes).row).toBeUndefined();
    expect(readLineItems('Balance Sheet', ENGLISH).row).toBeUndefined();
  });
});
