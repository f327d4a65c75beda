// Suggestions for headlines on one core: cleaning, finding the company, score, impact, event type, topic and the words that led there; against the lexicon
// alone over the same headlines, in alternating turns. And companies found in headlines, of ten and of ten thousand.

import { CompanyFinder } from '@vigilo/domain/news/company-finder';
import type { NamedCompany } from '@vigilo/domain/news/naming/name-index';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import { readSenses } from '@vigilo/domain/news/suggestion/senses';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import { openBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { count, median } from '../testing/statistics.ts';

const HEADLINES = Math.max(200, Math.round(5000 * Number(process.env['BENCH_SCALE'] ?? 1)));
const TURNS = 7;
const TARGET = 8000;
const COMPANIES = 10_000;

const FIRST = [
  'Acme',
  'Borealis',
  'Cobalt',
  'Dunlin',
  'Elverum',
  'Fjordline',
  'Gantry',
  'Halcyon',
  'Ivory',
  'Juniper',
  'Kestrel',
  'Lumen',
  'Meridian',
  'Nimbus',
  'Orchard',
];
const SECOND = [
  'Foods plc',
  'Energy Inc.',
  'Bank',
  'Mining Ltd',
  'Pharma',
  'Motors Group',
  'Airlines',
  'Software Holdings',
  'Retail Corp',
];
const STORIES = [
  'first-quarter profit falls 12% as costs rise, shares slide in early trade',
  'raises full-year outlook after record orders from Asia',
  'faces probe by antitrust watchdog over pricing of its newest drug',
  'to cut 1,500 jobs in Europe despite strong demand',
  'agrees £2.3bn takeover of smaller rival Norland, ending months of talks',
  'names former Westgate executive as chief financial officer',
  'declares quarterly dividend of $0.42',
  'shrugs off slowdown as newer designs win share',
  'recalls 40,000 cars after brake failure; shares drop 3 pct',
  'wins $300 mln contract to build offshore wind farm',
];

interface Invented {
  readonly text: string;
  readonly company: string;
}

function inventedHeadlines(): Invented[] {
  return Array.from({ length: HEADLINES }, (_, index) => {
    const company = `${FIRST[index % FIRST.length]} ${SECOND[Math.floor(index / FIRST.length) % SECOND.length]}`;
    return { company, text: `${company.split(' ')[0]} ${STORIES[(index * 7) % STORIES.length]} (${index})` };
  });
}

function inventedCompanies(length: number): NamedCompany[] {
  return Array.from({ length }, (_, index) => ({
    id: String(index),
    name: `${FIRST[index % FIRST.length]}${index < FIRST.length ? '' : index} ${SECOND[index % SECOND.length]}`,
    ticker: `T${index}`,
    aliases: [],
  }));
}

/** Headlines a second of processor time, all threads together, so that other programs disturb it less. */
function measurePace(rows: readonly Invented[], work: (row: Invented) => unknown): number {
  const begun = process.cpuUsage();
  for (const row of rows) work(row);
  const { user, system } = process.cpuUsage(begun);
  return rows.length / ((user + system) / 1e6);
}

export async function bench(): Promise<BenchResult> {
  const rows = inventedHeadlines();
  const model = openBaseModel();
  const [few, many] = [10, COMPANIES].map(
    (length) => new CompanyFinder(inventedCompanies(length), model.isCommon),
  );
  const works = {
    suggest: (row: Invented) => suggest(model, row),
    lexicon: (row: Invented) => readSenses(readHeadline(row, model.isCommon)),
    few: (row: Invented) => few?.find(row.text),
    many: (row: Invented) => many?.find(row.text),
  };
  const paces: Record<keyof typeof works, number[]> = { suggest: [], lexicon: [], few: [], many: [] };
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const name of ['suggest', 'lexicon', 'few', 'many'] as const) {
      const pace = measurePace(rows, works[name]);
      // The first turn warms up.
      if (turn > 0) paces[name].push(pace);
    }
  }
  const [whole, lexicon, ten, tenThousand] = [
    median(paces.suggest),
    median(paces.lexicon),
    median(paces.few),
    median(paces.many),
  ];
  return {
    title: `Suggestions for ${count(HEADLINES)} headlines, one core`,
    lines: [
      `| work | headlines a second of processor time | spread over ${TURNS} turns |`,
      '|---|---|---|',
      `| suggestion: score, impact, event type, topic, words | ${perSecond(whole)} | ${spread(paces.suggest)} |`,
      `| yardstick: the lexicon alone | ${perSecond(lexicon)} | ${spread(paces.lexicon)} |`,
      `| companies found, of 10 | ${perSecond(ten)} | ${spread(paces.few)} |`,
      `| companies found, of ${count(COMPANIES)} | ${perSecond(tenThousand)} | ${spread(paces.many)} |`,
      '',
      `A suggestion costs ${(lexicon / whole).toFixed(1)} times the lexicon alone; finding companies among ${count(COMPANIES)} ${(ten / tenThousand).toFixed(2)} times finding them among 10.`,
    ],
    figures: [
      {
        figure: 'Suggestions on one core',
        target: `>= ${count(TARGET)} headlines a second`,
        measured: `${perSecond(whole)} (${(lexicon / whole).toFixed(1)} x the lexicon alone)`,
        isReached: whole >= TARGET,
      },
      {
        figure: `Companies found in headlines, of ${count(COMPANIES)}`,
        target: `>= ${count(TARGET)} headlines a second`,
        measured: perSecond(tenThousand),
        isReached: tenThousand >= TARGET,
      },
    ],
  };
}

function perSecond(pace: number): string {
  return count(Math.round(pace));
}

function spread(paces: readonly number[]): string {
  return `${perSecond(Math.min(...paces))} to ${perSecond(Math.max(...paces))}`;
}
