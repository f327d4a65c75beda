// What a file can bring and by which column titles its fields are recognised (issue 2, 'Import': column mapping guessed and correctable).
// Fields of a company, an event and a share price are those of specification 2 section 3 and 3 section 3. Titles are compared without
// case, accents and punctuation, in English and Spanish; of a field's titles the earlier ones are the more certain.

import { COMPANY_FIELDS, FILE_FIELDS } from '../companies/fields.ts';

export const IMPORT_KINDS = ['companies', 'events', 'news', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The import kind a word names, or null. */
export function findImportKind(word: string): ImportKind | null {
  return IMPORT_KINDS.find((kind) => kind === word) ?? null;
}

export const IMPORT_FIELDS = [
  ...FILE_FIELDS,
  'title',
  'url',
  'source',
  'topic',
  'eventType',
  'impact',
  'score',
  'date',
  'summary',
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

const DATE_TITLES = [
  'date',
  'published date',
  'publish date',
  'publication date',
  'event date',
  'trade date',
  'published',
  'published at',
  'created at',
  'date time',
  'datetime',
  'timestamp',
  'time',
  'day',
  'fecha',
  'fecha de publicacion',
  'fecha publicacion',
  'publicado',
  'dia',
  'created',
];

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

const EVENT_FIELDS: readonly FieldRule[] = [
  TICKER,
  {
    field: 'title',
    isRequired: true,
    titles: [
      'title',
      'event title',
      'headline',
      'news title',
      'titulo',
      'titular',
      'text',
      'news',
      'event',
      'message',
      'texto',
      'noticia',
      'evento',
      'tweet',
    ],
  },
  { field: 'date', isRequired: true, titles: DATE_TITLES },
  {
    field: 'score',
    isRequired: false,
    titles: [
      'score',
      'event score',
      'sentiment score',
      'gold score',
      'puntuacion',
      'puntaje',
      'valoracion',
      'nota',
    ],
  },
  {
    field: 'url',
    isRequired: false,
    titles: [
      'url',
      'url link',
      'link',
      'web address',
      'article url',
      'news url',
      'address',
      'href',
      'enlace',
      'vinculo',
      'direccion web',
      'source url',
      'source link',
    ],
  },
  {
    field: 'source',
    isRequired: false,
    titles: ['source', 'publisher', 'source name', 'news source', 'provider', 'fuente', 'medio', 'editor'],
  },
  {
    field: 'topic',
    isRequired: false,
    titles: ['topic', 'topic category', 'category', 'theme', 'tema', 'categoria'],
  },
  {
    field: 'eventType',
    isRequired: false,
    titles: ['event type', 'eventtype', 'type', 'level', 'event level', 'tipo de evento', 'tipo', 'nivel'],
  },
  { field: 'impact', isRequired: false, titles: ['impact', 'sentiment', 'impacto', 'sentimiento'] },
  {
    field: 'summary',
    isRequired: false,
    titles: ['summary', 'abstract', 'description', 'body', 'resumen', 'descripcion'],
  },
];

/** Of the fields of an event, those that news has; the company may be left to be found in the title, and what is undated is of today. */
const NEWS_FIELDS: readonly FieldRule[] = [
  ...EVENT_FIELDS.filter(({ field }) => field === 'title'),
  ...EVENT_FIELDS.filter(({ field }) => ['ticker', 'date', 'url', 'source', 'summary'].includes(field)).map(
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
  { field: 'date', isRequired: true, titles: DATE_TITLES },
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
  events: EVENT_FIELDS,
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
