// In a date filter From is not later than To, and neither is after today (specification 3, section 5, 'Filters'). If a change reverses the
// range, the changed day becomes today and the other one stays: where that is From, the range is not searched by until it is in order.

/** First and last day of a filter, YYYY-MM-DD; null on an open side. */
export interface FilterDays {
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether From is not later than To. */
export function areInOrder({ from, to }: FilterDays): boolean {
  return from === null || to === null || from <= to;
}

/** The days after one of them was changed, and whether the change reversed them. `today` is YYYY-MM-DD. */
export function decideFilterDays(
  days: FilterDays,
  changed: keyof FilterDays,
  today: string,
): { readonly days: FilterDays; readonly isReversed: boolean } {
  return areInOrder(days)
    ? { days, isReversed: false }
    : { days: { ...days, [changed]: today }, isReversed: true };
}
