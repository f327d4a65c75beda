// What every statement says about itself, in its heading: the last day of its latest period, its currency, its scale
// (issue 14, 'Financial statements').

import type { SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';

export const SCALE_WORDS = ['Units', 'Thousands', 'Millions', 'Billions'] as const;

export const STATEMENT_KEYS: readonly SsotKey[] = [
  ssotKey('Document', 'Period End', 'period_end', '', {
    dataType: 'string',
    pattern: String.raw`^\d{4}(?:-\d{2}-\d{2}|-Q[1-4])?$`,
  }),
  ssotKey('Document', 'Currency', 'currency', '', { pattern: '^[A-Z]{3}$' }),
  ssotKey('Document', 'Scale', 'scale', '', { dataType: 'enum', allowedValues: SCALE_WORDS }),
];
