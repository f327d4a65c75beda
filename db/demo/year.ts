/**
 * The year of the demo: 365 days that end today, whatever the calendar says. While the demo is planned, a day is counted from today
 * (today 0, yesterday -1), so that no draw can depend on a date.
 */
import type { Day } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import type { Random } from './random.ts';

export const TODAY: Day = 0;
export const FIRST_DAY: Day = -364;
/** A quarter of a year: the days whose stories a company's short-term score adds up, roughly. */
export const QUARTER_DAYS = 91;

/** The windows of the scores are three and six calendar months, which have 89 to 92 and 181 to 184 days. */
const SHORTEST_WINDOWS = [89, 181] as const;
const LONGER_BY = 3;

/**
 * Whether a story may lie on the day: not where the length of the months decides whether it still counts in a score of today or of a
 * week ago, so that the scores are the same on any date.
 */
export function isStoryDay(day: Day): boolean {
  return [0, PREVIOUS_DAYS].every((earlier) =>
    SHORTEST_WINDOWS.every((shortest) => {
      const past = TODAY - earlier - day - shortest;
      return past < 0 || past >= LONGER_BY;
    }),
  );
}

/** A day of the year for a story. */
export function pickStoryDay(random: Random): Day {
  const day = random.whole(FIRST_DAY, TODAY);
  return isStoryDay(day) ? day : pickStoryDay(random);
}
