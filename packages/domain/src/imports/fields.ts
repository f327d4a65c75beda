// What a file can bring and by which column titles its fields are recognised (issue 2, 'Import': column mapping guessed and correctable).
// Fields of a company, an event and a share price are those of specification 2 section 3 and 3 section 3. Titles are compared without
// case, accents and punctuation, in English and Spanish; of a field's titles the earlier ones are the more certain.

import { COMPANY_FIELDS, FILE_FIELDS } from '../companies/fields.ts';
import { EVENT_FIELDS, EVENT_FILE_FIELDS } from '../events/fields.ts';
import { listNames } from '../records/field.ts';

export const IMPORT_KINDS = ['companies', 'events', 'news', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The import kind a word names, or null. */
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

/** Which column, counted from 0, holds a field; a field without a column is left out. */
export type Mapping = { readonly [F in ImportField]?: number };

export interface FieldRule {
  readonly field: ImportField;
  /** A file without a column for it cannot be imported. */
  readonly isRequired: boolean;
  /** Column titles, most certain first, in the form of `lookupKey`. */
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
  // The others are left open where a file does not bring them.
  isRequired: field === 'ticker' || field === 'companyName',
  titles: COMPANY_FIELDS[field].titles,
}));

const EVENT_RULES: readonly FieldRule[] = [
  TICKER,
  ...listNames(EVENT_FILE_FIELDS).map((field) => ({
    field,
    // The others can be given for the whole file, or be suggested.
    isRequired: field === 'title' || field === 'date',
    titles: EVENT_FIELDS[EVENT_FILE_FIELDS[field]].titles,
  })),
];

/** Of the fields of an event, those that news has; the company may be left to be found in the title, and what is undated is of today. */
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

/** The fields of each kind, in the order they are shown. */
export const FIELDS_BY_KIND: Readonly<Record<ImportKind, readonly FieldRule[]>> = {
  companies: COMPANY_RULES,
  events: EVENT_RULES,
  news: NEWS_FIELDS,
  prices: PRICE_FIELDS,
};

/** The required fields that a mapping has no column for. With adjusted prices wanted, their column is required instead of the close. */
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
