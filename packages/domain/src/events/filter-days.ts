// The days of a date filter (specification 3, section 5, 'Filters'): From is not later than To, and neither lies after today. Where a change turns them
// round, the changed day becomes today; where that is From, To becomes today with it, so that the range always holds.

/** First and last day of a filter, YYYY-MM-DD; null where it is open on that side. */
export interface FilterDays {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days after one of them was changed, and whether the change had turned them round. `today` is YYYY-MM-DD. */
export function decideFilterDays(
  days: FilterDays,
  changed: keyof FilterDays,
  today: string,
): { readonly days: FilterDays; readonly isReversed: boolean } {
  if (days.from === null || days.to === null || days.from <= days.to) return { days, isReversed: false };
  const from = changed === 'from' ? today : days.from;
  return { days: { from, to: today }, isReversed: true };
}
