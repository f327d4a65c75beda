// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables half are held back, drawn by lot before anything was measured, so that ruled and unruled ones are in both halves.
// Of forms nine collections have been looked into since they were measured, and are for tuning. The tenth is held back: nobody looks into its mistakes, and measurements give counts of it alone.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'agency-itinerary car-rental copier-meter drinks-depot errors-excepted licence-term notary-dues preprinted-stationery ready-mix reservation-commission tax-code-column trader-seal usage-by-service waste-haulage',
  receipt:
    'coach-ticket optician-payment pizza-docket pump-attendant self-checkout stay-booking vehicle-inspection warehouse-club',
  report:
    'committee-number corporate-rating-report grade-alert implied-rating insurer-strength navigator-factors pricing-notice rating-evolution session-report solvency-columns',
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
