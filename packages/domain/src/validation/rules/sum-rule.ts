// A total is the sum of its parts, of the same period (issue 13: sums and balance). Printed amounts are rounded: each part may be off by half
// of the printed unit. Costs are printed with and without a minus: a total that fits either way is right. Checked only where every value
// was found. Each row gets the value with which the sum would be right.

import type { ExtractionRow } from '../../extraction/extraction-row.ts';
import { alignDecimals, formatDecimal, parseDecimal, printedUnit, unitOfPrint } from '../decimal.ts';
import type { TypedFinding } from '../finding-codes.ts';

/** A finding and the row that it is about. */
export interface RowFinding {
  readonly rowId: string;
  readonly finding: TypedFinding;
}

interface SumCheck {
  readonly total: ExtractionRow;
  readonly parts: readonly ExtractionRow[];
  readonly rule: 'sum' | 'balance';
}

function add(units: readonly bigint[]): bigint {
  return units.reduce((sum, value) => sum + value, 0n);
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The unit of all amounts: not more than what any of them was printed to, so that 1,000.00 + 200.00 is not 1,300.00. */
function unitOf(rows: readonly ExtractionRow[], units: readonly bigint[]): bigint {
  const printed = rows.map(({ RawValue }, at) => unitOfPrint(units[at] ?? 0n, RawValue));
  return printed.reduce((least, unit) => (unit < least ? unit : least), printedUnit(units));
}

/** What does not add up: one finding for each row concerned, nothing where it does or where a value is no number. */
export function checkSum({ total, parts, rule }: SumCheck): readonly RowFinding[] {
  const decimals = [total, ...parts].flatMap((row) => parseDecimal(row.Value) ?? []);
  if (decimals.length !== parts.length + 1 || parts.length === 0) return [];
  const { units, places } = alignDecimals(decimals);
  const [whole = 0n, ...shares] = units;
  const slack = parts.length > 1 ? (unitOf([total, ...parts], units) * BigInt(parts.length + 1)) / 2n : 0n;
  const sum = add(shares);
  const withoutSigns = add(shares.map(size));
  if (size(whole - sum) <= slack || (rule === 'sum' && size(whole - withoutSigns) <= slack)) return [];
  const gap = whole - sum;
  const values = {
    total: total.SSOTKey,
    parts: parts.map((row) => row.SSOTKey).join(' + '),
    totalValue: total.Value,
    sum: formatDecimal(sum, places),
    difference: formatDecimal(gap, places),
  };
  return [total, ...parts].map((row, at) => ({
    rowId: row.id,
    finding: {
      rule,
      // The parts that a template names need not be all there are; the two sides of a balance sheet are.
      severity: rule === 'balance' ? 'error' : 'warning',
      code: rule === 'balance' ? 'balance-differs' : 'sum-differs',
      values,
      suggestion: formatDecimal(at === 0 ? sum : (units[at] ?? 0n) + gap, places),
    },
  }));
}
