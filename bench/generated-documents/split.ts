// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables half are held back, drawn by lot before anything was measured, so that ruled and unruled ones are in both halves.
// The forms that were held back before have been measured and looked into since and are for tuning now; the whole fourth collection took their place.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'norm-letter southern-tax-invoice boxed-number term-list two-tongues bookkeeping payment-service labels-beneath hours-and-rebates buyer-first landscape-ledger delivery-list numbered-boxes meter-bill line-printer',
  receipt:
    'tax-inside two-line-goods simplified-invoice bar-tab boutique sum-received app-store-mail flight-receipt single-row',
  report:
    'decision-table before-and-now rating-columns announcement resolution-items rating-cards bureau-wire rating-letter two-tongue-form one-page-profile',
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
