// Companies for measuring: invented, the same for the same number, in groups as uneven as real ones (about 130 industries of six
// sectors, a third of the companies in one country, some unclassified).

import { COUNTRIES } from '@vigilo/domain/companies/countries';
import { INDUSTRIES } from '@vigilo/domain/companies/industries';
import { GRADES } from '@vigilo/domain/companies/company';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { createRandom } from '../../testing/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WORDS = [
  'North',
  'Blue',
  'Delta',
  'Union',
  'Grand',
  'Silver',
  'Pacific',
  'Prime',
  'Global',
  'Summit',
  'Harbor',
  'Cedar',
  'Atlas',
  'Nova',
  'Vertex',
];
const KINDS = [
  'Holdings',
  'Industries',
  'Group',
  'Systems',
  'Partners',
  'Energy',
  'Bank',
  'Labs',
  'Foods',
  'Resources',
  'Technologies',
  'Corporation',
];
const HOME = COUNTRIES.filter((country) =>
  [
    'US',
    'GB',
    'JP',
    'DE',
    'CN',
    'FR',
    'CA',
    'IN',
    'BR',
    'ES',
    'CH',
    'AU',
    'KR',
    'IT',
    'NL',
    'SE',
    'MX',
    'CL',
    'ZA',
    'SG',
  ].includes(country.alpha2),
);

type Random = () => number;

/** So many companies with distinct tickers of one to five letters, in the order of their tickers, as the server sends them. */
export function sampleTiles(count: number): Tile[] {
  const random = createRandom(count);
  const industries = INDUSTRIES.toSorted((a, b) => weight(a.name) - weight(b.name));
  const tickers = new Set<string>();
  while (tickers.size < count) tickers.add(ticker(random));
  return [...tickers].toSorted().map((text, i) => ({
    id: String(i),
    ticker: text,
    ...pickPlace(random, industries),
    ...pickScores(random),
  }));
}

/** One of the list; the higher the power, the more often one of the first. */
function pick<T>(random: Random, list: readonly T[], power: number): T | undefined {
  return list[Math.floor(random() ** power * list.length)];
}

function pickPlace(
  random: Random,
  industries: typeof INDUSTRIES,
): Pick<Tile, 'name' | 'region' | 'country' | 'sector' | 'industry' | 'entityType' | 'status'> {
  const { sector, name: industry } = (random() < 0.03 ? undefined : pick(random, industries, 1.8)) ?? {
    sector: '',
    name: '',
  };
  const { region, name: country } = (random() < 0.34
    ? HOME.find(({ alpha2 }) => alpha2 === 'US')
    : pick(random, HOME, 1.6)) ?? { region: '', name: '' };
  return {
    name: [pick(random, WORDS, 1), pick(random, WORDS, 1), pick(random, KINDS, 1)].join(' '),
    region,
    country,
    sector,
    industry,
    entityType: random() < 0.8 ? 'Public' : 'Private',
    status: random() < 0.5 ? 'Initiated' : 'Validated',
  };
}

function pickScores(
  random: Random,
): Pick<Tile, 'st' | 'lt' | 'change' | 'changeLt' | 'events' | 'ratingSt' | 'ratingLt' | 'marketCap'> {
  const st = random() < 0.06 ? 0 : Math.round((random() + random() + random() - 1.42) * 950);
  const rating = () => (random() < 0.15 ? null : (pick(random, GRADES, 1) ?? null));
  return {
    st,
    lt: Math.round(st * 1.3 + (random() - 0.5) * 500),
    change: random() < 0.2 ? 0 : Math.round((random() - 0.47) * 400),
    changeLt: Math.round((random() - 0.5) * 300),
    events: Math.floor(random() ** 3 * 60),
    ratingSt: rating(),
    ratingLt: rating(),
    marketCap: random() < 0.1 ? null : Math.round(50 / random() ** 1.2),
  };
}

function ticker(random: Random): string {
  const length = 1 + Math.ceil(random() ** 0.4 * 4 - 0.4);
  return Array.from({ length }, () => LETTERS.charAt(Math.floor(random() * 26))).join('');
}

/** A fixed order that does not follow the alphabet. */
function weight(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % 9973;
  return sum;
}
