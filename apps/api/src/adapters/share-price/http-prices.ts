// Share prices from an address on the network that answers daily prices as comma separated values, such as Stooq's. The address is the
// operator's, from the configuration; of a company only the ticker goes into it, escaped.

import { isoFromDay } from '@vigilo/domain/scoring/day';
import { PriceCollection } from '@vigilo/domain/imports/read-price-rows';
import type { FetchRules } from '../guarded-fetch/fetch-rules.ts';
import { FetchFailure } from '../guarded-fetch/fetch-rules.ts';
import type { FetchedReply } from '../guarded-fetch/guarded-fetch.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { readPriceRows } from './price-table.ts';
import type { SharePriceProvider } from './share-price-provider.ts';
import { PriceFailure } from './share-price-provider.ts';

/** Providers tell of limits and unknown tickers in a short text with the status of success, as whatever type. */
const ACCEPTED = ['text/*', 'application/csv', 'application/octet-stream', 'application/vnd.ms-excel'];
const SHORT_TEXT = 500;
const NO_DATA = /^\s*(?:no data|brak danych|n\/[ad]\b|unknown (?:symbol|ticker)|symbol not found)/i;
const LIMIT = /\b(?:exceeded|limit|too many requests|przekroczony)\b/i;

/** Prices from an address with {ticker}, {from} and {to} in it (days as YYYYMMDD; as YYYY-MM-DD: {fromIso}, {toIso}). */
export function httpPrices(template: string, rules: FetchRules): SharePriceProvider {
  return {
    pauseMs: 1000,
    async list(ticker, from, to) {
      const [fromIso, toIso] = [isoFromDay(from), isoFromDay(to)];
      const places: Readonly<Record<string, string>> = {
        ticker,
        from: fromIso.replaceAll('-', ''),
        to: toIso.replaceAll('-', ''),
        fromIso,
        toIso,
      };
      const url = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
        name in places ? encodeURIComponent(places[name] ?? '') : whole,
      );
      const reply = await guardedFetch({ url, accept: ACCEPTED }, rules).catch((error: unknown) =>
        failFetch(error),
      );
      const prices = new PriceCollection();
      for await (const { columns, rows } of readPriceRows([readReplyText(reply, ticker)]))
        for (const row of rows) prices.take(row, columns, to);
      return { prices: prices.list(from, to), splits: prices.splits, skipped: prices.skipped };
    },
  };
}

function failFetch(error: unknown): never {
  if (!(error instanceof FetchFailure)) throw error;
  const isUnreadable = error.problem === 'wrong-kind' || error.problem === 'unreadable';
  throw new PriceFailure(
    error.problem === 'too-large' ? 'too-large' : isUnreadable ? 'unreadable' : 'unreachable',
    error.message,
    { cause: error },
  );
}

function readReplyText({ status, bytes }: FetchedReply, ticker: string): string {
  if (status === 404 || status === 204) throw new PriceFailure('no-data', `${ticker}: status ${status}`);
  if (status === 429) throw new PriceFailure('limit', `status ${status}`);
  if (status < 200 || status > 299) throw new PriceFailure('unreachable', `status ${status}`);
  const text = new TextDecoder().decode(bytes);
  if (text.length <= SHORT_TEXT && NO_DATA.test(text)) throw new PriceFailure('no-data', ticker);
  if (text.length <= SHORT_TEXT && LIMIT.test(text)) throw new PriceFailure('limit', text.slice(0, 100));
  return text;
}
