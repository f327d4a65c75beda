// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables and of pages without any, the first two collections are for tuning, the third is held back: the mistakes of the second have been looked
// into. The third was written without a look at the reader.
// Of forms ten collections have been looked into since they were measured, and are for tuning. The eleventh and the twelfth are held back: nobody looks into their
// mistakes, and measurements give counts of them alone.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'annuity-renewals billing-profile box-office-share calibration-bench carriage-net chapters-to-date charter-flight clearing-agent control-unit demurrage-days desk-membership financing-foot irrigation-district linen-rounds location-numbers mill-consignment nursery-plants occupational-health open-items-account print-job recurring-charges saleroom-lots ship-stores week-ending',
  receipt:
    'basket-substitutes bicycle-kiosk bookshop-till coach-parcel florist-order goldsmith-bill laboratory-desk lift-pass lock-up-rent marina-berth meter-session mobile-money oil-change onboard-sales term-lessons tunnel-wash',
  report:
    'annual-accounts-square call-report chamber-sheet conduct-scores contractor-capacity dealer-floorplan development-appraisal embassy-report exchange-disclosure export-cover factored-debtor handout-slides impairment-stage insurer-dial lessee-and-guarantor offering-extract portal-page quoted-mail registry-extract season-lending tenant-covenant trade-references transition-score yearbook-entry',
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
