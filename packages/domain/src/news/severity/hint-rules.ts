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

/** Grave words of any kind, which decide only where the words around say that nothing of it happened. */
export const TURNED_RULES: readonly CreditRule[] = [
  {
    kind: 'default',
    says: /\b(?:defaults?|defaulted|defaulting|bankrupt\w*|insolven\w+|chapter (?:7|11)|administration|receivership|liquidat\w+|winding[- ]up|wound up|going[- ]concern|covenants?|restate\w*|restructur\w+|haircuts?|debt swap|fraud\w*|scandal|irregularit\w+|misconduct|wrongdoing|money[- ]laundering|brib\w+|downgrad\w+|junk|delist\w+|profit warning|cash (?:crunch|squeeze|crisis|call|shortage)|liquidity|emergency (?:loan|cash|funding|aid)|bailout|rescue|bank run|run on|probe|investigation|inquiry|lawsuit|fines?|penalty|raid|losses|writedowns?|missed (?:payments?|coupons?)|impagos?|quiebra|concurso|liquidacion|fraude|rebaja|perdidas|multa|investigacion|rescate|quita|suspension de pagos|insolvencia)\b/,
    unless:
      /\b(?:no (?:longer|more) (?:profit|growth|able)|loss(?:es)? (?:narrow|shrink)\w*|tax|insider|merger probe|space|mars)\b/,
    tenths: -5,
    isTurnable: true,
    onlyTurned: true,
  },
];
