// Columns of taxes beside what lines cost (issue 14: line items).

import { describe, expect, it } from 'vitest';
import { findLineColumns } from './line-columns.ts';
import { isOtherColumn } from './other-columns.ts';

/** The headings by their roles, where a table has these columns under these headings. */
function rolesOf(headings: readonly string[], rows: readonly (readonly string[])[]) {
  const columns = headings.map((heading, at) => ({ heading, texts: rows.map((row) => row[at] ?? '') }));
  const found = findLineColumns(columns, '.');
  return found && Object.fromEntries([...found].map(([role, at]) => [role, headings[at]]));
}

describe('of several amounts a line costs the one before tax', () => {
  it('where its quantity and price make it', () => {
    const headings = ['Product', 'Qty', 'Unit price', 'Net amount', 'Tax rate %', 'Taxes', 'Total'];
    const rows = [
      ['Office suite', '5', '44.42', '222.10', '7.50', '16.66', '238.76'],
      ['Drawing suite', '1', '99.81', '99.81', '7.50', '7.49', '107.30'],
    ];
    expect(rolesOf(headings, rows)).toEqual({
      description: 'Product',
      quantity: 'Qty',
      price: 'Unit price',
      amount: 'Net amount',
      taxRate: 'Tax rate %',
      taxAmount: 'Taxes',
    });
  });

  it('where its tax makes the other', () => {
    const headings = ['Service', 'Net amount', 'VAT %', 'VAT amount', 'Total'];
    const rows = [
      ['Translation', '200.00', '20.00', '40.00', '240.00'],
      ['Proofreading', '50.00', '20.00', '10.00', '60.00'],
    ];
    expect(rolesOf(headings, rows)).toMatchObject({ amount: 'Net amount', taxAmount: 'VAT amount' });
  });

  it('where its rate makes the other', () => {
    const rows = [
      ['Translation', '200.00', '20%', '240.00'],
      ['Proofreading', '50.00', '5%', '52.50'],
    ];
    expect(rolesOf(['Service', 'Net', 'VAT', 'Gross'], rows)).toMatchObject({ amount: 'Net' });
  });

  it('where two taxes make the other together', () => {
    const headings = ['Goods', 'Taxable value', 'CGST amount', 'SGST amount', 'Total'];
    const rows = [
      ['Pipe clamps', '1000.00', '90.00', '90.00', '1180.00'],
      ['Moulded caps', '400.00', '36.00', '36.00', '472.00'],
    ];
    expect(rolesOf(headings, rows)).toMatchObject({ amount: 'Taxable value' });
  });

  it('and the last one where no tax tells them apart', () => {
    const rows = [
      ['Translation', '200.00', '40.00', '250.00'],
      ['Proofreading', '50.00', '10.00', '65.00'],
    ];
    expect(rolesOf(['Service', 'Net', 'VAT', 'Gross'], rows)).toMatchObject({ amount: 'Gross' });
  });
});

describe('a price before its quantity', () => {
  const rows = [
    ['Queue requests', '0.04', '720.00', '28.80'],
    ['Log storage', '0.56', '96.00', '53.76'],
  ];

  it('is known by its heading alone', () => {
    const roles = { price: 'Rate per unit', quantity: 'Drawn', amount: 'Charges' };
    expect(rolesOf(['Service', 'Rate per unit', 'Drawn', 'Charges'], rows)).toMatchObject(roles);
  });

  it('is none where its heading stands askew over counts', () => {
    const counted = [
      ['Olive oil', '5', '41.65', '208.25'],
      ['Bolts', '24', '21.54', '516.96'],
    ];
    const found = rolesOf(['Description', 'Price', '', 'Amount'], counted);
    expect(found).toMatchObject({ quantity: 'Price', price: '' });
  });
});

it('numbers of products, orders and deliveries are no part of what a line costs', () => {
  expect(['Product number', 'Docket no.', 'N.º de serie', 'Part #'].map(isOtherColumn)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['No. of items', 'Product', 'Number of nights'].map(isOtherColumn)).toEqual([false, false, false]);
});
