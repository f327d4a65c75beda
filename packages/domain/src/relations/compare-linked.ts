// Validation between documents (decisions.md section 5, 'InterValidation'): values of the same key and period in linked documents are compared after
// normalising dates, amounts and names. Which keys, the document types say: one that either of two types compares is compared, so that both documents
// show the same. A mismatch shows both values and both places. Of a key that stands there several times, one value that fits is enough. A mismatch that somebody
// reconciled is no open contradiction, as long as both values are those that it was reconciled of; both stay shown, with which of them stands and why.

import { keyOfField } from '../extraction/document-type.ts';
import type { DocumentType } from '../extraction/document-type.ts';
import type { ExtractionRow, Validation, ValueCoordinates } from '../extraction/extraction-row.ts';
import { SCALE_WORDS } from '../extraction/types/statement-keys.ts';
import type { TypedFinding } from '../validation/finding-codes.ts';
import { toMonth } from './period-month.ts';
import type { AmountFormat } from './same-value.ts';
import { isSameValue } from './same-value.ts';

/** A child document with what it says. */
export interface ComparedChild {
  readonly id: string;
  /** Of its file, as findings name it. */
  readonly name: string;
  readonly type: Pick<DocumentType, 'keys' | 'comparedKeys'>;
  readonly rows: readonly ExtractionRow[];
}

/** What a linked document says for the same key and period. */
export interface Counterpart {
  /** Of the child document. */
  readonly DocumentId: string;
  readonly Value: string;
  readonly ValueCoordinates: readonly ValueCoordinates[];
  /** Whether it fits the value that it was compared with. */
  readonly isSame: boolean;
  /** Of a mismatch that somebody settled; null: it is open, or none. */
  readonly reconciled: Reconciled | null;
}

