// Headlines of an invented company as the rules of severity read them, for tests.

import { readHeadline } from '../../suggestion/read-headline.ts';
import { findRole } from '../company-role.ts';
import { bandFromTenths } from '../credit-bands.ts';
import type { Severity } from '../credit-rule.ts';
import { writeCreditText } from '../credit-text.ts';
import { judgeSeverity } from '../judge-severity.ts';

/** @internal What the rules make of a headline about a company; null where none holds. */
export function judgeHeadline(text: string, company = 'Zorbex'): Severity | null {
  const headline = readHeadline({ text, company }, () => true);
  return judgeSeverity(writeCreditText(headline), findRole(headline));
}

/** @internal The band of a headline. */
export function bandOf(text: string, company?: string): string {
  const tenths = judgeHeadline(text, company)?.tenths;
  return tenths === undefined ? 'no rule' : bandFromTenths(tenths);
}
