// What exchanges' announcements say in nouns ('suspension of trading', 'results of placing'), and who waits for its money without having lent any (issue 17, 'Severity
// for credit'). Read before the words of wires. English and Spanish.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';
import { HEDGE, wire } from './wire-wordings.ts';

/** Who waits for its money without having lent any. */
const CREDITED =
  '(?:suppliers?|vendors?|landlords?|(?:sub)?contractors?|staff|workers?|employees|growers|farmers|miners|dealers|crews?|pilots|proveedores|trabajadores|empleados|plantilla|contratistas)';

export const ANNOUNCEMENT_WORDINGS: readonly CreditRule[] = [
  wire(
    'delisting',
    -7,
    anyOf(
      String.raw`\b(?:suspension|suspended|suspends?|halt(?:ed|s)?|suspende\w*|suspendid\w)\b ${words(3)}\b(?:trading|listing|dealings?|shares|aim|quotation|lse|cotizacion|negociacion)\b.{0,40}\b(?:clarification|financial (?:position|condition|situation)|finances|liquidity|solvency|(?:its|of|their|over) accounting|whereabouts|situacion financiera|solvencia)\b`,
    ),
  ),
  wire(
    'delisting',
    0,
    anyOf(String.raw`\bopa ${words(1)}de exclusion\b`, String.raw`\bexclusion ${words(2)}tras la opa\b`),
  ),
  wire(
    'capital',
    4,
    anyOf(
      String.raw`\bresults? of (?:the |its )?${words(3)}(?:placing|open offer|rights (?:issue|offer)|retail offer|fundrais\w+|fund-rais\w+|subscription|capital rais\w+|equity rais\w+)\b`,
    ),
    /\b(?:lapsed?|undersubscribed|fail\w*|terminat\w*|short of)\b/,
  ),
  wire(
    'covenant',
    -8,
    anyOf(
      String.raw`\b(?:declares?|declared|calls?|issues?|issued|serves?|served|notif\w+|allege\w*|triggers?|constitut\w+) ${words(4)}\b(?:covenant|technical|loan) (?:defaults?|breach(?:es)?)\b`,
    ),
    new RegExp(`\\b(?:waive\\w*|${HEDGE})\\b`),
  ),
  // Whom it does not pay, besides its lenders.
  wire(
    'missed payment',
    -6,
    anyOf(
      String.raw`\b${CREDITED}\b ${words(6)}\b(?:unpaid|overdue|past due|not (?:been |being )?paid|owed|(?:waiting|chasing|queu\w+) (?:for|to be) (?:money|cash|pa\w+)|months? late|weeks? late|late payments?|arrears|sin cobrar|impagad\w+|adeudad\w+)\b`,
      String.raw`\b(?:unpaid|overdue|late|missed|stalled|delayed) (?:bills?|invoices?|payments?|wages|salaries|rent) ${words(1)}(?:to|at|of|from) ${words(3)}\b(?:${CREDITED}|§)`,
      String.raw`\b(?:owes|debe|adeuda) ${words(2)}\b${CREDITED}\b`,
      String.raw`\b(?:not|never|stops?|stopped|failed to|fails to|unable to|no) (?:pay|paid|paying|paga|pago) ${words(2)}\b${CREDITED}\b`,
    ),
    /\b(?:customers?|tenants?|clients?|pays?|paid off|settles?|clears?|tax|fines?|overtime|government|law|strike|unpaid (?:leave|work|internship|overtime)|apolog\w+|denies|ordered)\b|\b§ .{0,20}(?:chases|sues|recovers)\b/,
  ),
];
