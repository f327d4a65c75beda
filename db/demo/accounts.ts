/** The clients of the demo tenant, which companies each covers, and the five accounts with invented names. */
import { subtractMonths } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import type { CompanyFacts, DemoAccount, DemoClient } from './types.ts';

const RESEARCH_DESK = 'Research Desk';
const NORTH_BANK = 'North Bank';
const MERIDIAN_CAPITAL = 'Meridian Capital';

/** Countries that North Bank lends in. */
const NORTHERN_COUNTRIES: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Czechia',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Ireland',
  'Luxembourg',
  'Netherlands',
  'Norway',
  'Poland',
  'Sweden',
  'Switzerland',
  'United Kingdom',
]);

/** What each client covers. The research desk leaves a few out, so that an analyst does not see quite everything. */
const COVERS: Record<string, (company: CompanyFacts, index: number) => boolean> = {
  [RESEARCH_DESK]: (_company, index) => index % 20 !== 19,
  [NORTH_BANK]: (company) => NORTHERN_COUNTRIES.has(company.country),
  [MERIDIAN_CAPITAL]: (company, index) =>
    company.region !== 'EMEA' && (company.entityType === 'Private' || index % 3 !== 0),
};

/** The clients, under contract since a year before `today` without an end. */
export function createClients(companies: readonly CompanyFacts[], today: Day): DemoClient[] {
  return Object.entries(COVERS).map(([name, covers]) => ({
    name,
    startDay: subtractMonths(today, 12),
    endDay: null,
    tickers: companies.filter(covers).map((company) => company.ticker),
  }));
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@demo.test', name: 'Ada Winter', role: 'Admin', clients: [], portfolio: [] },
  {
    email: 'analyst@demo.test',
    name: 'Noor Hansen',
    role: 'Analyst',
    clients: [RESEARCH_DESK],
    portfolio: ['TM', 'NESN', 'SHEL', 'SAN', 'NOVN', 'AIR', 'NVDA', '0700.HK'],
  },
  {
    email: 'approver@demo.test',
    name: 'Tomás Rivera',
    role: 'Approver',
    clients: [RESEARCH_DESK],
    portfolio: [],
  },
  { email: 'client@demo.test', name: 'Grace Okafor', role: 'Client', clients: [NORTH_BANK], portfolio: [] },
  {
    email: 'licensed@demo.test',
    name: 'Kenji Moreau',
    role: 'Licensed Client',
    clients: [MERIDIAN_CAPITAL],
    portfolio: [],
  },
];
