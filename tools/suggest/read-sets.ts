// The sets that suggestions are trained and measured on, read from the folder beside the project.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

const FOLDER = new URL('../../../shared/data/events/', import.meta.url);

/** A headline or post with a gold score of -1..1 for a company. */
export interface ScoredRow {
  readonly id: string;
  readonly isPost: boolean;
  readonly text: string;
  readonly company: string;
  readonly score: number;
  /** Such as 'Corporate/Sales', or empty. */
  readonly type: string;
}

const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;

/** A headline with the sentiment for one of those it names. */
export interface PairRow {
  readonly headline: string;
  readonly text: string;
  readonly company: string;
  /** Place in SENTIMENTS. */
  readonly sentiment: number;
}

export interface TopicRow {
  readonly text: string;
  readonly topic: string;
}

export interface Sets {
  readonly scored: readonly ScoredRow[];
  readonly pairs: readonly PairRow[];
  readonly topics: readonly TopicRow[];
}

const SCORED_FILE = fileURLToPath(new URL('scored.csv', FOLDER));

/** The sets, or null where the folder is not there. */
export function findSets(): Sets | null {
  if (!existsSync(SCORED_FILE)) return null;
  return {
    scored: readRows('scored.csv').map((row) => ({
      id: row['id'] ?? '',
      isPost: row['kind'] === 'post',
      text: row['text'] ?? '',
      company: row['company'] ?? '',
      score: Number(row['gold_score']),
      type: row['event_type'] ?? '',
    })),
    pairs: readRows('headline-sentiment-per-company.csv').map((row) => ({
      headline: row['headline_id'] ?? '',
      text: row['title'] ?? '',
      company: row['entity'] ?? '',
      sentiment: SENTIMENTS.findIndex((each) => each === row['sentiment']),
    })),
    topics: readRows('topics.csv').map((row) => ({ text: row['text'] ?? '', topic: row['topic'] ?? '' })),
  };
}

function readRows(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(name, FOLDER)), {
    columns: true,
    skip_empty_lines: true,
    relax_quotes: true,
    bom: true,
  });
}
