// How well the figures of financial statements are found: compared with what a person typed from the printed pages (filings.json). A figure counts by
// its value with scale and sign, by the end of its period and by its length.

import { z } from 'zod';

export const STATEMENT_FIGURES = [
  'total_assets',
  'total_liabilities',
  'total_equity',
  'cash',
  'revenue',
  'operating_income',
  'net_income',
  'operating_cash_flow',
] as const;

const period = z.strictObject({
  end: z.iso.date(),
  /** Length; 0 for the figures of one day. */
  months: z.union([z.literal(0), z.literal(3), z.literal(6), z.literal(9), z.literal(12)]),
  /** Where the statement itself prints no date: the quarter or the year that it names. */
  named: z
    .string()
    .regex(/^\d{4}(?:-Q[1-4])?$/u)
    .optional(),
});

const printedStatement = z
  .strictObject({
    page: z.int().min(1),
    /** Of the group, or of the parent company alone. */
    basis: z.enum(['consolidated', 'parent']),
    currency: z.string().length(3),
    /** What a printed 1 stands for. */
    scale: z.union([z.literal(1), z.literal(1000), z.literal(1_000_000)]),
    /** In the order of the columns. */
    periods: z.array(period).min(1),
    /** As printed, one for each period; null where the statement has no such line. */
    facts: z.partialRecord(
      z.enum(STATEMENT_FIGURES),
      z.array(
        z
          .string()
          .regex(/^\(?[\d,]+\)?$/u)
          .nullable(),
      ),
    ),
  })
  .refine(({ periods, facts }) => Object.values(facts).every((values) => values.length === periods.length), {
    error: 'One value for each period',
  });

/** The typed statements of each filing; none where it prints none. */
export const printedFilings = z.array(
  z.strictObject({ file: z.string(), statements: z.array(printedStatement) }),
);

export type StatementFigure = (typeof STATEMENT_FIGURES)[number];
type PrintedFiling = z.output<typeof printedFilings>[number];
type PrintedStatement = z.output<typeof printedStatement>;

export interface FoundFact {
  readonly key: StatementFigure;
  /** ISO date, or YYYY-Q1 or YYYY; null where none was found. */
  readonly end: string | null;
  /** Length of the period, 0 for one day; left out where the reader does not say. */
  readonly months?: number;
  /** In units of the currency, scale and sign applied. */
  readonly value: number;
  readonly currency?: string;
  /** From 1. */
  readonly page: number;
}

interface ExpectedFact {
  readonly key: StatementFigure;
  readonly end: string;
  readonly months: number;
  readonly named: string | undefined;
  /** In units of the currency; null where the statement has no such line. */
  readonly value: number | null;
  readonly currency: string;
  readonly page: number;
}

export interface FilingScore {
  readonly file: string;
  /** Printed facts that were found as they are, and those that were not. They add up to all printed ones. */
  readonly right: readonly ExpectedFact[];
  readonly missing: readonly ExpectedFact[];
  /** Found facts that contradict the pages: another value, a line or a column that is not there, or a filing without statements. */
  readonly wrong: readonly FoundFact[];
  /** Found facts of other pages and periods than were typed, such as those of a five-year summary: neither right nor wrong. */
  readonly unjudged: readonly FoundFact[];
}

export function scoreFiling(filing: PrintedFiling, found: readonly FoundFact[]): FilingScore {
  const expected = filing.statements.flatMap(listFacts);
  const printed = expected.filter(({ value }) => value !== null);
  const isRight = (fact: FoundFact): boolean => expected.some((one) => agrees(one, fact));
  const isWrong = (fact: FoundFact): boolean =>
    !isRight(fact) &&
    (filing.statements.length === 0 ||
      expected.some((one) => one.key === fact.key && (isSamePeriod(one, fact) || one.page === fact.page)));
  return {
    file: filing.file,
    right: printed.filter((one) => found.some((fact) => agrees(one, fact))),
    missing: printed.filter((one) => !found.some((fact) => agrees(one, fact))),
    wrong: found.filter(isWrong),
    unjudged: found.filter((fact) => !isRight(fact) && !isWrong(fact)),
  };
}

/** A table in Markdown: a line for each filing and one for all. */
export function describeScores(scores: readonly FilingScore[]): string[] {
  const describe = (name: string, ...some: readonly FilingScore[]): string => {
    const count = (of: 'right' | 'missing' | 'wrong' | 'unjudged'): number =>
      some.reduce((sum, score) => sum + score[of].length, 0);
    const printed = count('right') + count('missing');
    return `| ${name} | ${count('right')} of ${printed} | ${count('missing')} | ${count('wrong')} | ${count('unjudged')} |`;
  };
  return [
    '| filing | right | missing | wrong | not judged |',
    '|---|---|---|---|---|',
    ...scores.map((score) => describe(score.file, score)),
    describe('all', ...scores),
  ];
}

function listFacts({ page, currency, scale, periods, facts }: PrintedStatement): ExpectedFact[] {
  return STATEMENT_FIGURES.flatMap((key) =>
    periods.flatMap(({ end, months, named }, column) => {
      const printed = facts[key]?.[column];
      if (printed === undefined) return [];
      return [
        { key, end, months, named, currency, page, value: printed === null ? null : toUnits(printed, scale) },
      ];
    }),
  );
}

/** Figures in brackets are negative. */
function toUnits(printed: string, scale: number): number {
  const size = Number(printed.replaceAll(/[(),]/gu, '')) * scale;
  return printed.startsWith('(') ? -size : size;
}

function agrees(expected: ExpectedFact, fact: FoundFact): boolean {
  return (
    expected.key === fact.key &&
    isSamePeriod(expected, fact) &&
    expected.value === fact.value &&
    (fact.currency === undefined || fact.currency === expected.currency)
  );
}

function isSamePeriod(expected: ExpectedFact, fact: FoundFact): boolean {
  const hasSameEnd = fact.end !== null && [expected.end, expected.named].includes(fact.end);
  return hasSameEnd && (fact.months === undefined || fact.months === expected.months);
}
