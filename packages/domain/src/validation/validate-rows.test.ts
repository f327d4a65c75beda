import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../extraction/document-type.ts';
import { SHIPPED_DOCUMENT_TYPES } from '../extraction/document-types.ts';
import { extractRows } from '../extraction/extract-rows.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { BALANCE_SHEET_PAGE, countIds, printPage } from '../extraction/testing/printed-page.ts';
import { validateRows } from './validate-rows.ts';

function getType(name: string): DocumentType {
  const type = SHIPPED_DOCUMENT_TYPES.find((candidate) => candidate.name === name);
  if (type === undefined) throw new Error(name);
  return type;
}

function rowsOf(type: string, values: Readonly<Record<string, string>>): ExtractionRow[] {
  const blank = extractRows({
    pages: [printPage(1, [])],
    tables: new Map(),
    type: getType(type),
    newId: countIds(),
  }).rows[0];
  if (blank === undefined) throw new Error('the type requires nothing');
  return Object.entries(values).map(([key, value], at) => {
    const ssot = getType(type).keys.find((candidate) => candidate.key === key);
    return {
      ...blank,
      id: `row ${at}`,
      SSOTKey: key,
      Value: value,
      DataFormat: {
        DataType: ssot?.dataType ?? 'string',
        AllowedValues: ssot?.allowedValues ?? [],
        Pattern: ssot?.pattern ?? '',
      },
    };
  });
}

function findingsOf(type: string, values: Readonly<Record<string, string>>) {
  return validateRows(rowsOf(type, values), getType(type)).map(({ SSOTKey, IntraValidation }) => ({
    key: SSOTKey,
    status: IntraValidation.status,
    findings: IntraValidation.details.map(({ code, suggestion }) => [code, suggestion]),
  }));
}

describe('validateRows', () => {
  it('finds nothing in a balance sheet that balances', () => {
    const type = getType('Balance Sheet');
    const { rows } = extractRows({ pages: [BALANCE_SHEET_PAGE], tables: new Map(), type, newId: countIds() });
    const statuses = new Set(validateRows(rows, type).map((row) => row.IntraValidation.status));
    expect([...statuses]).toEqual(['valid']);
  });

  it('says what would make a balance sheet balance', () => {
    expect(
      findingsOf('Balance Sheet', {
        'Total Assets': '2500',
        'Total Liabilities': '1100',
        'Total Equity': '800',
      }),
    ).toEqual([
      { key: 'Total Assets', status: 'invalid', findings: [['balance-differs', '1900']] },
      { key: 'Total Liabilities', status: 'invalid', findings: [['balance-differs', '1700']] },
      { key: 'Total Equity', status: 'invalid', findings: [['balance-differs', '1400']] },
    ]);
  });

  it('lets printed amounts be rounded', () => {
    const found = findingsOf('Balance Sheet', {
      'Total Assets': '2501000000',
      'Total Liabilities': '1700000000',
      'Total Equity': '800000000',
    });
    expect(found.every(({ status }) => status === 'valid')).toBe(true);
  });

  it('takes costs with and without a minus', () => {
    const values = { Revenue: '3642', 'Cost of Sales': '-2980', 'Gross Profit': '662' };
    expect(findingsOf('Income Statement', values).every(({ status }) => status === 'valid')).toBe(true);
  });

  it('warns where an invoice does not add up', () => {
    const [net] = findingsOf('Invoice', {
      'Net Amount': '100.00',
      'Tax Amount': '21.00',
      'Total Amount': '131.00',
    });
    expect(net).toEqual({
      key: 'Net Amount',
      status: 'partially_valid',
      findings: [['sum-differs', '110.00']],
    });
  });

  it('takes round amounts of an invoice for what they are: printed to the hundredth', () => {
    const values = { 'Net Amount': '1000.00', 'Tax Amount': '200.00', 'Total Amount': '1300.00' };
    const rows = rowsOf('Invoice', values).map((row) => ({ ...row, RawValue: row.Value }));
    const [net] = validateRows(rows, getType('Invoice'));
    expect(net?.IntraValidation).toMatchObject({
      status: 'partially_valid',
      details: [{ code: 'sum-differs' }],
    });
  });

  it('checks type, pattern, allowed values and the order of dates', () => {
    expect(
      findingsOf('Invoice', {
        'Total Amount': '1,234.50',
        'Invoice Date': '2023-05-10',
        'Due Date': '2023-02-06',
        BIC: 'ingbnl2a',
      }).map(({ findings }) => findings),
    ).toEqual([
      [['not-of-type-currency', '1234.50']],
      [],
      [['dates-out-of-order', '2023-06-02']],
      [['not-of-pattern', 'INGBNL2A']],
    ]);
    expect(findingsOf('Credit Risk Rating Report', { 'ST Rating': 'a+' })[0]?.findings).toEqual([
      ['not-allowed', 'A+'],
    ]);
  });

  it('calls a required value that is missing invalid, and keeps what was found between documents', () => {
    const [row] = rowsOf('Invoice', { 'Invoice Number': '' });
    if (row === undefined) throw new Error('no row');
    const inter = { status: 'valid', details: [] } as const;
    const [checked] = validateRows([{ ...row, InterValidation: inter }], getType('Invoice'));
    expect(checked?.IntraValidation).toMatchObject({ status: 'invalid', details: [{ code: 'missing' }] });
    expect(checked?.InterValidation).toEqual(inter);
  });
});
