// The two calls of the listing screen, against the same SQL through a bare driver.

import type { BenchDatabase } from '../testing/bench-database.ts';
import { ADMIN_EMAIL, COLLEAGUES, openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import type { HttpCall } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { count, median, percent, short } from '../testing/statistics.ts';
import type { ComparisonResult } from './compare-with-bare-driver.ts';
import {
  CONNECTIONS,
  COMPARISON_HEAD,
  comparisonRows,
  runComparison,
  TURN_MS,
} from './compare-with-bare-driver.ts';
import type { BareProcess } from './bare-process.ts';
import { startBareProcess } from './bare-process.ts';
import { captureHeatMap, HEAT_MAP_CALL } from './heat-map.ts';
import type { ListingSearch } from './listing.ts';
import { captureListing, listingCall, SEARCHES } from './listing.ts';
import { measureSearches } from './search-sizes.ts';
import { measureTablePages } from './table-page.ts';

const TURNS = 6;
/** Turns for calls without a target. */
const SIDE_TURNS = 2;
/** Of the bare driver's throughput. */
const LEAST_LISTING = 0.8;
const LEAST_HEAT_MAP = 0.6;
const REMEMBERED_SEARCHES = 50;
const BROWSER_ENCODING = 'gzip, deflate, br, zstd';

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const product = await startProduct(database);
  const bare = await startBareProcess(database.appUrl);
  try {
    const matches = await runComparisons(database, product, bare);
    const pages = await measureTablePages(database, product);
    const searches = await measureSearches(database, product);
    return {
      title: `Listing and heat map: ${count(database.middle.companies)} companies, ${count(database.middle.events)} events`,
      lines: [
        ...COMPARISON_NOTES,
        '',
        ...COMPARISON_HEAD,
        ...matches.lines,
        '',
        matches.words,
        ...pages.lines,
        ...searches,
      ],
      figures: [...matches.figures, ...pages.figures],
    };
  } finally {
    bare.stop();
    await product.stop();
  }
}

const COMPARISON_NOTES = [
  `The product runs as \`npm start\` runs it (worker, log lines, security headers and all) and is called over HTTP on ${CONNECTIONS} kept-alive connections of ${1 + COLLEAGUES.length} users from another process (one user has two calls at once, a tenant three of the four of two cores). The yardstick is a process of its own`,
  "that sends the very statements of the same calls (captured from the product: `BEGIN; SET LOCAL`, the tenant's state, the query, the total, `COMMIT`; same texts, same values, one after the other)",
  `through \`pg\` with a pool of equal size, ${CONNECTIONS} at a time, and throws the rows away: no HTTP, no guard, no reply. The third row is that yardstick behind Node's own HTTP server, called as the product is: what`,
  "no framework can get below. PostgreSQL, callers and either side share the machine's cores. Searches are 6,300 different ones in turn, each with two filters, so that no total is known from before, except where it says so.",
  `Medians of ${TURNS} alternating turns of ${TURN_MS / 1000} s (${SIDE_TURNS} of the rows for which no target is set); in brackets the least and most of the turns, in per cent.`,
] as const;

async function runComparisons(
  database: BenchDatabase,
  product: ProductProcess,
  bare: BareProcess,
): Promise<{ lines: string[]; words: string; figures: Figure[] }> {
  const { appUrl, middle } = database;
  const tokens: string[] = [];
  for (const email of [ADMIN_EMAIL, ...COLLEAGUES]) tokens.push(await product.signIn(middle.name, email));
  const sides = { product, bare, tokens };
  await bare.give(await captureListing(appUrl, middle, SEARCHES, false));
  const listing = await runComparison({ ...sides, next: cycleThrough(SEARCHES), turns: TURNS });
  const few = SEARCHES.slice(0, REMEMBERED_SEARCHES);
  await bare.give(await captureListing(appUrl, middle, few, true));
  const remembered = await runComparison({ ...sides, next: cycleThrough(few), turns: SIDE_TURNS });
  await bare.give([await captureHeatMap(appUrl, middle)]);
  const heatMap = await runComparison({ ...sides, next: () => HEAT_MAP_CALL, turns: TURNS });
  const compressed = await runComparison({
    ...sides,
    next: () => HEAT_MAP_CALL,
    turns: SIDE_TURNS,
    encoding: BROWSER_ENCODING,
  });
  return {
    lines: [
      ...comparisonRows('listing', listing),
      ...comparisonRows('listing, totals remembered on both sides', remembered),
      ...comparisonRows('heat map', heatMap),
      ...comparisonRows('heat map, compressed for a browser', compressed),
    ],
    words: `A heat map reply has ${short(heatMap.bytes / 1e6)} MB as it is and ${short(compressed.bytes / 1e6)} MB compressed.`,
    figures: [
      toFigure('Listing call, throughput', listing, LEAST_LISTING),
      toFigure('Heat-map call, throughput', heatMap, LEAST_HEAT_MAP),
    ],
  };
}

function cycleThrough(searches: readonly ListingSearch[]): () => HttpCall {
  let next = 0;
  return () => {
    next += 1;
    return listingCall(searches[next % searches.length] ?? {});
  };
}

function toFigure(figure: string, { ratios }: ComparisonResult, least: number): Figure {
  const part = median(ratios);
  return {
    figure,
    target: `at least ${percent(least)} of the same SQL through a bare driver`,
    measured: percent(part),
    isReached: part >= least,
  };
}
