// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables and of pages without any, the first collections are for tuning. The second is held back, and was written without a look at the reader.
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
    'harmonised-prices surveillance-cases treatment-entrants groupes-politiques aussenhandel hogares employment-status energy-outlook case-characteristics audit-recommendations supply-and-use county-profile monetary-aggregates policy-projections reserve-template tipos-de-interes exchange-rates supply-estimates auction-calendar results-of-operations quarterly-operations fair-value-levels capitalization executive-officers exhibit-index resumen-de-resultados nominal-balances aged-debtors releve-de-compte stepped-covenants scorecard-grid structure-of-debt train-times blood-count kenndaten tarifa-de-precios valeurs-nutritionnelles board-attendance emissions-and-water',
  plain: 'address-list captions definitions endnotes notice sworn',
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
