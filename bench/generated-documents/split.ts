// Which layouts the rules of the product may be tuned on, and which are held back: half and half by layout, so that no held-back document looks like one
// that was tuned on. Drawn by lot before anything was measured; of the layouts of tables so that ruled and unruled ones are in both halves.
// The forms that were held back at first have been measured and looked into since; those of a second collection took their place, drawn in the same way.

export type Half = 'tuning' | 'held back';

const HELD_BACK: Readonly<Record<string, string>> = {
  invoice:
    'freelancer hotel-folio medical-bill many-rates reverse-charge return-credit electronic-print car-repair',
  receipt: 'discount-supermarket bistro pump-docket pharmacy donation terminal-slip toll',
  report:
    'score-sheet limit-proposal watch-list-entry insurer-assessment peer-table action-table counterparty-sheet',
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
