/** The year of the demo: 365 days that end today, whatever the calendar says, so that the same draws meet the same days before today. */
import type { Day } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import type { Random } from './random.ts';

const YEAR_DAYS = 365;
/** The windows of the scores are three and six calendar months, which have 89 to 92 and 181 to 184 days. */
const SHORTEST_WINDOWS = [89, 181] as const;
const LONGER_BY = 3;

export interface Year {
  readonly start: Day;
  readonly today: Day;
}

export function yearUntil(today: Day): Year {
  return { start: today - YEAR_DAYS + 1, today };
}

/**
 * Whether a story may lie on the day: not where the length of the months decides whether it still counts in a score of today or of a
 * week ago, so that the scores are the same on any day.
 */
export function isStoryDay({ today }: Year, day: Day): boolean {
  return [0, PREVIOUS_DAYS].every((earlier) =>
    SHORTEST_WINDOWS.every((shortest) => {
      const past = today - earlier - day - shortest;
      return past < 0 || past >= LONGER_BY;
    }),
  );
}

/** A day of the year for a story. */
export function pickStoryDay(year: Year, random: Random): Day {
  const day = random.whole(year.start, year.today);
  return isStoryDay(year, day) ? day : pickStoryDay(year, random);
}
