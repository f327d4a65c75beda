// What an experiment is given and what it hands back.

import { count } from '../../bench/testing/statistics.ts';

/** One line of the table: what must hold, what was seen, how often it was tried, and whether that is enough (null where it is only stated or was not run). */
export interface Finding {
  readonly figure: string;
  readonly target: string;
  readonly measured: string;
  /** How many times it was tried. */
  readonly tries: number | null;
  /** Upper 95 % bound of the share of failures, where none was seen: three in so many tries. */
  readonly bound: string;
  readonly isMet: boolean | null;
}

export interface Report {
  /** What was done, in sentences of Markdown. */
  readonly lines: readonly string[];
  /** Raw counts, by what was counted. */
  readonly counts: Readonly<Record<string, number | string>>;
  readonly findings: readonly Finding[];
}

/** How much an experiment is to do. */
export interface Plan {
  readonly seed: number;
  /** The given number, made smaller where the harness is tried out; at least 1. */
  size(full: number): number;
  /** False once the experiment's time is over: what was done by then counts. */
  hasTime(): boolean;
}

export interface Experiment {
  readonly title: string;
  /** Its loops end after so many minutes, finished or not; twice as long, and it hangs. */
  readonly minutes: number;
  run(plan: Plan): Promise<Report>;
}

const RULE_OF_THREE = 3;

/** A failure that must not be seen once among so many tries; without any try nothing is shown. */
export function noneOf(figure: string, found: number, tries: number): Finding {
  return {
    figure,
    target: '0',
    measured: `${count(found)} of ${count(tries)}`,
    tries,
    bound: found === 0 && tries > 0 ? formatShare(RULE_OF_THREE / tries) : '',
    isMet: found === 0 && tries > 0,
  };
}

/** A number that must not be above a limit. */
export function atMost(figure: string, value: number, limit: number, unit: string, tries?: number): Finding {
  const target = `at most ${formatNumber(limit)} ${unit}`;
  return toFinding(figure, target, value, unit, tries, value <= limit);
}

/** A number that must not be below a limit. */
export function atLeast(figure: string, value: number, limit: number, unit: string, tries?: number): Finding {
  const target = `at least ${formatNumber(limit)} ${unit}`;
  return toFinding(figure, target, value, unit, tries, value >= limit);
}

/** What is said without a promise. */
export function stated(figure: string, measured: string, tries?: number): Finding {
  return { figure, target: '', measured, tries: tries ?? null, bound: '', isMet: null };
}

function toFinding(
  figure: string,
  target: string,
  value: number,
  unit: string,
  tries: number | undefined,
  isMet: boolean,
): Finding {
  return {
    figure,
    target: target.trim(),
    measured: `${formatNumber(value)} ${unit}`.trim(),
    tries: tries ?? null,
    bound: '',
    isMet,
  };
}

/** Two digits where they say something. */
function formatNumber(value: number): string {
  return Number.isInteger(value) ? count(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

function formatShare(share: number): string {
  return share >= 1 ? '1' : share.toPrecision(1);
}
