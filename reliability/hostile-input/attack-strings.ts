// Texts that make a regular expression try every way there is, and how long it then takes.

import { runInNewContext } from 'node:vm';
import type { Diagnostics } from 'recheck';

/** Where nothing better is known: what patterns repeat, and an end that fits none. */
const COMMON_PUMPS = [
  ' ',
  '\t',
  '0',
  'a',
  'A',
  '.',
  ',',
  '-',
  '(',
  '<',
  '@',
  '#',
  "'",
  'a ',
  'A ',
  '0,',
  '0.',
  'a.',
  'A.',
  '0 ',
  ', ',
  '. ',
  '($',
  'www.',
];
const END = '\0\n\0';
/** A pattern that takes longer is stopped. */
const PATIENCE_MS = 3000;

/** The attack that the checker found, or the common ones, each grown to a length. */
export function makeAttacks(found: Diagnostics, length: number): string[] {
  if (found.status !== 'vulnerable') return makeCommonAttacks(length);
  const { pumps, suffix } = found.attack;
  return [grow(pumps, suffix, length)];
}

/** Those that a pattern is given of which nothing better is known. */
export function makeCommonAttacks(length: number): string[] {
  return COMMON_PUMPS.map((pump) => grow([{ prefix: '', pump }], END, length));
}

function grow(
  pumps: readonly { readonly prefix: string; readonly pump: string }[],
  suffix: string,
  length: number,
): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const each = Math.max(0, length - fixed) / Math.max(1, pumps.length);
  return (
    pumps
      .map(({ prefix, pump }) => prefix + pump.repeat(Math.max(1, Math.floor(each / pump.length))))
      .join('') + suffix
  );
}

/** Milliseconds of the processor until the pattern has been looked for everywhere in the text; the patience where it was stopped. */
export function timePattern(pattern: RegExp, text: string): number {
  const begun = processorMs();
  try {
    runInNewContext('text.replace(pattern, "")', { pattern, text }, { timeout: PATIENCE_MS });
  } catch {
    return PATIENCE_MS;
  }
  return processorMs() - begun;
}

/** What this thread used of a processor: other work on the machine does not count. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
