// Which layouts the rules of the product may be tuned on, and which are held back, by layout, so that no held-back document looks like one that was tuned on.
// Of the layouts of tables half are held back, drawn by lot before anything was measured, so that ruled and unruled ones are in both halves.
// The forms that were held back have been measured and looked into since, the seventh collection the last of them. It still stands in the place of what is held back, until an eighth
// takes it: what is measured on it is no figure of unseen forms any more.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'authorised-range billing-document campaign-month cloud-ledger drug-wholesale farm-deliveries fish-auction fuel-cards lift-contract narrative-fees rebate-note recruiter-fee stand-space web-hosting',
  receipt:
    'butcher-scale campsite card-top-up ferry-counter garden-centre phone-shop tool-depot wallet-screen',
  report:
    'action-commentary bureau-glance committee-ballot left-panel loan-rationale notch-steps pointed-note portfolio-row spread-sheet threshold-tests',
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
