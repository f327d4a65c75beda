// A first, simple suggestion of an event's score from its title (issue 2, 'Real input'; the scale is that of specification 3, section 1). Words of
// finance carry a weight; a word of direction (rises, cuts) takes its meaning from the noun it moves: profits that rise are good, losses
// that rise are bad; a negation turns what follows it round and weakens it. The sum is squeezed into -1..1 and rounded to a tenth.
// Always the same for the same title. A later issue ('Events') replaces it.

import type { Thousandths } from '../scoring/thousandths.ts';
import { EVENT_SCORE } from './impact.ts';

/** Words with their weight in tenths of a score, by how much they say alone. */
const WEIGHTED: readonly (readonly [number, string])[] = [
  [6, 'surge soar skyrocket outperform upgrade bullish breakthrough blockbuster'],
  [4, 'beat exceed strong strength win won rally rebound boom upbeat optimistic approve approval breakout upside momentum success impress top record best green outpace'],
  [3, 'gain profit profitable boost growth buy long call positive good great better robust solid healthy recovery recover award partner partnership expand expansion innovative secure confident accumulate support attractive'],
  [2, 'deal agree agreement launch hire dividend buyback acquire acquisition invest hope welcome opportunity benefit lead hot bid merger reward stake takeover seal joint'],
  [-2, 'concern worry uncertain uncertainty doubt delay slow sell question criticise criticize pressure volatile risk cautious caution divest oppose retreat exit spill toll struggle block'],
  [-3, 'loss lose warn weak weakness short put negative bad worse disappoint resign shortfall probe investigate investigation strike protest reject deny recall dispute overvalued red layoff fear fail failure halt suspend job tax penalty ban hurt hit violate violation sanction freeze drag threat threaten'],
  [-4, 'miss lawsuit sue fine downturn recession slowdown breach bearish underperform downgrade impair impairment writedown write-off worst crisis guilty accuse allegation selloff breakdown resistance hack cyberattack'],
  [-6, 'fraud bankrupt bankruptcy insolvency insolvent default scandal crash collapse plunge plummet crater rout slump tumble tank liquidate liquidation corruption'],
];

const UPWARD = 'rise rose risen up jump surge soar climb increase grow grew higher boost lift raise improve advance rally rebound double triple expand accelerate add leap pop high skyrocket gain edge widen spike';
const DOWNWARD = 'fall fell fallen down drop slide slid decline slump plunge tumble sink sank lower cut decrease shrink shrank narrow reduce shed lose lost dip slip slash halve ease trim low plummet retreat weaken crash';

/** What is good when it grows, and what is bad. */
const WELCOME = 'profit earnings sale revenue share stock price dividend demand outlook guidance forecast margin cash order rating target output growth market income turnover nav value customer subscriber traffic stake estimate view price-target eps ebitda backlog production volume job';
const UNWELCOME = 'loss cost debt default fine claim inflation unemployment risk charge provision impairment delay complaint expense liability deficit outflow churn spill tax redundancy';

const NEGATIONS = new Set(['not', 'no', 'never', 'without', "n't", 'avoid', 'escape', 'avert', 'dismiss', 'unlikely', 'lack', 'cannot', 'despite', 'shrug', 'deny'].map(stem));

const DIRECTION_WEIGHT = 3;
const BARE_DIRECTION_WEIGHT = 2;
const REACH = 4;
const NEGATION_REACH = 3;
const NEGATED = -0.5;
/** A sum of so many tenths is half of the way to 1. */
const HALF_WAY = 9;

const weights = new Map(WEIGHTED.flatMap(([weight, words]) => words.split(' ').map((word): [string, number] => [stem(word), weight])));
const directions = new Map([...stems(UPWARD).map((word): [string, number] => [word, 1]), ...stems(DOWNWARD).map((word): [string, number] => [word, -1])]);
const movables = new Map([...stems(WELCOME).map((word): [string, number] => [word, 1]), ...stems(UNWELCOME).map((word): [string, number] => [word, -1])]);

/** The suggested score of a title: -1000..1000 thousandths in steps of 100. */
export function suggestScore(title: string): Thousandths {
  const words = wordsOf(title);
  const used = new Set<number>();
  const moved = words.reduce((sum, _, index) => sum + weightOfMove(words, index, used), 0);
  const alone = words.reduce((sum, word, index) => (used.has(index) ? sum : sum + (weights.get(word) ?? 0) * negationAt(words, index)), 0);
  const sum = moved + alone;
  const steps = Math.round((10 * sum) / (Math.abs(sum) + HALF_WAY));
  return steps === 0 ? 0 : steps * EVENT_SCORE.step;
}

/** What a word of direction says with the noun it moves; both are noted as used. 0 for any other word. */
function weightOfMove(words: readonly string[], index: number, used: Set<number>): number {
  const word = words[index] ?? '';
  const direction = directions.get(word);
  if (direction === undefined) return 0;
  const noun = nearestMovable(words, index);
  used.add(index);
  if (noun !== null) used.add(noun);
  const meaning = noun === null ? 1 : (movables.get(words[noun] ?? '') ?? 1);
  const weight = Math.max(noun === null ? BARE_DIRECTION_WEIGHT : DIRECTION_WEIGHT, Math.abs(weights.get(word) ?? 0));
  return direction * meaning * weight * negationAt(words, index);
}

/** Folded stems, without addresses, company tags and punctuation. */
function wordsOf(title: string): string[] {
  const plain = title
    .toLowerCase()
    .replaceAll(/https?:\/\/\S*|[$@#][\w.]+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll("n't", " n't ");
  return (plain.match(/n't|[a-z]+(?:-[a-z]+)*/g) ?? []).map(stem);
}

/** The movable noun nearest to a word of direction: before it rather than after. */
function nearestMovable(words: readonly string[], index: number): number | null {
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (const at of [index - distance, index + distance]) if (movables.has(words[at] ?? '')) return at;
  }
  return null;
}

function negationAt(words: readonly string[], index: number): number {
  return words.slice(Math.max(0, index - NEGATION_REACH), index).some((word) => NEGATIONS.has(word)) ? NEGATED : 1;
}

function stems(list: string): string[] {
  return list.split(' ').map(stem);
}

/** A word without the endings of number, person and tense; crude, but the same for the lists and the titles. */
function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  const bare = word
    .replace(/ies$|ied$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
  return bare.length < 3 ? word : bare.replace(/e$/, '');
}
