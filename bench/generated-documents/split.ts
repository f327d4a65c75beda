// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables and of pages without any, the first two collections are for tuning, the third is held back: the mistakes of the second have been looked
// into. The third was written without a look at the reader.
// Of forms ten collections have been looked into since they were measured, and are for tuning. The eleventh to the thirteenth are held back: nobody looks into their
// mistakes, and measurements give counts of them alone.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'airtime-spots annuity-renewals billing-profile box-office-share calibration-bench carriage-net chapters-to-date charter-flight clearing-agent colocation-month container-detention control-unit demurrage-days desk-membership distributor-parts financing-foot grouped-notes harvest-contract implant-lots irrigation-district linen-rounds location-numbers mill-consignment nursery-plants occupational-health open-items-account patent-annuities phase-fees print-job recurring-charges recurring-plan saleroom-lots ship-stores staffing-week steel-heats week-ending',
  receipt:
    'basket-substitutes bicycle-kiosk bookshop-till cabin-sale canteen-scale coach-parcel dental-chair duty-free-till florist-order florist-wire gas-cylinder goldsmith-bill laboratory-desk lift-pass lock-up-rent marina-berth meter-session mobile-money oil-change onboard-sales parking-app slope-ticket term-lessons tunnel-wash',
  report:
    'acquirer-merchant annual-accounts-square audit-working-paper call-report chamber-profile chamber-sheet collateral-thresholds conduct-scores contractor-capacity dealer-floorplan dealer-stock-line development-appraisal embassy-report exchange-disclosure export-cover factored-debtor five-cs handout-slides house-view impairment-stage insurer-dial lessee-and-guarantor mail-thread offering-extract offering-summary portal-page portal-record quoted-mail registry-extract season-lending stage-movement tenant-covenant tenant-strength trade-references transition-score yearbook-entry',
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
