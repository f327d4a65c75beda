// The fields of import files and the column titles that identify them (issue 2, 'Import': column mapping guessed and correctable). The fields
// are those of specification 2 section 3 and 3 section 3. Titles, in English and Spanish, are compared ignoring case, accents and
// punctuation; earlier titles of a field are more certain.

import { COMPANY_FIELDS, FILE_FIELDS } from '../companies/fields.ts';
import { EVENT_FIELDS, EVENT_FILE_FIELDS } from '../events/fields.ts';
import { listNames } from '../records/field.ts';

export const IMPORT_KINDS = ['companies', 'events', 'news', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The import kind with this name, or null. */
export function findImportKind(word: string): ImportKind | null {
  return IMPORT_KINDS.find((kind) => kind === word) ?? null;
}

export const IMPORT_FIELDS = [
  ...FILE_FIELDS,
  ...listNames(EVENT_FILE_FIELDS),
  'itemId',
  'price',
  'adjustedPrice',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The column of each field, counted from 0; fields without a column are left out. */
export type Mapping = { readonly [F in ImportField]?: number };

export interface FieldRule {
  readonly field: ImportField;
  /** Whether a file without a column for it cannot be imported. */
  readonly isRequired: boolean;
  /** Column titles as written by `lookupKey`, most certain first. */
  readonly titles: readonly string[];
}

const TICKER: FieldRule = { field: 'ticker', isRequired: true, titles: COMPANY_FIELDS.ticker.titles };

const CURRENCY: FieldRule = {
  field: 'currency',
  isRequired: false,
  titles: COMPANY_FIELDS.currency.titles,
};

const COMPANY_RULES: readonly FieldRule[] = FILE_FIELDS.map((field) => ({
  field,
  // The other fields may stay empty.
  isRequired: field === 'ticker' || field === 'companyName',
  titles: COMPANY_FIELDS[field].titles,
}));

const EVENT_RULES: readonly FieldRule[] = [
  TICKER,
  ...listNames(EVENT_FILE_FIELDS).map((field) => ({
    field,
    // The other fields can be set for the whole file or suggested.
    isRequired: field === 'title' || field === 'date',
    titles: EVENT_FIELDS[EVENT_FILE_FIELDS[field]].titles,
  })),
];

/** The event fields of news. Without a ticker the company is found in the title; undated news is dated today. */
const NEWS_FIELDS: readonly FieldRule[] = [
  ...EVENT_RULES.filter(({ field }) => field === 'title'),
  ...EVENT_RULES.filter(({ field }) => ['ticker', 'date', 'url', 'source', 'summary'].includes(field)).map(
    (rule) => ({ ...rule, isRequired: false }),
  ),
  {
    field: 'itemId',
    isRequired: false,
    titles: ['id', 'guid', 'item id', 'news id', 'article id', 'uuid', 'identificador', 'identifier'],
  },
];

const PRICE_FIELDS: readonly FieldRule[] = [
  TICKER,
  { field: 'date', isRequired: true, titles: EVENT_FIELDS.date.titles },
  {
    field: 'price',
    isRequired: true,
    titles: [
      'close',
      'closing price',
      'close price',
      'price',
      'share price',
      'close last',
      'last price',
      'px last',
      'last',
      'cierre',
      'precio de cierre',
      'precio',
      'cotizacion',
      'ultimo',
      'price usd',
    ],
  },
  {
    field: 'adjustedPrice',
    isRequired: false,
    titles: [
      'adj close',
      'adjusted close',
      'adjusted closing price',
      'adj close price',
      'adjusted price',
      'close adjusted',
      'adjclose',
      'cierre ajustado',
      'precio ajustado',
    ],
  },
  CURRENCY,
];

/** The fields of each kind, in display order. */
export const FIELDS_BY_KIND: Readonly<Record<ImportKind, readonly FieldRule[]>> = {
  companies: COMPANY_RULES,
  events: EVENT_RULES,
  news: NEWS_FIELDS,
  prices: PRICE_FIELDS,
};

/** The required fields without a column. An import of adjusted prices requires their column instead of the close. */
export function missingFields(
  kind: ImportKind,
  mapping: Mapping,
  priceColumn: 'close' | 'adjusted',
): ImportField[] {
  const wanted: ImportField = kind === 'prices' && priceColumn === 'adjusted' ? 'adjustedPrice' : 'price';
  return FIELDS_BY_KIND[kind]
    .filter(({ isRequired }) => isRequired)
    .map(({ field }) => (field === 'price' ? wanted : field))
    .filter((field) => mapping[field] === undefined);
}
