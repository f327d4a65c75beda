/**
 * Countries and their business regions. A country is found by its English or Spanish name, its ISO alpha-2 or
 * alpha-3 code, or another common name, ignoring case, accents and punctuation. A company's region follows from
 * its country (specification 2, section 9 'Option lists': regions APAC, AMER, EMEA).
 */
import type { Region } from './company.ts';
import { COUNTRY_ROWS } from './country-list.ts';
import { lookupKey } from '../records/fold-text.ts';

export interface Country {
  alpha2: string;
  alpha3: string;
  /** English short name, the one stored with a company. */
  name: string;
  nameEs: string;
  region: Region;
}

/** All countries, by English name. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(([alpha2, alpha3, name, nameEs, region]) => ({
  alpha2,
  alpha3,
  name,
  nameEs,
  region,
}));

/** Other names by alpha-2 code: formal, former and abbreviated names, and constituent countries. */
const ALIASES: Record<string, readonly string[]> = {
  AE: ['UAE', 'Emirates'],
  AX: ['Aland'],
  BA: ['Bosnia', 'Bosnia Herzegovina'],
  BN: ['Brunei Darussalam'],
  BO: ['Bolivia (Plurinational State of)', 'Plurinational State of Bolivia'],
  BQ: ['Bonaire', 'Caribbean Netherlands'],
  BS: ['Bahamas, The', 'Commonwealth of the Bahamas'],
  BY: ['Byelorussia'],
  CC: ['Cocos Islands', 'Keeling Islands'],
  CD: ['DR Congo', 'DRC', 'Congo, Democratic Republic of the', 'Congo, Dem. Rep.', 'Congo-Kinshasa', 'Zaire'],
  CG: ['Congo', 'Congo, Rep.', 'Congo-Brazzaville', 'Congo Republic'],
  CH: ['Swiss Confederation'],
  CI: ['Ivory Coast', 'Cote dIvoire'],
  CN: ["People's Republic of China", 'PRC', 'China, Mainland', 'Mainland China', 'China (Mainland)'],
  CV: ['Cabo Verde'],
  CW: ['Netherlands Antilles', 'Dutch Antilles'],
  CZ: ['Czech Republic', 'Czech Rep.', 'República Checa'],
  DE: ['Deutschland', 'Federal Republic of Germany'],
  EG: ['Arab Republic of Egypt', 'Egypt, Arab Rep.'],
  ES: ['Kingdom of Spain'],
  FK: ['Falkland Islands (Malvinas)', 'Malvinas'],
  FM: ['Micronesia (Federated States of)', 'Federated States of Micronesia', 'Micronesia, Fed. Sts.'],
  FO: ['Faeroe Islands', 'Faroes'],
  GB: [
    'UK',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'United Kingdom of Great Britain and Northern Ireland',
  ],
  GM: ['Gambia, The'],
  GR: ['Hellas', 'Hellenic Republic'],
  HK: [
    'Hong Kong SAR',
    'Hong Kong SAR China',
    'Hong Kong, China',
    'Hongkong',
    'China, Hong Kong Special Administrative Region',
  ],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Iran (Islamic Republic of)', 'Islamic Republic of Iran', 'Iran, Islamic Rep.'],
  KG: ['Kyrgyz Republic'],
  KN: ['St. Kitts and Nevis'],
  KP: [
    'DPRK',
    "Democratic People's Republic of Korea",
    "Korea (Democratic People's Republic of)",
    'Korea, North',
  ],
  KR: [
    'Korea',
    'Republic of Korea',
    'Korea, Republic of',
    'Korea (Republic of)',
    'Korea, South',
    'Korea, Rep.',
  ],
  KY: ['Caymans', 'Grand Cayman'],
  LA: ["Lao People's Democratic Republic", 'Lao PDR'],
  LC: ['St. Lucia'],
  MD: ['Republic of Moldova', 'Moldova, Republic of'],
  MF: ['Saint Martin (French part)', 'St. Martin'],
  MK: ['Macedonia', 'FYROM', 'Republic of North Macedonia'],
  MM: ['Burma'],
  MO: ['Macao', 'Macao SAR', 'Macau SAR', 'Macao SAR China', 'Macau, China'],
  NL: ['Holland', 'Netherlands (Kingdom of the)', 'Kingdom of the Netherlands'],
  PM: ['St. Pierre and Miquelon'],
  PN: ['Pitcairn'],
  PS: ['State of Palestine', 'Palestine, State of', 'Palestinian Territories', 'West Bank and Gaza'],
  RU: ['Russian Federation'],
  SA: ['KSA', 'Kingdom of Saudi Arabia', 'Arabia Saudita'],
  SH: ['Saint Helena', 'St. Helena'],
  SK: ['Slovak Republic'],
  SX: ['Sint Maarten (Dutch part)', 'St. Maarten'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Türkiye', 'Republic of Turkey'],
  TW: [
    'Taiwan, Province of China',
    'Taiwan (Province of China)',
    'Chinese Taipei',
    'Republic of China',
    'Taiwan, China',
  ],
  TZ: ['Tanzania, United Republic of', 'United Republic of Tanzania'],
  US: ['United States of America', 'U.S.', 'America', 'EE. UU.', 'EEUU'],
  VA: ['Holy See', 'Vatican'],
  VC: ['St. Vincent and the Grenadines', 'Saint Vincent', 'St. Vincent'],
  VE: ['Venezuela (Bolivarian Republic of)', 'Bolivarian Republic of Venezuela', 'Venezuela, RB'],
  VG: ['Virgin Islands (British)', 'Virgin Islands, British', 'BVI'],
  VI: ['Virgin Islands (U.S.)', 'Virgin Islands, U.S.', 'United States Virgin Islands', 'USVI'],
  VN: ['Viet Nam', 'Socialist Republic of Vietnam'],
};

const COUNTRY_BY_KEY: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) =>
    [country.name, country.nameEs, country.alpha2, country.alpha3, ...(ALIASES[country.alpha2] ?? [])].map(
      (name): [string, Country] => [lookupKey(name), country],
    ),
  ),
);

/** The country with this name or code, or null. */
export function findCountry(text: string): Country | null {
  return COUNTRY_BY_KEY.get(lookupKey(text)) ?? null;
}

/** The region of the country with this name or code, or null. @public */
export function findCountryRegion(name: string): Region | null {
  return findCountry(name)?.region ?? null;
}
