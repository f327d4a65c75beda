// Headlines of an invented company as the rules of severity read them, for tests.

import { readHeadline } from '../../suggestion/read-headline.ts';
import { findRole } from '../company-role.ts';
import type { Severity } from '../credit-rule.ts';
import { writeCreditText } from '../credit-text.ts';
import { judgeSeverity } from '../judge-severity.ts';

/** @internal What the rules make of a headline about a company; null where none holds. */
export function judgeHeadline(text: string, company = 'Zorbex'): Severity | null {
  const headline = readHeadline({ text, company }, () => true);
  return judgeSeverity(writeCreditText(headline), findRole(headline));
}

/** @internal The band of a headline: severe to -0.6, bad to -0.2, none to 0.1, good to 0.5, strong above. */
export function bandOf(text: string, company?: string): string {
  const tenths = judgeHeadline(text, company)?.tenths;
  if (tenths === undefined) return 'no rule';
  if (tenths <= -6) return 'severe';
  if (tenths <= -2) return 'bad';
  if (tenths <= 1) return 'none';
  return tenths <= 5 ? 'good' : 'strong';
}
