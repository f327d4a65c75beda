// Whether two documents say the same for a key after normalising dates, amounts and names (decisions.md section 5, 'InterValidation'). Amounts that one
// document prints in millions and the other to the last digit are the same where rounding explains the difference; amounts in different currencies
// cannot be compared.

import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { FIGURE_TYPES } from '../extraction/extraction-row.ts';
import { alignDecimals, parseDecimal } from '../validation/decimal.ts';
import { plainName, plainNumber } from './link-facts.ts';
import { toMonth } from './period-month.ts';

/** How a document prints its amounts. */
export interface AmountFormat {
  /** ISO 4217, or '' where it does not say. */
  readonly currency: string;
  /** The unit of its amounts: 1, 1000, 1000000 or 1000000000. */
  readonly unit: bigint;
}

type StatedValue = Pick<ExtractionRow, 'Value' | 'DataFormat'>;

const FULL_DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether two values are the same; null where they cannot be compared. Symmetric. */
export function isSameValue(
  one: StatedValue,
  other: StatedValue,
  ownFormat: AmountFormat,
  otherFormat: AmountFormat,
): boolean | null {
  const types = [one.DataFormat.DataType, other.DataFormat.DataType];
  const [first, second] = [one.Value.trim(), other.Value.trim()];
  if (first === second) return true;
  if (types.includes('enum')) return first.toLowerCase() === second.toLowerCase();
  if (!types.every((type) => FIGURE_TYPES.has(type))) return isSameText(first, second);
  const isAmount = types.includes('currency');
  if (isAmount && differ(ownFormat.currency, otherFormat.currency)) return null;
  return isSameFigure(first, second, isAmount ? slackOf(ownFormat, otherFormat) : 0n);
}

function differ(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

/** The larger unit where one document rounds more than the other, else 0. */
function slackOf({ unit: one }: AmountFormat, { unit: other }: AmountFormat): bigint {
  if (one === other) return 0n;
  return one > other ? one : other;
}

/** Rounded values are off by half of the unit at most. */
function isSameFigure(one: string, other: string, unit: bigint): boolean {
  const decimals = [one, other].flatMap((text) => parseDecimal(text) ?? []);
  if (decimals.length < 2) return false;
  const { units, places } = alignDecimals(decimals);
  const [first = 0n, second = 0n] = units;
  const gap = first > second ? first - second : second - first;
  return 2n * gap <= unit * 10n ** BigInt(places);
}

function isSameText(one: string, other: string): boolean {
  if (FULL_DATE.test(one) && FULL_DATE.test(other)) return false;
  const [month, number, name] = [toMonth(one), plainNumber(one), plainName(one)];
  if (month !== null && month === toMonth(other)) return true;
  if (number !== '' && number === plainNumber(other)) return true;
  return name !== '' && name === plainName(other);
}
