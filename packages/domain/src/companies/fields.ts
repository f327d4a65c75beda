// The fields of a company (specification 2, sections 2.1, 2.5, 3 and 5; issue 2, 'Import'), in the order of tables and filters. Tables on
// screen begin with the company name; the form and import files have their own order.

import type { Field, NamesWith } from '../records/field.ts';
import { keepNamesWith, listNames, listNamesWith, splitTitles } from '../records/field.ts';
import { COMPANY_STATUSES, ENTITY_TYPES, REGIONS } from './company.ts';
import { EVENT_SCORE, RATING, SCORE, WEB_ADDRESS } from './field-shapes.ts';

export const COMPANY_FIELDS = {
  ticker: {
    kind: 'ticker',
    column: 'ticker',
    longest: 40,
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'portfolio-only',
    width: 14,
    titles: splitTitles(
      'ticker, symbol, ticker symbol, stock symbol, stock ticker, company ticker, trading symbol',
      'simbolo, simbolo bursatil, codigo, clave de pizarra, code, stock, accion',
    ),
  },
  companyName: {
    kind: 'line',
    column: 'name',
    longest: 300,
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'portfolio-only',
    width: 34,
    titles: splitTitles(
      'company name, name, company, security name, security, issuer name, issuer, long name',
      'nombre, empresa, nombre de la empresa, compania, razon social, sociedad, emisor, denominacion',
    ),
  },
  region: {
    kind: 'choice',
    column: 'region',
    values: REGIONS,
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'open',
    width: 14,
  },
  country: {
    kind: 'country',
    column: 'country',
    longest: 300,
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'folded',
    width: 22,
    titles: splitTitles(
      'country, country name, country code, country of incorporation, country of domicile, country of risk',
      'domicile, iso country, pais, pais de origen, headquarters country, nation',
    ),
  },
  entityType: {
    kind: 'choice',
    column: 'entity_type',
    values: ENTITY_TYPES,
    valueTexts: 'entityTypes',
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'open',
    width: 14,
    titles: splitTitles(
      'entity type, company type, ownership, tipo de entidad, tipo de empresa, public private',
    ),
  },
  sector: {
    kind: 'listed-name',
    column: 'sector',
    list: 'sectors',
    longest: 300,
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'open',
    width: 34,
    titles: splitTitles('sector, gics sector, sector name, icb sector, sector economico'),
  },
  industry: {
    kind: 'listed-name',
    column: 'industry',
    list: 'industries',
    longest: 300,
    isRequired: true,
    inLists: true,
    isSorted: true,
    filter: 'folded',
    width: 22,
    titles: splitTitles(
      'industry, gics sub industry, gics industry, industry name, sub industry, subindustry, icb industry',
      'industria, subsector, actividad, ramo, industry group',
    ),
  },
  creditRiskRatingST: {
    ...RATING,
    column: 'rating_st',
    titles: splitTitles(
      'credit risk rating st, credit rating st, creditriskratingst, rating st, st rating, short term rating',
      'short term credit rating, calificacion crediticia cp, calificacion cp, calificacion a corto plazo',
    ),
  },
  creditRiskRatingLT: {
    ...RATING,
    column: 'rating_lt',
    titles: splitTitles(
      'credit risk rating lt, credit rating lt, creditriskratinglt, rating lt, lt rating, long term rating',
      'long term credit rating, calificacion crediticia lp, calificacion lp, calificacion a largo plazo',
    ),
  },
  cumulativeScoreST: { ...SCORE, column: 'st', decimals: 2, inLists: true },
  cumulativeScoreLT: { ...SCORE, column: 'lt', decimals: 2 },
  prevCumulativeScoreST: { ...SCORE, column: 'prev_st', decimals: 2 },
  scoreChange: { ...SCORE, column: 'change', decimals: 2 },
  category: {
    kind: 'category',
    column: 'st',
    valueTexts: 'categories',
    inLists: true,
    isSorted: true,
    filter: 'open',
    width: 22,
  },
  eventScoreCompany: { ...EVENT_SCORE, column: 'st_company' },
  eventScoreIndustry: { ...EVENT_SCORE, column: 'st_industry' },
  eventScoreMacro: { ...EVENT_SCORE, column: 'st_macro' },
  asOfDate: {
    kind: 'moment',
    column: 'as_of_date',
    permission: 'edit-company',
    inLists: true,
    isSorted: true,
    width: 14,
  },
  status: {
    kind: 'choice',
    column: 'status',
    values: COMPANY_STATUSES,
    valueTexts: 'statuses',
    permission: 'edit-company',
    inLists: true,
    isSorted: true,
    filter: 'folded',
    width: 14,
  },
  website: {
    ...WEB_ADDRESS,
    column: 'website',
    inLists: true,
    isSorted: true,
    width: 34,
    titles: splitTitles(
      'website, web site, homepage, home page, company website, corporate website, internet address',
      'sitio web, pagina web',
    ),
  },
  marketCap: {
    kind: 'amount',
    column: 'market_cap',
    isNullable: true,
    inLists: true,
    isSorted: true,
    decimals: 1,
    width: 18,
    titles: splitTitles(
      'market cap usd m, market cap usd, market cap, market capitalization, market capitalisation, market value, mkt cap',
      'capitalizacion bursatil, capitalizacion de mercado, capitalizacion',
    ),
  },
  businessDescription: {
    kind: 'text',
    column: 'business_description',
    longest: 10_000,
    isRequired: true,
    titles: splitTitles(
      'business description, company description, description, long business summary, profile, about',
      'descripcion del negocio, descripcion, perfil',
    ),
  },
  currency: {
    kind: 'currency',
    column: 'currency',
    isNullable: true,
    titles: splitTitles('currency, currency code, trading currency, moneda, divisa, ccy'),
  },
  isin: {
    kind: 'isin',
    column: 'isin',
    isNullable: true,
    titles: splitTitles('isin, isin code, isin number, codigo isin'),
  },
  pressReleaseUrl: { ...WEB_ADDRESS, column: 'press_release_url' },
  rssFeedUrl: { ...WEB_ADDRESS, column: 'rss_feed_url' },
  aliases: {
    kind: 'aliases',
    column: 'aliases',
    longest: 2500,
    titles: splitTitles(
      'aliases, alias, other names, other names in the news, also known as',
      'otros nombres, otros nombres en las noticias',
    ),
  },
  recordUpdation: { kind: 'moment', column: 'initiated_at' },
} as const satisfies Readonly<Record<string, Field>>;

