// Validation within a document (decisions.md section 5, 'IntraValidation'): type, pattern and allowed values of each row, then the rules of
// the document type for each period. An error makes a row invalid, a warning partially valid; a row that was checked without a finding is
// valid. Of tables only line items are checked; pictures and empty rows that nothing requires are not.

import type { TableRow } from '../extraction/child-tables.ts';
import type { DocumentRule, DocumentType } from '../extraction/document-type.ts';
import { keyOfField } from '../extraction/document-type.ts';
import type {
  ExtractionRow,
  LookReason,
  Validation,
  ValidationStatus,
} from '../extraction/extraction-row.ts';
import { namePeriod } from '../extraction/row-period.ts';
import { LINE_ITEMS } from '../extraction/line-items/line-columns.ts';
import type { TypedFinding } from './finding-codes.ts';
import { checkAllowedValue } from './rules/allowed-value-rule.ts';
import { checkBalance } from './rules/balance-rule.ts';
import { checkDatesInOrder } from './rules/dates-in-order-rule.ts';
import type { LineTotals } from './rules/lines-rule.ts';
import { checkLines } from './rules/lines-rule.ts';
import { checkPattern } from './rules/pattern-rule.ts';
import type { RowFinding } from './rules/sum-rule.ts';
import { checkSum } from './rules/sum-rule.ts';
import { checkType } from './rules/type-rule.ts';

const ROW_CHECKS = [checkType, checkPattern, checkAllowedValue] as const;

function isChecked(row: ExtractionRow): boolean {
  return row.ValueType === 'entity' && row.Value !== '';
}

function isMissing(row: ExtractionRow, type: DocumentType): boolean {
  const key = type.keys.find((candidate) => candidate.key === row.SSOTKey);
  return row.ValueType === 'entity' && row.Value === '' && key?.isRequired === true;
}

/** The rows of one period by their keys; of a key that stands there twice the first. */
function listPeriods(rows: readonly ExtractionRow[]): readonly ReadonlyMap<string, ExtractionRow>[] {
  const periods = new Map<string, Map<string, ExtractionRow>>();
  for (const row of rows.filter(isChecked)) {
    const name = namePeriod(row);
    const period = periods.get(name) ?? new Map<string, ExtractionRow>();
    if (!period.has(row.SSOTKey)) period.set(row.SSOTKey, row);
    periods.set(name, period);
  }
  return [...periods.values()];
}

function findAll(
  period: ReadonlyMap<string, ExtractionRow>,
  keys: readonly string[],
): ExtractionRow[] | null {
  const rows = keys.flatMap((key) => period.get(key) ?? []);
  return rows.length === keys.length ? rows : null;
}

function checkRule(rule: DocumentRule, period: ReadonlyMap<string, ExtractionRow>): readonly RowFinding[] {
  if (rule.rule === 'dates-in-order') {
    const earlier = period.get(rule.earlier);
    const later = period.get(rule.later);
    return earlier === undefined || later === undefined ? [] : checkDatesInOrder(earlier, later);
  }
  const total = period.get(rule.rule === 'sum' ? rule.total : rule.left);
  const parts = findAll(period, rule.rule === 'sum' ? rule.parts : rule.right);
  if (total === undefined || parts === null) return [];
  return rule.rule === 'sum' ? checkSum({ total, parts, rule: 'sum' }) : checkBalance(total, parts);
}

function decideStatus(findings: readonly TypedFinding[], wasChecked: boolean): ValidationStatus | null {
  if (findings.some(({ severity }) => severity === 'error')) return 'invalid';
  if (findings.length > 0) return 'partially_valid';
  return wasChecked ? 'valid' : null;
}

function listReasons(row: ExtractionRow, findings: readonly TypedFinding[]): readonly LookReason[] {
  const others = row.LookReasons.filter(
    (reason) => reason !== 'rule-failed' && (reason !== 'not-found' || row.Value === ''),
  );
  const hasFailed = findings.some(({ code }) => code !== 'missing');
  return hasFailed ? [...others, 'rule-failed'] : others;
}

/** The rows of child tables by the id of their block. */
export type TablesById = ReadonlyMap<string, readonly TableRow[]>;

/** The totals that lines are compared with: of a key that stands there twice the first. */
function listTotals(rows: readonly ExtractionRow[], type: DocumentType): LineTotals {
  const find = (field: string): LineTotals['net'] => {
    const key = keyOfField(type, field);
    const row = rows.find(({ SSOTKey, Value }) => SSOTKey === key && Value !== '');
    return row === undefined ? null : { key, value: row.Value };
  };
  return { net: find('amount_untaxed'), tax: find('tax'), total: find('amount') };
}

/** What is found in tables of lines, by the id of their rows; of tables that are not there nothing is said. */
function checkTables(
  rows: readonly ExtractionRow[],
  type: DocumentType,
  tables: TablesById,
): ReadonlyMap<string, readonly TypedFinding[]> {
  const totals = listTotals(rows, type);
  return new Map(
    rows.flatMap(({ id, SSOTKey, ValueType, Value }) => {
      const lines = ValueType === 'table' && SSOTKey === LINE_ITEMS ? tables.get(Value) : undefined;
      return lines === undefined ? [] : [[id, checkLines(lines, totals)] as const];
    }),
  );
}

/**
 * The rows with what was found within the document; what was found between documents stays as it is, but for rows that a person checked.
 * @param tables the child tables with line items; what was found in one that is not among them stays as it is
 */
export function validateRows(
  rows: readonly ExtractionRow[],
  type: DocumentType,
  tables: TablesById = new Map(),
): ExtractionRow[] {
  const ofTables = checkTables(rows, type, tables);
  const ofDocument = new Map<string, TypedFinding[]>();
  for (const period of listPeriods(rows))
    for (const { rowId, finding } of type.rules.flatMap((rule) => checkRule(rule, period)))
      ofDocument.set(rowId, [...(ofDocument.get(rowId) ?? []), finding]);
  return rows.map((row) => {
    if (row.ValueType === 'table' && row.SSOTKey === LINE_ITEMS && !ofTables.has(row.id)) return row;
    const own = isChecked(row) ? ROW_CHECKS.flatMap((check) => check(row) ?? []) : [];
    const missing: TypedFinding[] = isMissing(row, type)
      ? [{ rule: 'required', severity: 'error', code: 'missing', values: { key: row.SSOTKey } }]
      : [];
    const findings = [...missing, ...own, ...(ofDocument.get(row.id) ?? []), ...(ofTables.get(row.id) ?? [])];
    const byRules = decideStatus(findings, isChecked(row) || ofTables.has(row.id));
    const checked: Validation = { status: row.CheckedByHand ?? byRules, details: findings };
    if (!row.CheckedByHand)
      return { ...row, IntraValidation: checked, LookReasons: listReasons(row, findings) };
    const between: Validation = { status: row.CheckedByHand, details: row.InterValidation.details };
    const reasons = row.CheckedByHand === 'valid' ? [] : listReasons(row, findings);
    return { ...row, IntraValidation: checked, InterValidation: between, LookReasons: reasons };
  });
}
