// E-27c: the same readers fed with texts that are changed step by step, steered by which code they lead to (steering-process.ts), in a process for each core.
// None may throw, and none may take long.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atLeast, atMost, noneOf, stated } from '../testing/experiment.ts';

/** Of the processor, all readers together. */
const MINUTES = 50;
/** Of the clock. */
const LIMIT_MINUTES = 70;
const MINUTE_MS = 60_000;
/** One input may keep a processor busy so long. */
const MOST_MS = 2000;
const SHOWN_LETTERS = 200;

/** Which of the readers a process feeds, and how long. */
export interface Share {
  readonly process: number;
  readonly processes: number;
  readonly seed: number;
  /** Time of the processor, in milliseconds. */
  readonly ms: number;
  /** By the clock, in milliseconds since 1970: it ends then, finished or not. */
  readonly end: number;
}

/** What a process saw. */
export interface Seen {
  /** Inputs, by reader. */
  readonly counts: Record<string, number>;
  kept: number;
  readonly crashes: { readonly reader: string; readonly what: string; readonly input: string }[];
  longest: { readonly ms: number; readonly reader: string; readonly input: string };
  usedMs: number;
}

export const experiment: Experiment = {
  title: 'odd inputs, steered by coverage',
  minutes: LIMIT_MINUTES,
  async run(plan) {
    const processes = availableParallelism();
    const all = await Promise.all(
      Array.from({ length: processes }, (_none, at) => steer(plan, at, processes)),
    );
    const counts = Object.fromEntries(all.flatMap((seen) => Object.entries(seen.counts)));
    const inputs = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const longest = all
      .map((seen) => seen.longest)
      .reduce((one, other) => (one.ms >= other.ms ? one : other));
    const crashes = new Map(
      all.flatMap((seen) => seen.crashes).map((crash) => [firstLine(crash.what), crash] as const),
    );
    return {
      lines: [
        'Texts of the seeded generators are changed, joined and cut; of some thousands at once those are kept that lead to a part of the code, as V8 counts its blocks, to which none led before. Pages are laid out from texts,',
        'a word where it stands in its line; their fields are read as every type of document in turn. Times are those of the processor.',
        '',
        ...[...crashes].map(([what, { reader, input }]) => `- ${reader}: ${what}, from ${shorten(input)}`),
        `- The longest, ${longest.ms.toFixed(0)} ms, was one of ${longest.reader}, ${longest.input.length} letters: ${shorten(longest.input)}`,
      ],
      counts,
      findings: [
        noneOf('inputs that break what reads them', crashes.size, inputs),
        atMost('longest reading of one input', longest.ms, MOST_MS, 'ms', inputs),
        atLeast(
          'time of the processor',
          all.reduce((sum, { usedMs }) => sum + usedMs, 0) / MINUTE_MS,
          plan.size(MINUTES),
          'min',
        ),
        stated(
          'inputs kept since they led somewhere new',
          String(all.reduce((sum, { kept }) => sum + kept, 0)),
        ),
      ],
    };
  },
};

async function steer(plan: Plan, process: number, processes: number): Promise<Seen> {
  const share: Share = {
    process,
    processes,
    seed: plan.seed,
    ms: plan.size(MINUTES * MINUTE_MS) / processes,
    end: Date.now() + LIMIT_MINUTES * MINUTE_MS,
  };
  // Without this process's own arguments, as a loader that ends it with its launcher is among them.
  const child = fork(new URL('steering-process.ts', import.meta.url), [JSON.stringify(share)], {
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const seen = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  await ended;
  if (seen.length === 0) throw new Error('A process ended without a word.');
  return seen[0] as Seen; // what steering-process.ts sends
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

const shorten = (text: string) => `\`${JSON.stringify(text.slice(0, SHOWN_LETTERS)).replaceAll('`', "'")}\``;
