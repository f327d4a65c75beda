// Suggests the event type of news (specification 3, section 3; issues 5 and 17): Company, Industry or Macro. Hand-picked words for the economy and for
// industries, the probability of topics of that scope, and whether the company is named, are figures of a linear model over the words, which was trained on
// the project's own labels.

import type { EventType } from '../../scoring/event-type.ts';
import { EVENT_TYPES } from '../../scoring/event-type.ts';
import { addShares, computeSums, softmax } from './linear-model.ts';
import type { Word } from './headline-words.ts';
import type { Headline } from './read-headline.ts';
import { toStems } from './stem.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import { topicViews } from './topic-views.ts';

const FIGURE_WEIGHT = 0.5;

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

/** The event type of a headline, which the views of the model's topic have just read; `topics` are the chances of the model's topics. */
export function classifyReach(
  model: SuggestionModel,
  headline: Headline,
  { topics, isGiven }: { topics: Float64Array; isGiven: boolean },
): Reach {
  const names = new Map(model.topicNames.map((each, at) => [each, topics[at] ?? 0]));
  const views = topicViews(model);
  const chances = softmax(
    computeSums(model.reach, views, reachFigures(headline, names, isGiven)),
    model.numbers.reachSteepness,
  );
  const place = chances.reduce((best, each, at) => (each > (chances[best] ?? 0) ? at : best), 0);
  const value = EVENT_TYPES[place] ?? 'Company';
  const shares = handShares(value, headline, isGiven);
  addShares(model.reach, views, { one: place, times: 1, shares });
  return { value, confidence: chances[place] ?? 0, chances, shares };
}

/** What is known of a headline besides its words, for the event type: three sums by hand, then its parts; each about -3..3. */
export function reachFigures(
  headline: Headline,
  topics: ReadonlyMap<string, number>,
  isGiven: boolean,
): Float64Array {
  const macro = count(headline, (word) => isOneOf(word, MACRO_WORDS));
  const industry = count(headline, (word) => isOneOf(word, INDUSTRY_WORDS));
  const isNamed = headline.targets.length > 0;
  const others = count(headline, ({ role }) => role === 'other');
  const [industryTopics, macroTopics] = [
    sumTopicChances(topics, INDUSTRY_TOPICS),
    sumTopicChances(topics, MACRO_TOPICS),
  ];
  const tags = count(headline, ({ kind }) => kind === 'tag');
  const figures = [
    (isNamed ? 3.2 : isGiven ? 0.9 : 0.3) + Math.min(isGiven ? 0 : others, 3) * 0.35,
    3 * industryTopics + 0.8 * Math.min(industry, 3) - 0.6,
    3.2 * macroTopics + 0.45 * Math.min(macro, 4) - 0.9,
    isNamed ? 1 : 0,
    Math.min(others, 4) / 2,
    Math.min(macro, 4) / 2,
    Math.min(industry, 3) / 2,
    Math.min(tags, 2),
    macroTopics - industryTopics,
  ];
  return new Float64Array(figures.map((figure) => FIGURE_WEIGHT * figure));
}

const HAND_WEIGHT = 0.5;

/** Contribution of the hand-picked words to the value. */
function handShares(value: EventType, { words }: Headline, isGiven: boolean): Float64Array {
  const shares = new Float64Array(words.length);
  const wanted = value === 'Macro' ? MACRO_WORDS : INDUSTRY_WORDS;
  words.forEach((word, at) => {
    if (value === 'Company') shares[at] = HAND_WEIGHT * namedShare(word, isGiven);
    else if (isOneOf(word, wanted)) shares[at] = HAND_WEIGHT;
  });
  return shares;
}

/** Contribution of a name to the company as the subject. */
function namedShare({ role, kind }: Word, isGiven: boolean): number {
  if (role === 'target') return 1;
  return kind === 'tag' && !isGiven ? 0.5 : 0;
}

function isOneOf({ kind, role, stem }: Word, wanted: ReadonlySet<string>): boolean {
  return kind === 'word' && role !== 'target' && wanted.has(stem);
}

function count({ words }: Headline, is: (word: Word) => boolean): number {
  let found = 0;
  for (const word of words) if (is(word)) found += 1;
  return found;
}

function sumTopicChances(topics: ReadonlyMap<string, number>, names: readonly string[]): number {
  return names.reduce((sum, each) => sum + (topics.get(each) ?? 0), 0);
}
