// The last resort of severity (issue 17, 'Severity for credit'): a grave word where no wording was known. By itself it says nothing; where the models see bad news
// in the headline, it says how bad that is for a creditor, for which they are too mild. English and Spanish.

import type { CreditRule } from './credit-rule.ts';

export const HINT_RULES: readonly CreditRule[] = [
  {
    kind: 'default',
    says: /\b(?:trustee|noteholders?|bondholders?|coupons?|defaults?|on interest|interest payments?|missed payments?|arrears|impagos?|bonistas|cupon)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'bankruptcy',
    says: /\b(?:administrators?|insolven\w+|bankrupt\w*|creditors?|receivers?|wound down|quiebra|concurso|acreedores|insolvencia)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'going concern',
    says: /\b(?:viability|solvency|survival|viabilidad|supervivencia)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'accounting fraud',
    says: /\b(?:fraud\w*|fictitious|fiction|accounting|fraude|contables?)\b/,
    unless: /\b(?:card|cyber|online|customers?|clients?|accounting (?:rules|standards?|firm|change|gain))\b/,
    tenths: -6,
    isTurnable: true,
  },
  { kind: 'covenant', says: /\bcovenants?\b/, tenths: -6, isTurnable: true },
  {
    kind: 'rating action',
    says: /\b(?:double|triple|multi-notch|deep) downgrade\b|\bto junk\b|\binto junk\b/,
    tenths: -6,
  },
  {
    kind: 'liquidity',
    says: /\b(?:depositors?|deposit outflows?|withdrawals?)\b/,
    tenths: -6,
    isTurnable: true,
  },
];
