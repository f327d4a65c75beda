// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables and of pages without any, the first two collections are for tuning, the third is held back: the mistakes of the second have been looked
// into. The third was written without a look at the reader.
// Of forms eleven collections have been looked into since they were measured, and are for tuning. The twelfth and the thirteenth are held back: nobody looks into their
// mistakes, and measurements give counts of them alone.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'airtime-spots annuity-renewals billing-profile carriage-net chapters-to-date colocation-month container-detention demurrage-days distributor-parts financing-foot grouped-notes harvest-contract implant-lots irrigation-district location-numbers occupational-health patent-annuities phase-fees recurring-charges recurring-plan saleroom-lots staffing-week steel-heats week-ending',
  receipt:
    'basket-substitutes cabin-sale canteen-scale dental-chair duty-free-till florist-order florist-wire gas-cylinder lift-pass marina-berth meter-session oil-change onboard-sales parking-app slope-ticket term-lessons',
  report:
    'acquirer-merchant audit-working-paper call-report chamber-profile chamber-sheet collateral-thresholds dealer-floorplan dealer-stock-line five-cs handout-slides house-view impairment-stage mail-thread offering-extract offering-summary portal-page portal-record quoted-mail season-lending stage-movement tenant-covenant tenant-strength transition-score yearbook-entry',
  table:
    'fund-holdings coupon-dates commodity-balance receivable-confirmation amortisation-schedule tenancy-schedule ratio-memo member-register life-table policy-schedule district-votes resolution-index votes-taken tax-rate-card tide-times freight-zones school-fees tender-lots feeding-guide pay-annex sparten-ergebnis engagements-donnes retribucion-consejo keiei-shihyo',
  plain: 'questions work-steps press-release chronicle',
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
