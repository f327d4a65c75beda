// What kind of company a name tells of (issue 17, 'Severity for credit'): an agency, a law firm, an auditor or a fund is in the news for the failures of others, a fund
// is wound up without failing anybody.

import type { Headline } from '../suggestion/read-headline.ts';
import type { CreditKind, Severity } from './credit-rule.ts';

export type CompanyRole = 'adviser' | 'fund';

const ADVISERS =
  /^(?:ratings?|legal|llp|law|lawyers|solicitors|attorneys|abogados|advocates|advisory|advis[eo]rs?|asesores|consulting|consultants|consultores|forensics?|audit|auditors?|auditores|accountants|assurance|insolvency|restructuring|recovery|compliance|research|analytics|investigations|recruitment|kpmg|deloitte|pwc|ey|bdo|mazars|kroll|alixpartners|houlihan|lazard|moelis|pjt|evercore|rothschild|kirkland|moody's|moodys|fitch|crisil|icra|dbrs|teneo|interpath)$/;
const FUNDS =
  /^(?:fund|funds|fondo|fondos|sicav|etf|income|opportunities|equity|smaller|feeder|reit-?fund|ucits|capital growth)$/;
/** Names of what is an operating company all the same. */
const NOT_FUNDS = /^(?:bank|group|holdings?|partners|management|managers|gestion)$/;

/** The role that the name of the company tells of, as it stands in a headline; null where it tells of none. */
export function findRole({ words, targets }: Headline): CompanyRole | null {
  const name = targets.map((at) => words[at]?.lower ?? '');
  if (name.some((word) => ADVISERS.test(word))) return 'adviser';
  return name.some((word) => FUNDS.test(word)) && !name.some((word) => NOT_FUNDS.test(word)) ? 'fund' : null;
}

const OWN =
  /§ (?:\S+ ){0,2}(?:files|filed|defaults?|defaulted|collapses?|collapsed|goes|went|enters?|entered|fails?|failed|misses|missed|breach\w*|sinks?|folds?|insolven\w+|bankrupt\w*|in (?:default|administration|liquidation)|placed|put|ordered|declared|charged|accused|raided|probed|downgraded|fined|sued|quiebra|entra|presenta|solicita|impaga|multad[oa])\b|\b(?:at|against|of|into|sues?|fines?|charges?|raids?|probes?|multa|multan|sanciona|accuses?|downgrades?|cuts?) (?:\S+ ){0,2}§/;

/** What a rule found weighs nothing where it is the affair of one whom the company rates, audits or advises, or the planned end of a fund. */
export function weighByRole(severity: Severity, text: string, role: CompanyRole | null): Severity {
  if (role === 'fund') return isWoundUp(severity, text) ? { ...severity, tenths: 0 } : severity;
  if (role === null || OWN_KINDS.has(severity.kind) || OWN.test(text)) return severity;
  if (severity.tenths < NEITHER.from) return { ...severity, tenths: 0 };
  return severity.tenths > NEITHER.to && PAID_KINDS.has(severity.kind)
    ? { ...severity, tenths: 1 }
    : severity;
}

/** What is neither good nor bad, in tenths. */
const NEITHER = { from: -1, to: 1 } as const;
/** What is the company's own, whatever it does for others. */
const OWN_KINDS: ReadonlySet<CreditKind> = new Set(['regulator', 'results']);
/** Good news of those whom it works for. */
const PAID_KINDS: ReadonlySet<CreditKind> = new Set(['emergence', 'rating action']);
const FAILED = /\b(?:creditors?|insolven\w+|bankrupt\w*|court|fraud)\b/;

function isWoundUp({ kind, tenths }: Severity, text: string): boolean {
  return (kind === 'liquidation' || (kind === 'bankruptcy' && tenths < -5)) && !FAILED.test(text);
}
