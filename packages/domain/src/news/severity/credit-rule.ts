// What a rule of severity is (issue 17, 'Severity for credit'): words that say something of a credit, and what a credit officer makes of them.

/** Kinds of what a rule recognises. The topics of events follow from them. */
export const CREDIT_KINDS = [
  'default',
  'missed payment',
  'bankruptcy',
  'liquidation',
  'going concern',
  'accounting fraud',
  'covenant',
  'restatement',
  'rating action',
  'broker',
  'distressed exchange',
  'spreads',
  'liquidity',
  'delisting',
  'regulator',
  'emergence',
  'refinancing',
  'capital',
  'results',
] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

export interface CreditRule {
  readonly kind: CreditKind;
  /** The words, in a text of `writeCreditText`. */
  readonly says: RegExp;
  /** The text also says this, anywhere. */
  readonly needs?: RegExp;
  /** The rule does not hold where the text says this. */
  readonly unless?: RegExp;
  /** Tenths of a score, -10 to 10. */
  readonly tenths: number;
  /** Whether words that deny, avert or only imagine it turn the rule into another; where it is not said, they do so with bad news. */
  readonly isTurnable?: boolean;
  readonly onlyWhere?: OnlyWhere;
  /** The rule holds only where words around turn it into another: they say that nothing happened, whatever it is called. */
  readonly onlyTurned?: boolean;
}

/** A rule that does not decide by itself: ordinary news, which the models know too, and grave words that say nothing alone. */
export type OnlyWhere = 'models see little' | 'models see bad';

/** A pattern that holds where one of several wordings does, each written as the source of a pattern. */
export function anyOf(...wordings: readonly string[]): RegExp {
  return new RegExp(wordings.join('|'));
}

/** Up to so many words between two, in one clause: no comma, colon or semicolon stands between. */
export function words(most: number): string {
  return `(?:[^;: ]*[^,;: ] ){0,${most}}`;
}

/** What the rules make of a headline. */
export interface Severity {
  readonly kind: CreditKind;
  /** Tenths of a score, -10 to 10. */
  readonly tenths: number;
  /** Where the deciding words begin and end in the text of the rules. */
  readonly from: number;
  readonly to: number;
  /** Null where the rule decides by itself. */
  readonly onlyWhere: OnlyWhere | null;
}