/** Which of two values stands, who said so, and why. */
export interface Reconciled {
  readonly stands: 'own' | 'other';
  readonly reason: string;
  /** A name. */
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** What somebody decided of two values of a key that contradict each other. */
export interface Reconciliation extends Reconciled {
  /** The linked child document. */
  readonly otherId: string;
  readonly key: string;
  /** Empty where the value is of no period. */
  readonly period: string;
  readonly ownValue: string;
  readonly otherValue: string;
}

export interface Comparison {
  /** Status null where no linked document says anything that could be compared. */
  readonly validation: Validation;
  readonly counterparts: readonly Counterpart[];
}

const UNIT_FACTOR = 1000n;

/** A child document made ready to be compared. */
interface Prepared {
  readonly child: ComparedChild;
  readonly format: AmountFormat;
  readonly rows: ReadonlyMap<string, readonly ExtractionRow[]>;
}

function prepare(child: ComparedChild): Prepared {
  const rows = Map.groupBy(child.rows.filter(isCompared), ({ SSOTKey }) => SSOTKey);
  const valueOf = (field: string) => rows.get(keyOfField(child.type, field))?.[0]?.Value.trim() ?? '';
  const power = SCALE_WORDS.findIndex((word) => word === valueOf('scale'));
  return {
    child,
    format: {
      currency: valueOf('currency').toUpperCase(),
      unit: UNIT_FACTOR ** BigInt(Math.max(power, 0)),
    },
    rows,
  };
}

function isCompared({ ValueType, Value }: ExtractionRow): boolean {
  return ValueType === 'entity' && Value.trim() !== '';
}

/** Whether two rows speak of the same period; where only one of them says how long it is, the other is taken to be as long. */
function isSamePeriod(one: ExtractionRow, other: ExtractionRow): boolean {
  const [period, otherPeriod] = [one.Period ?? '', other.Period ?? ''];
  if (period !== otherPeriod && (toMonth(period) === null || toMonth(period) !== toMonth(otherPeriod)))
    return false;
  const [months, otherMonths] = [one.PeriodMonths, other.PeriodMonths];
  return months === undefined || otherMonths === undefined || months === otherMonths;
}

function findCounterpart(
  row: ExtractionRow,
  own: Prepared,
  other: Prepared,
  settled: readonly Reconciliation[],
): Counterpart | null {
  if (![own, other].some(({ child }) => child.type.comparedKeys.includes(row.SSOTKey))) return null;
  let mismatch: Counterpart | null = null;
  for (const each of other.rows.get(row.SSOTKey) ?? []) {
    if (!isSamePeriod(row, each)) continue;
    const isSame = isSameValue(row, each, own.format, other.format);
    if (isSame === null) continue;
    const { Value, ValueCoordinates } = each;
    const DocumentId = other.child.id;
    const reconciled = isSame ? null : findReconciled(row, each, DocumentId, settled);
    const found = { DocumentId, Value, ValueCoordinates, isSame, reconciled };
    if (isSame) return found;
    mismatch ??= found;
  }
  return mismatch;
}

function findReconciled(
  row: ExtractionRow,
  other: ExtractionRow,
  otherId: string,
  settled: readonly Reconciliation[],
): Reconciled | null {
  const found = settled.find(
    (one) =>
      one.otherId === otherId &&
      one.key === row.SSOTKey &&
      one.period === (row.Period ?? '') &&
      one.ownValue === row.Value &&
      one.otherValue === other.Value,
  );
  return found === undefined
    ? null
    : { stands: found.stands, reason: found.reason, by: found.by, at: found.at };
}

function toFinding(
  row: ExtractionRow,
  { Value, ValueCoordinates, reconciled }: Counterpart,
  document: string,
): TypedFinding {
  // 0 where it stands on no page.
  const page = ValueCoordinates[0]?.page_n ?? 0;
  if (reconciled !== null)
    return {
      rule: 'linked-value',
      severity: 'warning',
      code: 'reconciled-with-linked',
      values: {
        key: row.SSOTKey,
        value: row.Value,
        otherValue: Value,
        document,
        page,
        accepted: reconciled.stands === 'own' ? row.Value : Value,
        reason: reconciled.reason,
        by: reconciled.by,
      },
    };
  return {
    rule: 'linked-value',
    severity: 'error',
    code: 'differs-from-linked',
    values: { key: row.SSOTKey, value: row.Value, otherValue: Value, document, page },
  };
}

/**
 * What the linked documents say to the rows of a child document, by the row's id, in the order of `linked`; rows that none of them speaks of are left
 * out. Where keys stand once in each document, both sides find the same. @param settled what was reconciled of the child document
 */
export function compareLinked(
  own: ComparedChild,
  linked: readonly ComparedChild[],
  settled: readonly Reconciliation[] = [],
): ReadonlyMap<string, Comparison> {
  const prepared = prepare(own);
  const others = linked.map(prepare);
  const compared = new Map<string, Comparison>();
  for (const row of own.rows.filter(isCompared)) {
    const found = others.flatMap((other) => {
      const counterpart = findCounterpart(row, prepared, other, settled);
      return counterpart === null ? [] : [{ counterpart, document: other.child.name }];
    });
    if (found.length === 0) continue;
    const findings = found
      .filter(({ counterpart }) => !counterpart.isSame)
      .map(({ counterpart, document }) => toFinding(row, counterpart, document));
    compared.set(row.id, {
      validation: {
        status: found.some(({ counterpart }) => isOpen(counterpart)) ? 'invalid' : 'valid',
        details: findings,
      },
      counterparts: found.map(({ counterpart }) => counterpart),
    });
  }
  return compared;
}

/** Whether a counterpart contradicts the value, and nobody has settled that. */
export function isOpen({ isSame, reconciled }: Pick<Counterpart, 'isSame' | 'reconciled'>): boolean {
  return !isSame && reconciled === null;
}

/** What is shown of the validation between documents: the word of a person stands, what the documents say stands beside it. */
export function settleInterValidation(
  { CheckedByHand }: Pick<ExtractionRow, 'CheckedByHand'>,
  compared: Comparison | undefined,
): Validation {
  return {
    status: CheckedByHand ?? compared?.validation.status ?? null,
    details: compared?.validation.details ?? [],
  };
}
