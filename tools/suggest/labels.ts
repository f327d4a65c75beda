// The project's own labels, `bench/suggest/labels`: scores, event types and companies of the public pairs and of public texts, by row number, and of
// headlines written by the project.

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { bandFromTenths, sideFromTenths } from '@vigilo/domain/news/severity/credit-bands';
import type { Meaning } from '@vigilo/domain/news/suggestion/word-meanings';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { findEventType } from '@vigilo/domain/scoring/event-type';
import type { Sets } from './read-sets.ts';

const FOLDER = new URL('../../bench/suggest/labels/', import.meta.url);

export interface LabelledRow {
  readonly text: string;
  /** What the headline is read for: the company meant, else what the public set drew it for. */
  readonly subject: string | null;
  readonly score: number;
  /** Null where only a score was given. */
  readonly type: EventType | null;
  /** Where the text is from: a public set, or the project, which wrote it. */
  readonly origin: 'pairs' | 'topics' | 'written';
  /** Place among the pairs; null for other headlines. */
  readonly pair: number | null;
}

/** The labelled headlines: the pairs, texts of the topics, and those the project wrote. Throws where a label belongs to no row. */
export function readLabels({ pairs, topics }: Pick<Sets, 'pairs' | 'topics'>): LabelledRow[] {
  const ofPairs = readRows('scored-headlines.csv').map((row): LabelledRow => {
    const pair = Number(row['row']) - 1;
    const { text, company: drawn } = findRow(pairs, pair);
    return { ...readOutcome(row), text, subject: nameOf(row['company']) ?? drawn, origin: 'pairs', pair };
  });
  const ofTopics = readRows('scored-topics.tsv', '\t').map((row): LabelledRow => ({
    score: Number(row['score']),
    type: null,
    text: findRow(topics, Number(row['row']) - 1).text,
    subject: nameOf(row['subject']),
    origin: 'topics',
    pair: null,
  }));
  const own = readRows('own-headlines.csv').map((row): LabelledRow => ({
    ...readOutcome(row),
    text: row['headline'] ?? '',
    subject: nameOf(row['company']),
    origin: 'written',
    pair: null,
  }));
  const ofMarkets = readRows('market-headlines.tsv', '\t').map((row): LabelledRow => ({
    score: Number(row['score']),
    type: null,
    text: row['headline'] ?? '',
    subject: nameOf(row['subject']),
    origin: 'written',
    pair: null,
  }));
  return [...ofPairs, ...ofTopics, ...own, ...ofMarkets];
}

function findRow<T>(rows: readonly T[], at: number): T {
  const found = rows[at];
  if (found === undefined) throw new Error(`A label is of row ${at + 1}, which is not there.`);
  return found;
}

function nameOf(written: string | undefined): string | null {
  return written === undefined || written === '-' ? null : written;
}

function readOutcome(row: Record<string, string>): Pick<LabelledRow, 'score' | 'type'> {
  const type = findEventType(row['type'] ?? '');
  if (!type) throw new Error(`A label has no event type: ${JSON.stringify(row)}`);
  return { score: Number(row['score']), type };
}

export interface CreditCase {
  readonly kind: string;
  readonly isTrap: boolean;
  readonly company: string | null;
  readonly text: string;
  readonly score: number;
  readonly side: string;
  readonly band: string;
}

/** Sets of credit headlines: three that rules were tuned on, one that was read without a rule being kept, and two that nobody who writes rules looks at. */
export const CREDIT_SETS = [
  'credit-headlines',
  'further-credit-headlines',
  'third-credit-headlines',
  'fourth-credit-headlines',
  'fifth-credit-headlines',
  'sixth-credit-headlines',
] as const;
export type CreditSet = (typeof CREDIT_SETS)[number];

export function readCreditCases(set: CreditSet): CreditCase[] {
  return readRows(`${set}.tsv`, '\t').map((row) => ({
    kind: row['kind'] ?? '',
    isTrap: row['trap'] === 'yes',
    company: row['company'] === '-' ? null : (row['company'] ?? null),
    text: row['headline'] ?? '',
    score: Number(row['score']),
    side: row['side'] ?? '',
    band: row['band'] ?? '',
  }));
}

/** With the side and the band that follow from the score. */
function toCase(row: Record<string, string>): CreditCase {
  const score = Number(row['score']);
  const tenths = Math.round(score * 10);
  const [kind = '', company = null, text = ''] = [row['kind'], row['company'], row['headline']];
  return {
    kind,
    isTrap: row['trap'] === 'yes',
    company,
    text,
    score,
    side: sideFromTenths(tenths),
    band: bandFromTenths(tenths),
  };
}

/** Headlines of every kind, as agencies and newspapers word them, that nothing is learnt from: to measure on. */
export const WIDE_SETS = ['wide-credit-headlines', 'spanish-credit-headlines'] as const;

export function readWideCases(set: (typeof WIDE_SETS)[number]): CreditCase[] {
  return readRows(`${set}.tsv`, '\t').map(toCase);
}

/** A headline of credit news, or of what looks like it, with the score that a credit officer gives it: to learn from. */
export interface CreditLesson extends CreditCase {
  readonly author: string;
}

/** The lessons of all authors. */
export function readCreditLessons(): CreditLesson[] {
  return readRows('credit-lessons.tsv', '\t').map((row) => ({ ...toCase(row), author: row['author'] ?? '' }));
}

/** The meanings of words, with those that stand for each. */
export function readThesaurus(): (Meaning & { readonly name: string })[] {
  return readRows('thesaurus.tsv', '\t').map((row) => ({
    name: row['meaning'] ?? '',
    english: (row['english'] ?? '').split(' '),
    spanish: (row['spanish'] ?? '').split(' '),
  }));
}

function readRows(name: string, delimiter = ','): Record<string, string>[] {
  return parse(readFileSync(new URL(name, FOLDER)), {
    columns: true,
    delimiter,
    skip_empty_lines: true,
    ...(delimiter === '\t' && { quote: null }),
  });
}
