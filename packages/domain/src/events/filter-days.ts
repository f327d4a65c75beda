// In a date filter From is not later than To, and neither is after today (specification 3, section 5, 'Filters'). If a change reverses the
// range, the changed day becomes today; if that is From, To becomes today as well, so that the range stays valid.

/** First and last day of a filter, YYYY-MM-DD; null on an open side. */
export interface FilterDays {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days after one of them was changed, and whether the change reversed them. `today` is YYYY-MM-DD. */
export function decideFilterDays(
  days: FilterDays,
  changed: keyof FilterDays,
  today: string,
): { readonly days: FilterDays; readonly isReversed: boolean } {
  if (days.from === null || days.to === null || days.from <= days.to) return { days, isReversed: false };
  const from = changed === 'from' ? today : days.from;
  return { days: { from, to: today }, isReversed: true };
}
