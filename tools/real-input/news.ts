// The dated news on its way through the product, as a provider and an analyst would take it: handed in item by item, suggestions and stories made
// by the product, and whatever is complete moved to the company events.

import { readFile } from 'node:fs/promises';
import { moveEvents, listEvents } from '@vigilo/contract/events';
import type { EventRow } from '@vigilo/contract/events';
import { ingestEvents, MOST_ITEMS } from '@vigilo/contract/news';
import { CsvSplitter } from '@vigilo/domain/imports/split-csv';
import type { ApiClient } from './api-client.ts';

interface Item {
  readonly ticker: string;
  readonly title: string;
  readonly url: string;
  readonly source: string;
  readonly date: string;
  readonly id: string;
}

const PAGE = 1000;

export interface NewsCounts {
  readonly items: number;
  readonly seconds: number;
  /** By what became of them. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Ids of the companies that have news by now. */
  readonly companies: readonly string[];
}

/** Reads the file: posts with a date such as `Wed Jul 01 13:37:59 +0000 2015`; the source of a post is the site it leads to. */
async function readItems(file: string): Promise<Item[]> {
  const splitter = new CsvSplitter(',');
  const [, ...rows] = [...splitter.push(await readFile(file, 'utf8')), ...splitter.end()];
  return rows
    .filter((row) => row.length > 1)
    .map(([ticker = '', date = '', title = '', url = '', id = '']) => ({
      ticker,
      title,
      url,
      source: siteFromUrl(url),
      date: new Date(date).toISOString(),
      id,
    }));
}

function siteFromUrl(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? 'Post';
}

/** Hands all items in. */
export async function ingestNews(client: ApiClient, file: string): Promise<NewsCounts> {
  const items = await readItems(file);
  const outcomes: Record<string, number> = {};
  const companies = new Set<string>();
  const started = performance.now();
  for (let at = 0; at < items.length; at += MOST_ITEMS) {
    const { data } = await client.call(ingestEvents, {
      body: { source: 'real-input', items: items.slice(at, at + MOST_ITEMS) },
    });
    for (const { outcome, companyID } of data.items) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (companyID !== undefined) companies.add(companyID);
    }
  }
  return {
    items: items.length,
    seconds: (performance.now() - started) / 1000,
    outcomes,
    companies: [...companies],
  };
}

export interface MoveCounts {
  stories: number;
  /** Stories that more than one source tells. */
  shared: number;
  complete: number;
  moved: number;
  /** Fields that are empty, by name; a row may lack several. */
  readonly lacking: Record<string, number>;
  /** Refusals of the move by their words. */
  readonly refused: Record<string, number>;
}

/** Moves every complete imported event of these companies to the company events. */
export async function moveComplete(client: ApiClient, companies: readonly string[]): Promise<MoveCounts> {
  const counts: MoveCounts = { stories: 0, shared: 0, complete: 0, moved: 0, lacking: {}, refused: {} };
  for (const companyID of companies) {
    const rows = await listImported(client, companyID);
    const complete = rows.filter(({ can }) => can.includes('move'));
    counts.stories += rows.length;
    counts.shared += rows.filter(({ sources }) => sources > 1).length;
    counts.complete += complete.length;
    for (const row of rows)
      for (const name of listMissingFields(row)) counts.lacking[name] = (counts.lacking[name] ?? 0) + 1;
    if (complete.length > 0)
      await moveAll(
        client,
        companyID,
        complete.map(({ _id }) => _id),
        counts,
      );
  }
  return counts;
}

function listMissingFields({ url, source, topic, event, score }: EventRow): string[] {
  return Object.entries({ url, source, topic, event, score }).flatMap(([name, value]) =>
    value === null ? [name] : [],
  );
}

async function listImported(client: ApiClient, id: string): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await client.call(listEvents, {
      params: { id },
      body: { tab: 'imported events', page, limit: PAGE },
    });
    if (reply.status === 'fail') return rows;
    rows.push(...reply.data);
    if (rows.length >= reply.total) return rows;
  }
}

/** All at once, as the screen does; where that is refused, one by one. */
async function moveAll(
  client: ApiClient,
  companyID: string,
  eventIds: readonly string[],
  counts: MoveCounts,
): Promise<void> {
  try {
    await client.call(moveEvents, { body: { companyID, eventIds: [...eventIds] } });
    counts.moved += eventIds.length;
  } catch (error) {
    const [only, ...others] = eventIds;
    if (only !== undefined && others.length > 0)
      for (const id of eventIds) await moveAll(client, companyID, [id], counts);
    else {
      const words = /"(?:description|message)":"([^"]*)"/.exec(String(error))?.[1] ?? String(error);
      counts.refused[words] = (counts.refused[words] ?? 0) + 1;
    }
  }
}
