// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables half are held back, drawn by lot before anything was measured, so that ruled and unruled ones are in both halves.
// The forms that were held back before have been measured and looked into since, the fifth collection the last of them, and are for tuning now; the whole sixth, by another hand, took
// their place.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'builder-merchant goods-returned guard-hours guest-bill laboratory-analysis membership-renewal parcel-week pet-clinic structured-view term-bill tyre-job-card water-account wine-merchant word-count',
  receipt:
    'bakery-counter chemist-till cleaners-ticket fuel-forecourt parking-machine rail-ticket table-check written-out',
  report:
    'affirmation bureau-file buyer-opinion credit-memorandum grade-ruler opening-page renewal-form tile-board typed-sheet weighted-factors',
  table:
    'among-prose beside-open contacts dot-leaders goes-on income-statement months price-list sign-columns sparse typed-plain typed-ruled share-plan tax-reconciliation peer-metrics sources-and-uses rating-matrix directors-pay five-years equity-movements',
  plain: 'bullets clauses letter line-charts references',
};

const NAMES = new Set(
  Object.entries(HELD_BACK).flatMap(([kind, layouts]) =>
    layouts.split(' ').map((layout) => `${kind}-${layout}`),
  ),
);

/** @param layout with its kind before it */
export function halfOf(layout: string): Half {
  return NAMES.has(layout) ? 'held back' : 'tuning';
}
