// Decides what an update of share prices writes (issue 5, 'Share prices'; decisions.md section 4). New days are added; a stored price is changed
// only where the provider corrected it and most of at least five common days agree. Earlier prices that the provider restated, as it does after
// a split, are not changed: the restatement is proposed to a person. An answer that does not fit what is stored is not used. Prices are never
// deleted.

import type { NamedSplit, PricePair } from './compare-prices.ts';
import { agrees, ENOUGH_DAYS, findRestatement, isSamePrice, leaps } from './compare-prices.ts';
import type { DailyPrice } from './price-notes.ts';
import type { Restatement, StoredRestatement } from './restatements.ts';
import { getScale } from './restatements.ts';

export interface StoredPrice extends DailyPrice {
  /** ISO 4217. */
  readonly currency: string;
}

/** What is stored of a company: the prices as they first came, ascending by day, and what is known of their restatements. */
export interface PriceHistory {
  readonly prices: readonly StoredPrice[];
  readonly restatements: readonly StoredRestatement[];
}

/** What a provider sent, ascending by day. */
export interface SentPrices {
  readonly prices: readonly DailyPrice[];
  readonly splits: readonly NamedSplit[];
  readonly currency: string;
}

export interface PricePlan {
  readonly add: readonly StoredPrice[];
  /** New original prices of stored days. */
  readonly change: readonly StoredPrice[];
  /** To be proposed to a person. */
  readonly restatement: Restatement | null;
  /** Proposals that the provider has taken back. */
  readonly withdrawn: readonly StoredRestatement[];
}

/** Days before the last stored one that are fetched again, to compare. */
export const OVERLAP_DAYS = 14;

/** Whether all prices have to be fetched, since some days do not decide: something else than new days was sent. */
export function mustFetchAll(history: PriceHistory, sent: SentPrices): boolean {
  const plan = planPrices(history, sent);
  const isOtherCurrency = history.prices.length > 0 && history.prices.at(-1)?.currency !== sent.currency;
  return (
    isOtherCurrency ||
    plan === null ||
    plan.change.length > 0 ||
    plan.restatement !== null ||
    plan.withdrawn.length > 0
  );
}

/** What is to be written so that the stored prices follow those sent; null where these do not fit them. */
export function planPrices(history: PriceHistory, sent: SentPrices): PricePlan | null {
  const decided = history.restatements.filter(({ state }) => state !== 'proposed');
  const proposed = history.restatements.filter(({ state }) => state === 'proposed');
  const plan = planOn(history, history.restatements, sent);
  if (plan?.restatement === null || proposed.length === 0) return plan;
  const without = planOn(history, decided, sent);
  return without?.restatement === null && hasEnough(pairPrices(history, decided, sent))
    ? { ...without, withdrawn: proposed }
    : plan;
}

/** `known`: what the provider has restated so far. */
function planOn(history: PriceHistory, known: readonly Restatement[], sent: SentPrices): PricePlan | null {
  const pairs = pairPrices(history, known, sent);
  const restatement = findRestatement(pairs, sent.splits);
  const changes = listChanges(history, restatement === null ? known : [...known, restatement], sent);
  const isProven = hasEnough(pairs) && (agrees(pairs) || restatement !== null);
  if (isProven || isFirstAnswer(history, sent)) return { ...changes, restatement, withdrawn: [] };
  if (restatement !== null) return { ...changes, change: [], restatement, withdrawn: [] };
  if (hasEnough(pairs)) return null;
  const isDoubtful =
    pairs.some(({ isSame }) => !isSame) || changes.add.some((each) => leaps(history.prices, each));
  return isDoubtful ? null : { ...changes, change: [], restatement, withdrawn: [] };
}

/** Whether next to nothing is stored that could be compared: what was sent is worth more. */
function isFirstAnswer({ prices }: PriceHistory, sent: SentPrices): boolean {
  return prices.length === 0 || (prices.length < ENOUGH_DAYS && sent.prices.length >= ENOUGH_DAYS);
}

function hasEnough(pairs: readonly PricePair[]): boolean {
  return pairs.length >= ENOUGH_DAYS;
}

function pairPrices({ prices }: PriceHistory, known: readonly Restatement[], sent: SentPrices): PricePair[] {
  const stored = new Map(prices.map((each) => [each.day, each.price]));
  return sent.prices.flatMap(({ day, price }) => {
    const original = stored.get(day);
    if (original === undefined) return [];
    const scale = getScale(known, day);
    const expected = original * (scale ?? 1);
    return [{ day, expected, sent: price, isSame: isSamePrice(expected, price, scale) }];
  });
}

/** The new and the differing days of what was sent, as original prices. */
function listChanges(
  { prices }: PriceHistory,
  known: readonly Restatement[],
  { prices: sent, currency }: SentPrices,
): Pick<PricePlan, 'add' | 'change'> {
  const stored = new Map(prices.map((each) => [each.day, each]));
  const all = sent.map(({ day, price }) => ({ day, price: price / (getScale(known, day) ?? 1), currency }));
  return {
    add: all.filter(({ day }) => !stored.has(day)),
    change: all.flatMap((each) => {
      const before = stored.get(each.day);
      if (before === undefined) return [];
      const scale = getScale(known, each.day);
      const isSame = isSamePrice(before.price * (scale ?? 1), each.price * (scale ?? 1), scale);
      if (isSame && before.currency === each.currency) return [];
      return [{ ...each, price: isSame ? before.price : each.price }];
    }),
  };
}
