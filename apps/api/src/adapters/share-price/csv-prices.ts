// Share prices from files: `{TICKER}.csv` in a folder, or one file with a ticker column (the folder's only one, or named itself). Whoever
// delivers them replaces the files; they are read anew when they are asked for.

import { createReadStream } from 'node:fs';
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tickerKey } from '@vigilo/domain/companies/company-keys';
import type { Day } from '@vigilo/domain/scoring/day';
import { PriceCollection, readTicker } from '@vigilo/domain/imports/read-price-rows';
import { readPriceRows } from './price-table.ts';
import type { PriceAnswer, SharePriceProvider } from './share-price-provider.ts';
import { PriceFailure } from './share-price-provider.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const PIECE_BYTES = 262_144;
/** A file of all companies is kept while a run asks for one after the other. */
const KEPT_MS = 600_000;

type PricesByTicker = ReadonlyMap<string, PriceCollection>;

/** Prices from this folder or file. */
export function csvPrices(place: string): SharePriceProvider {
  let kept: { readonly key: string; readonly shelf: Promise<PricesByTicker> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const getPricesByTicker = async (path: string, facts: Stats, today: Day): Promise<PricesByTicker> => {
    const key = `${path} ${facts.mtimeMs} ${facts.size} ${today}`;
    if (kept?.key !== key) kept = { key, shelf: readPricesByTicker(path, facts, today) };
    clearTimeout(timer);
    timer = setTimeout(() => (kept = null), KEPT_MS).unref();
    return kept.shelf;
  };
  return {
    pauseMs: 0,
    async list(ticker, from, to) {
      const found = await findFile(place, ticker);
      const prices = found.hasAllCompanies
        ? (await getPricesByTicker(found.path, found.facts, to)).get(tickerKey(ticker))
        : await readOne(found.path, found.facts, ticker, to);
      if (!prices) throw new PriceFailure('no-data', `${ticker} in ${found.path}`);
      return toAnswer(prices, from, to);
    },
  };
}

function toAnswer(prices: PriceCollection, from: Day, to: Day): PriceAnswer {
  return { prices: prices.list(from, to), splits: prices.splits, skipped: prices.skipped };
}

interface Found {
  readonly path: string;
  readonly facts: Stats;
  /** Whether it holds the prices of several companies. */
  readonly hasAllCompanies: boolean;
}

async function findFile(place: string, ticker: string): Promise<Found> {
  const facts = await stat(place).catch((error: unknown) => failMissing(place, error));
  if (facts.isFile()) return { path: place, facts, hasAllCompanies: true };
  const names = (await readdir(place)).filter((name) => name.toLowerCase().endsWith('.csv'));
  const own = names.find((name) => fileKey(name.slice(0, -'.csv'.length)) === fileKey(ticker));
  const name = own ?? (names.length === 1 ? names[0] : undefined);
  if (name === undefined) throw new PriceFailure('no-data', `no file of ${ticker} in ${place}`);
  const path = join(place, name);
  return { path, facts: await stat(path), hasAllCompanies: own === undefined };
}

function failMissing(place: string, cause: unknown): never {
  throw new PriceFailure('no-provider', `${place} cannot be read`, { cause });
}

/** A file's name has no slash or colon, a ticker may: BRK/B is in BRK-B.csv. */
function fileKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '-');
}

async function readOne(path: string, facts: Stats, ticker: string, today: Day): Promise<PriceCollection> {
  const prices = new PriceCollection();
  for await (const { columns, rows } of readPriceRows(readPieces(path, facts))) {
    for (const row of rows) {
      const named = readTicker(row, columns);
      if (named === '' || named === tickerKey(ticker)) prices.take(row, columns, today);
    }
  }
  return prices;
}

async function readPricesByTicker(path: string, facts: Stats, today: Day): Promise<PricesByTicker> {
  const shelf = new Map<string, PriceCollection>();
  for await (const { columns, rows } of readPriceRows(readPieces(path, facts))) {
    for (const row of rows) {
      const ticker = readTicker(row, columns);
      if (ticker === '') continue;
      const prices = shelf.get(ticker) ?? new PriceCollection();
      shelf.set(ticker, prices);
      prices.take(row, columns, today);
    }
  }
  return shelf;
}

async function* readPieces(path: string, { size }: Stats): AsyncGenerator<string, void> {
  if (size > MOST_BYTES) throw new PriceFailure('too-large', `${path}: ${size} bytes`);
  const decoder = new TextDecoder();
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES }))
    yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
