// Which days the list of a company's events shows by itself (specification 3, section 4).

import type { Day } from '../scoring/day.ts';
import { subtractMonths } from '../scoring/day.ts';

/** Calendar months before the latest event. */
const MONTHS_SHOWN = 12;

/** The first day that is shown where the latest event is of this day. */
export function firstDayShown(latest: Day): Day {
  return subtractMonths(latest, MONTHS_SHOWN);
}
