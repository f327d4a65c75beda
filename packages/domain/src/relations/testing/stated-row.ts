// A row that states a value, for tests.

import type { DataType, ExtractionRow } from '../../extraction/extraction-row.ts';

/** A row of a key; its id is the key. @public */
export function statedRow(key: string, value: string, type: DataType = 'string'): ExtractionRow {
  return {
    id: key,
    SSOTKey: key,
    Category: '',
    Value: value,
    RawValue: value,
    ValueType: 'entity',
    ValueCoordinates: [
      { page_n: 1, scaled_x_start: 0.1, scaled_y_start: 0.1, scaled_x_end: 0.2, scaled_y_end: 0.2 },
    ],
    DataFormat: { DataType: type, AllowedValues: [], Pattern: '' },
    IntraValidation: { status: null, details: [] },
    InterValidation: { status: null, details: [] },
    DocKey: key,
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 1,
    LookReasons: [],
  };
}
