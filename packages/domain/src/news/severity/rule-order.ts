// In which order the rules of severity are asked (issue 17, 'Severity for credit'): the first that holds decides. What only sounds bad comes first, then the way
// out of bankruptcy, then whole wordings, single words, the gist, two words put together, and last what does not decide by itself: ordinary news and grave words.

import type { CreditRule, OnlyWhere } from './credit-rule.ts';
import { HINT_RULES, TURNED_RULES } from './hint-rules.ts';
import { IDIOM_RULES } from './idiom-rules.ts';
import { SOLVED_RULES } from './solved-rules.ts';
import { EMERGENCE_WORDINGS } from './emergence-wordings.ts';
import { FAILURE_WORDINGS } from './failure-wordings.ts';
import { CONDUCT_WORDINGS } from './conduct-wordings.ts';
import { LICENCE_WORDINGS } from './licence-wordings.ts';
import { EXCHANGE_WORDINGS, SPREAD_WORDINGS } from './exchange-wordings.ts';
import { LIQUIDITY_WORDINGS, MONEY_WORDINGS } from './money-wordings.ts';
import { SPANISH_FAILURE_RULES, SPANISH_TRAPS } from './spanish-failure-rules.ts';
import { SPANISH_MONEY_RULES } from './spanish-money-rules.ts';
import { SPANISH_BUSINESS, SPANISH_LICENCE_RULES } from './spanish-business-rules.ts';
import { ANNOUNCEMENT_WORDINGS } from './announcement-wordings.ts';
import { BROAD_RULES } from './broad-rules.ts';
import { BUSINESS_RULES } from './business-rules.ts';
import { COMPOSED_RULES, TURNING_RULES } from './composed-rules.ts';
import { CONDUCT_RULES } from './conduct-rules.ts';
import { DEARER_DEBT_RULES } from './dearer-debt-rules.ts';
import { DENIAL_RULES } from './denial-rules.ts';
import { EMERGENCE_RULES, FAILURE_RULES, HARMLESS_FAILURE_WORDS } from './failure-rules.ts';
import { GENERAL_CONDUCT_RULES, GENERAL_FAILURE_RULES } from './general-rules.ts';
import { GENERAL_FUNDING_RULES } from './general-funding-rules.ts';
import { EXCHANGE_RULES, FUNDING_RULES, RESULT_RULES, SPREAD_RULES } from './funding-rules.ts';
import { scoreRatingAction } from './rating-actions.ts';
import { SURVIVAL_WORDINGS } from './survival-wordings.ts';
import { TRAP_RULES } from './trap-rules.ts';
import { TURNAROUND_RULES } from './turnaround-rules.ts';
import { WHOSE_RULES } from './whose-rules.ts';
import { WIRE_WORDINGS } from './wire-wordings.ts';

function limit(rule: CreditRule, onlyWhere: OnlyWhere): CreditRule {
  return { ...rule, onlyWhere };
}

/** Rules that come before ratings: they know what a rating agency is cited for. */
const BEFORE_RATINGS: readonly CreditRule[] = [
  // Not bad news of the company.
  ...IDIOM_RULES,
  ...WHOSE_RULES,
  ...SOLVED_RULES,
  ...TRAP_RULES,
  ...DENIAL_RULES,
  ...SPANISH_TRAPS,
  ...HARMLESS_FAILURE_WORDS,
  ...TURNAROUND_RULES,
  ...ANNOUNCEMENT_WORDINGS,
  ...WIRE_WORDINGS,
  // Out of bankruptcy, or not.
  ...EMERGENCE_WORDINGS,
  ...TURNING_RULES,
  ...EMERGENCE_RULES,
  // Failure, accounts and creditors: whole wordings, then single words.
  ...FAILURE_WORDINGS,
  ...SURVIVAL_WORDINGS,
  ...CONDUCT_WORDINGS,
  ...EXCHANGE_WORDINGS,
  ...SPREAD_WORDINGS,
  ...FAILURE_RULES.filter(({ kind }) => kind === 'going concern'),
  ...EXCHANGE_RULES.slice(0, 2),
  ...CONDUCT_RULES.filter(
    ({ kind }) => kind === 'restatement' || kind === 'accounting fraud' || kind === 'covenant',
  ),
  ...FUNDING_RULES.filter(({ kind, tenths }) => kind === 'capital' && tenths < 0),
  ...EXCHANGE_RULES.slice(2),
  ...FAILURE_RULES.filter(({ kind }) => kind !== 'going concern'),
  ...SPREAD_RULES,
];

const AFTER_RATINGS: readonly CreditRule[] = [
  ...SPANISH_FAILURE_RULES,
  ...DEARER_DEBT_RULES,
  ...SPANISH_MONEY_RULES,
  ...SPANISH_LICENCE_RULES,
  // Exchanges, authorities and money: whole wordings, then single words.
  ...LICENCE_WORDINGS,
  ...LIQUIDITY_WORDINGS,
  ...MONEY_WORDINGS,
  ...CONDUCT_RULES.filter(({ kind }) => kind === 'delisting' || kind === 'regulator'),
  ...FUNDING_RULES.filter(({ kind, tenths }) => kind !== 'capital' || tenths >= 0),
  ...RESULT_RULES,
  ...BROAD_RULES,
  // The gist, then two words put together.
  ...GENERAL_FAILURE_RULES,
  ...GENERAL_CONDUCT_RULES,
  ...GENERAL_FUNDING_RULES,
  ...COMPOSED_RULES,
  ...TURNED_RULES,
  ...[...SPANISH_BUSINESS, ...BUSINESS_RULES].map((rule) => limit(rule, 'models see little')),
  ...HINT_RULES.map((rule) => limit(rule, 'models see bad')),
];

/** All rules in their order, the actions of rating agencies among them. */
export const RULES: readonly (CreditRule | typeof scoreRatingAction)[] = [
  ...BEFORE_RATINGS,
  scoreRatingAction,
  ...AFTER_RATINGS,
];
