// Hand-picked words for each kind of topic (issue 5, 'Suggestions'), so that words not seen in training still indicate a topic; and the shape of a text:
// all in capitals, beginning with a tag, with numbers.

import type { Word } from './headline-words.ts';
import { toStems } from './stem.ts';

const CUES: readonly string[] = [
  // analysts
  'analyst upgrade downgrade overweight underweight outperform underperform rating target initiate reiterate coverage bernstein piper jefferies wedbush citi ubs goldman morgan jpmorgan barclays sachs stanley evercore keybanc needham buy sell neutral pt',
  // central banks
  'fed fomc powell ecb boe boj rba rbi lagarde kuroda bailey yellen central bank hike basis bps hawkish dovish rate monetary bullard mester kashkari waller beige policymaker',
  // company, product
  'launch announce unveil partner partnership product platform technology software app vehicle drug trial fda clinical award open expand collaboration store device feature brand appoint select',
  // bonds
  'treasury treasuries yield bond debt note notes maturity coupon credit junk 10-year 2-year 30-year curve auction default corporate issuance tender inversion inverted sovereign',
  // dividends
  'dividend declare payable payout quarterly distribution yield record ex-dividend',
  // earnings
  'earnings results quarter q1 q2 q3 q4 eps revenue conference call webcast transcript report first-quarter second-quarter third-quarter fourth-quarter beat miss consensus guidance',
  // energy
  'oil crude brent wti gas lng opec barrel energy pipeline refinery gasoline diesel rig drilling petroleum nord stream eia gazprom rosneft aramco fuel',
  // financials
  'revenue eps gaap non-gaap beats misses income ebitda margin fy guidance profit loss net sales ffo nii',
  // currencies
  'dollar euro yen sterling pound yuan rupee peso lira ruble rouble forex fx currency currencies eurusd usdjpy gbpusd usd eur jpy gbp bitcoin crypto btc ethereum cryptocurrency exchange parity dxy franc won',
  // metals
  'gold silver copper platinum palladium lithium nickel iron ore steel aluminum aluminium zinc uranium metal metals mining miner mine cobalt bullion comex lme',
  // ipo
  'ipo ipos debut listing list offering spac public shares pricing priced prospectus',
  // law
  'court judge lawsuit sue ruling legal settlement fine antitrust sec doj ftc regulator regulation probe investigation charge fraud patent class-action law attorney supreme ban',
  // deals
  'acquire acquisition merger buyout takeover stake invest investment deal bid acquires buys sells divest round funding raises venture series fund private-equity spin-off combine',
  // economy
  'inflation gdp cpi ppi pmi unemployment jobless payrolls economy economic recession retail consumer housing manufacturing trade deficit surplus exports imports supply-chain covid lockdown drought heatwave wheat food tariff sanctions home mortgage industrial production confidence',
  // markets
  'dow s&p nasdaq futures stocks index wall street sensex nifty ftse nikkei market markets rally selloff indices vix equities spx spy qqq bear bull premarket european asian opening closing',
  // people
  'ceo cfo coo appoint appoints resign resigns retire names named join joins director board chairman president officer executive hire hires steps successor promote vice chief depart',
  // politics
  'president biden trump putin ukraine russia minister parliament election vote congress senate house democrat republican war nato china taiwan white government party lawmaker johnson macron zelensky military missile pelosi abortion gun prime campaign',
  // charts, trading
  'chart breakout support resistance long short calls puts options position trade watchlist swing volume moving average setup entry stop unusual flow bounce trend weekly daily',
  // stocks moving
  'shares stock jump surge fall drop plunge soar rise slide tumble gain premarket after-hours higher lower rally spike sink climbs movers',
];

const KINDS: ReadonlyMap<string, readonly number[]> = kindsByStem();

function kindsByStem(): Map<string, number[]> {
  const kinds = new Map<string, number[]>();
  CUES.forEach((words, kind) => {
    for (const stem of new Set(toStems(words))) kinds.set(stem, [...(kinds.get(stem) ?? []), kind]);
  });
  return kinds;
}

const NONE: readonly number[] = [];

/** The kinds of topic a word indicates; none for most. */
export function listCues({ kind, stem, lower }: Word): readonly number[] {
  if (kind === 'tag') return KINDS.get(lower.slice(1)) ?? NONE;
  return kind === 'word' ? (KINDS.get(stem) ?? NONE) : NONE;
}

/** Traits of a text's spelling, each as a small number. */
export function computeShape(words: readonly Word[]): number[] {
  const spoken = words.filter(({ kind, text }) => kind === 'word' && text.length > 2);
  const loud = spoken.filter(({ text }) => text === text.toUpperCase()).length;
  const capital = spoken.filter(({ text }) => text.charAt(0) !== text.charAt(0).toLowerCase()).length;
  const tags = words.filter(({ kind }) => kind === 'tag').length;
  const figures = words.filter(({ kind }) => kind === 'number').length;
  const share = (count: number) => Math.round((3 * count) / Math.max(spoken.length, 1));
  return [
    share(loud),
    10 + share(capital),
    20 + Math.min(tags, 4),
    30 + Math.min(Math.floor(words.length / 5), 6),
    40 + Math.min(figures, 4),
    50 + (words[0]?.kind === 'tag' ? 1 : 0),
    60 + (words.some(({ kind }) => kind === 'percent') ? 1 : 0),
    70 + (words.some(({ lower }) => lower === '?') ? 1 : 0),
    80 + (words.some(({ lower }) => lower === '"') ? 1 : 0),
  ];
}
