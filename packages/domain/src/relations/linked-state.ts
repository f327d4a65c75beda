// What linked documents say of a value, in one word, and by how much an amount is off (decisions.md section 5, 'InterValidation'; look/links.png). Amounts that
// fit only because one document rounds are told apart from those that are the same to the last digit.

import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { FIGURE_TYPES } from '../extraction/extraction-row.ts';
import { alignDecimals, formatDecimal, parseDecimal } from '../validation/decimal.ts';
import type { Counterpart } from './compare-linked.ts';
import { isOpen } from './compare-linked.ts';

/** In the order in which a person looks at them. */
export const LINKED_STATES = ['differs', 'settled', 'rounded', 'alone', 'agrees'] as const;
export type LinkedState = (typeof LINKED_STATES)[number];

type Stated = Pick<ExtractionRow, 'Value' | 'DataFormat'>;
type Said = Pick<Counterpart, 'Value' | 'isSame' | 'reconciled'>;

/** What linked documents say of a value; 'alone' where nothing was compared with it. */
export function decideLinkedState(own: Stated, counterparts: readonly Said[]): LinkedState {
  if (counterparts.length === 0) return 'alone';
  if (counterparts.some(isOpen)) return 'differs';
  if (counterparts.some(({ isSame }) => !isSame)) return 'settled';
  const isExact = counterparts.every(({ Value }) => (findDifference(own, Value) ?? '0') === '0');
  return isExact ? 'agrees' : 'rounded';
}

/** How much a figure is above what another document says, exact, as a plain decimal in the unit of both; null where either is no figure. */
export function findDifference({ Value, DataFormat }: Stated, otherValue: string): string | null {
  if (!FIGURE_TYPES.has(DataFormat.DataType)) return null;
  const decimals = [Value, otherValue].flatMap((text) => parseDecimal(text.trim()) ?? []);
  if (decimals.length < 2) return null;
  const { units, places } = alignDecimals(decimals);
  const [own = 0n, other = 0n] = units;
  return formatDecimal(own - other, own === other ? 0 : places);
}
