// What might have been read from a document: an invoice with a table and a picture, for tests.

import type { ExtractionRow, ValueCoordinates } from '@vigilo/domain/extraction/extraction-row';
import { newId } from '../../frame/ids.ts';
import type { ReadChild } from '../read-children.ts';

const AREA: ValueCoordinates = {
  page_n: 1,
  scaled_x_start: 0.1,
  scaled_y_start: 0.05,
  scaled_x_end: 0.6,
  scaled_y_end: 0.2,
};

export function makeRow(change: Partial<ExtractionRow> = {}): ExtractionRow {
  return {
    id: newId(),
    SSOTKey: 'Total Amount',
    Category: 'Amounts',
    Value: '1234.50',
    RawValue: '1,234.50',
    ValueType: 'entity',
    ValueCoordinates: [AREA],
    DataFormat: { DataType: 'currency', AllowedValues: [], Pattern: '' },
    IntraValidation: { status: 'valid', details: [] },
    InterValidation: { status: null, details: [] },
    DocKey: 'Total',
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 0.9,
    LookReasons: [],
    ...change,
  };
}

/** `mark` stands in every text. */
export function makeChild(mark = ''): ReadChild {
  const [table, picture] = [newId(), newId()];
  const text = { DataFormat: { DataType: 'string' as const, AllowedValues: [], Pattern: '' } };
  const cell = (column: string, value: string) => ({
    ColumnSSOT: { Value: column },
    RowSSOT: { Value: '' },
    Value: value,
    RawValue: value,
    ValueType: 'entity' as const,
    ValueCoordinates: [AREA],
    ...text,
    IntraValidation: { status: null, details: [] },
    InterValidation: { status: null, details: [] },
    IsModified: false,
    MultiValues: false,
  });
  return {
    documentType: 'Invoice',
    pages: [1],
    rows: [
      makeRow(),
      makeRow({
        SSOTKey: 'Seller',
        Category: 'Parties',
        Value: `=HYPERLINK("http://x.test";"${mark}")`,
        RawValue: `Acme ${mark}`,
        ...text,
        IntraValidation: {
          status: 'invalid',
          details: [
            {
              rule: 'type',
              severity: 'error',
              code: 'not-of-type-date',
              values: { value: `Acme ${mark}` },
              suggestion: 'Acme',
            },
          ],
        },
        LookReasons: ['rule-failed'],
      }),
      makeRow({ SSOTKey: 'Line Items', ValueType: 'table', Value: table, RawValue: '', ...text }),
      makeRow({ SSOTKey: 'Logo', ValueType: 'image_block', Value: picture, RawValue: '', ...text }),
    ],
    blocks: [
      {
        id: table,
        kind: 'table',
        content: {
          Value: [{ id: newId(), RowValue: [cell('Item', `Pens ${mark}`), cell('Price', '@SUM(1)')] }],
        },
      },
      { id: picture, kind: 'image_block', content: { Area: AREA } },
    ],
  };
}