type Table = typeof COMPANY_FIELDS;

export type CompanyField = keyof Table;

/** The fields of the form, in its order. The ticker cannot be changed once the company exists. */
export const FORM_FIELDS = [
  'companyName',
  'ticker',
  'businessDescription',
  'sector',
  'industry',
  'country',
  'region',
  'entityType',
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'website',
  'marketCap',
  'pressReleaseUrl',
  'rssFeedUrl',
  'aliases',
] as const satisfies readonly CompanyField[];

/** The fields an import file can contain, in the order of the column mapping. */
export const FILE_FIELDS = [
  'ticker',
  'companyName',
  'sector',
  'industry',
  'country',
  'entityType',
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'currency',
  'isin',
  'businessDescription',
  'website',
  'marketCap',
  'aliases',
] as const satisfies readonly NamesWith<Table, 'titles'>[];
export type FileField = (typeof FILE_FIELDS)[number];

/** The fields that can be changed on an existing company. */
export const EDITED_FIELDS = FORM_FIELDS.filter((name) => name !== 'ticker');
export type EditedField = (typeof EDITED_FIELDS)[number];

export const REQUIRED_FIELDS = keepNamesWith(COMPANY_FIELDS, 'isRequired', EDITED_FIELDS);
export const OPTIONAL_FIELDS = EDITED_FIELDS.filter(
  (name): name is Exclude<EditedField, (typeof REQUIRED_FIELDS)[number]> =>
    !('isRequired' in COMPANY_FIELDS[name]),
);

/** The editable values of a company; an empty text means no value. */
export type CompanyValues = Readonly<Record<EditedField, string>>;

export const COMPANY_FILTERS = listNamesWith(COMPANY_FIELDS, 'filter');
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** The fields companies are sorted by, which are also the columns an Excel file can have. */
export const COMPANY_SORTS = listNamesWith(COMPANY_FIELDS, 'isSorted');
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** The default columns of a table: the pinned company name first. */
export const LIST_FIELDS = listNamesWith(COMPANY_FIELDS, 'inLists').toSorted(
  (one, other) => Number(other === 'companyName') - Number(one === 'companyName'),
);
export type ListField = (typeof LIST_FIELDS)[number];

/** A field that is neither a score nor derived from one. */
export type StoredField = {
  [N in CompanyField]: Table[N]['kind'] extends 'score' | 'category' ? never : N;
}[CompanyField];

/** The stored fields shown in lists, and those shown only with the company itself. */
export const ROW_FIELDS = keepStored(LIST_FIELDS);
export const DETAIL_FIELDS = keepStored(listNames(COMPANY_FIELDS)).filter(
  (name): name is Exclude<StoredField, ListField> => !LIST_FIELDS.some((listed) => listed === name),
);

function keepStored<N extends CompanyField>(names: readonly N[]): (N & StoredField)[] {
  return names.filter((name): name is N & StoredField => !isScore(name));
}

/** Whether a field is a score or derived from one. */
export function isScore(name: CompanyField): name is Exclude<CompanyField, StoredField> {
  return ['score', 'category'].includes(COMPANY_FIELDS[name].kind);
}
