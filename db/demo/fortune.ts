/**
 * A company's fortune: the level its short-term score drifts along during the year. The stories are chosen to follow it, so that
 * each company has a believable course, and today's levels are spread like a bell over all companies.
 */
import type { Day } from '@vigilo/domain/scoring/day';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { Random } from './random.ts';
import { QUARTER_DAYS, TODAY } from './year.ts';

/** Standard deviation of the fortunes over the companies. */
const SPREAD: Thousandths = 480;
const QUARTERS = 5;
/** How much of a quarter's level stays in the next one. */
const PERSISTENCE = 0.55;

export type Fortune = (day: Day) => Thousandths;

/** The value below which a share `p` (0..1) of a standard normal distribution lies (Shore's approximation, good to 0.02). */
function normalQuantile(p: number): number {
  return p < 0.5 ? -normalQuantile(1 - p) : 5.5556 * (1 - ((1 - p) / p) ** 0.1186);
}

/** Today's fortunes of `count` companies: every step of the bell once, in random order. */
export function todaysFortunes(count: number, random: Random): Thousandths[] {
  const levels = Array.from({ length: count }, (_, i) => SPREAD * normalQuantile((i + 0.5) / count));
  return random.shuffle(levels);
}

/** The course of a year that ends today at `level`: a level per quarter, straight lines between. */
export function createFortune(level: Thousandths, random: Random): Fortune {
  const backwards = [level];
  for (let i = 1; i < QUARTERS; i++) {
    const later = backwards[i - 1] ?? level;
    backwards.push(PERSISTENCE * later + Math.sqrt(1 - PERSISTENCE ** 2) * SPREAD * random.normal());
  }
  return (day) => {
    const position = Math.min(QUARTERS - 1, Math.max(0, (TODAY - day) / QUARTER_DAYS));
    const index = Math.min(QUARTERS - 2, Math.floor(position));
    const later = backwards[index] ?? level;
    const earlier = backwards[index + 1] ?? level;
    return later + (earlier - later) * (position - index);
  };
}
