// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables and of pages without any, the first two collections are for tuning, the third is held back: the mistakes of the second have been looked
// into. The third was written without a look at the reader.
// Of forms ten collections have been looked into since they were measured, and are for tuning. The eleventh is held back: nobody looks into its mistakes, and measurements give counts of it alone.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'box-office-share calibration-bench charter-flight clearing-agent control-unit desk-membership linen-rounds mill-consignment nursery-plants open-items-account print-job ship-stores',
  receipt:
    'bicycle-kiosk bookshop-till coach-parcel goldsmith-bill laboratory-desk lock-up-rent mobile-money tunnel-wash',
  report:
    'annual-accounts-square conduct-scores contractor-capacity development-appraisal embassy-report exchange-disclosure export-cover factored-debtor insurer-dial lessee-and-guarantor registry-extract trade-references',
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
