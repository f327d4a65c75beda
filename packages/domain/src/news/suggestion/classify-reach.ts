// Suggests the event type of news (specification 3, section 3; issue 5, 'Suggestions'): Company, Industry or Macro. A headline that names the
// company is about the company unless its words concern the whole economy; any other is classified by hand-picked words for the economy and for
// industries, and by the probability of topics of that scope.

import type { EventType } from '../../scoring/event-type.ts';
import { EVENT_TYPES } from '../../scoring/event-type.ts';
import type { Headline } from './read-headline.ts';
import { toStems } from './stem.ts';

const MACRO_WORDS = new Set(
  toStems(
    'inflation gdp recession unemployment payrolls jobless fed fomc ecb boe rbi boj opec imf powell yellen lagarde rate hike rate-hike brexit referendum election tariff tariffs treasury treasuries yield yields bond bonds dollar euro sterling rupee yen currency currencies forex economy economic economies economist budget deficit fiscal monetary stimulus cpi ppi pmi consumer-price central government minister parliament congress senate president war sanctions ukraine russia nato sensex nifty ftse dow nasdaq s&p nikkei dax stoxx index indices wall-street market markets stocks equities futures global world',
  ),
);
const INDUSTRY_WORDS = new Set(
  toStems(
    'sector industry industries peers rivals miners banks lenders insurers airlines carriers automakers carmakers retailers supermarkets grocers drugmakers pharma biotechs chipmakers semiconductor semiconductors telecoms telcos utilities housebuilders homebuilders builders oil crude brent gas copper gold silver steel coal commodity commodities iron-ore ore metals lithium shipping tourism housing property farmers wheat producers manufacturers makers suppliers regulator sectors',
  ),
);
const MACRO_TOPICS = [
  'Macro',
  'Fed | Central Banks',
  'Politics',
  'Currencies',
  'Treasuries | Corporate Debt',
  'Markets',
];
const INDUSTRY_TOPICS = ['Energy | Oil', 'Gold | Metals | Materials'];

export interface Reach {
  readonly value: EventType;
  /** 0..1 */
  readonly confidence: number;
  /** Of each event type, in their order. */
  readonly chances: Float64Array;
  /** Contribution of each word to the value, by index in the headline; 0 for most. */
  readonly shares: Float64Array;
}

/** The event type of a headline; `topics` are probabilities by name, `isGiven` is true if the headline was read for a company. */
export function classifyReach(
  headline: Headline,
  topics: ReadonlyMap<string, number>,
  isGiven: boolean,
): Reach {
  const macro = wordShares(headline, MACRO_WORDS);
  const industry = wordShares(headline, INDUSTRY_WORDS);
  const named = new Float64Array(headline.words.length);
  headline.words.forEach(({ role, kind }, at) => {
    if (role === 'target') named[at] = 1;
    else if (kind === 'tag' && !isGiven) named[at] = 0.5;
  });
  const isNamed = headline.targets.length > 0;
  const names = headline.words.filter(({ role }) => role === 'other').length;
  const sums: Record<EventType, number> = {
    Company: (isNamed ? 3.2 : isGiven ? 0.9 : 0.3) + Math.min(isGiven ? 0 : names, 3) * 0.35,
    Industry: 3 * sumTopicChances(topics, INDUSTRY_TOPICS) + 0.8 * Math.min(sumShares(industry), 3) - 0.6,
    Macro: 3.2 * sumTopicChances(topics, MACRO_TOPICS) + 0.45 * Math.min(sumShares(macro), 4) - 0.9,
  };
  const powers = Float64Array.from(EVENT_TYPES, (type) => Math.exp(sums[type]));
  const total = powers.reduce((a, b) => a + b, 0);
  const best = EVENT_TYPES.reduce((a, b) => (sums[b] > sums[a] ? b : a));
  const shares = { Company: named, Industry: industry, Macro: macro }[best];
  return {
    value: best,
    confidence: Math.exp(sums[best]) / total,
    chances: powers.map((power) => power / total),
    shares,
  };
}

function wordShares({ words }: Headline, wanted: ReadonlySet<string>): Float64Array {
  return Float64Array.from(words, ({ kind, role, stem }) =>
    kind === 'word' && role !== 'target' && wanted.has(stem) ? 1 : 0,
  );
}

function sumTopicChances(topics: ReadonlyMap<string, number>, names: readonly string[]): number {
  return names.reduce((sum, each) => sum + (topics.get(each) ?? 0), 0);
}

function sumShares(shares: Float64Array): number {
  return shares.reduce((a, b) => a + b, 0);
}
