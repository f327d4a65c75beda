import { describe, expect, it } from 'vitest';
import type { TableRow } from '../extraction/child-tables.ts';
import { makeCell } from '../extraction/child-tables.ts';
import { checkLines } from './rules/lines-rule.ts';

const COLUMNS = ['Description', 'Quantity', 'Unit Price', 'Discount', 'Amount'];

function lineOf(...texts: string[]): TableRow {
  return {
    id: texts.join(' '),
    RowValue: COLUMNS.map((name, at) => ({
      ...makeCell(name),
      Value: (texts[at] ?? '').replace('%', ''),
      RawValue: texts[at] ?? '',
    })),
  };
}

const amount = (key: string, value: string) => ({ key, value });
const NONE = { net: null, tax: null, total: null };
const HOSE = lineOf('Hose', '3', '12.50', '', '37.50');
const GLOVES = lineOf('Gloves', '10', '4.15', '', '41.50');

describe('checkLines', () => {
  it('finds a line whose amount is not quantity times price', () => {
    const wrong = lineOf('Hose', '3', '12.50', '', '39.50');
    expect(checkLines([wrong, GLOVES], NONE)).toMatchObject([
      { code: 'line-differs', values: { line: 'Hose', product: '37.50', amount: '39.50' } },
    ]);
    expect(checkLines([HOSE, GLOVES], NONE)).toEqual([]);
  });

  it('allows what rounding does, and no more', () => {
    expect(checkLines([lineOf('Power', '1234', '0.12', '', '151.78')], NONE)).toEqual([]);
    expect(checkLines([lineOf('Power', '1234', '0.12', '', '160.00')], NONE)).toHaveLength(1);
  });

  it('takes the discount of a line off, as a share or as an amount', () => {
    expect(checkLines([lineOf('Hose', '4', '10.00', '25%', '30.00')], NONE)).toEqual([]);
    expect(checkLines([lineOf('Hose', '4', '10.00', '2.50', '37.50')], NONE)).toEqual([]);
    expect(checkLines([lineOf('Hose', '4', '10.00', '25%', '40.00')], NONE)).toHaveLength(1);
  });

  it.each([
    ['the net amount', { ...NONE, net: amount('Net Amount', '79.00') }],
    ['the total', { ...NONE, total: amount('Total Amount', '79.00') }],
    [
      'the total without tax',
      { ...NONE, tax: amount('Tax', '15.80'), total: amount('Total Amount', '94.80') },
    ],
    [
      'the total of lines with tax',
      {
        net: amount('Net Amount', '65.83'),
        tax: amount('Tax', '13.17'),
        total: amount('Total Amount', '79.00'),
      },
    ],
  ])('is content where the lines add up to %s', (_name, totals) => {
    expect(checkLines([HOSE, GLOVES], totals)).toEqual([]);
  });

  it('says by how much the lines differ from the net amount', () => {
    expect(checkLines([HOSE, GLOVES], { ...NONE, net: amount('Net Amount', '89.00') })).toMatchObject([
      {
        code: 'lines-differ',
        severity: 'warning',
        values: { sum: '79.00', total: 'Net Amount', difference: '10.00' },
      },
    ]);
  });

  it('counts shipping and a discount among the lines, and says nothing where an amount is missing', () => {
    const others = [lineOf('Shipping', '', '', '', '9.00'), lineOf('Discount', '', '', '', '-8.00')];
    expect(checkLines([HOSE, GLOVES, ...others], { ...NONE, net: amount('Net Amount', '80.00') })).toEqual(
      [],
    );
    const missing = lineOf('Film', '1', '5.00', '', '');
    expect(checkLines([HOSE, missing], { ...NONE, net: amount('Net Amount', '80.00') })).toEqual([]);
  });
});
