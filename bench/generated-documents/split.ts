// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables and of pages without any, the first two collections are for tuning, the third is held back: the mistakes of the second have been looked
// into. The third was written without a look at the reader.
// Of forms twelve collections have been looked into since they were measured, and are for tuning. The thirteenth and the fourteenth are held back: nobody looks into their
// mistakes, and measurements give counts of them alone.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'airtime-spots bunker-stem bus-routes cash-carry-trolley colocation-month container-detention convention-day cut-flower-boxes distributor-parts grouped-notes harvest-contract implant-lots journal-pages lens-trays patent-annuities phase-fees picture-rights records-storage recurring-plan royalty-weeks staffing-week steel-heats transcript-pages truckload-stops',
  receipt:
    'airport-shuttle cabin-sale canteen-scale cellar-door copy-shop dental-chair duty-free-till florist-wire gas-cylinder green-fees left-luggage parking-app pet-groomer slope-ticket spa-day tow-call',
  report:
    'acquirer-merchant audit-working-paper bidder-prequalification call-transcript chamber-profile collateral-thresholds consortium-meeting dealer-stock-line desk-chat employer-covenant five-cs guarantee-request house-view ledger-card mail-thread offering-summary pool-participant portal-record red-flag-report stage-movement supervisor-return swift-message tenant-strength trustee-report',
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
