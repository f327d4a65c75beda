// What a person types into a cell (specification 3, section 2.7, 'Cell editors'), as it is stored: numbers and amounts as plain decimals however they are written; anything else as it was typed. A
// date is not guessed, since the document's order of day and month says nothing about the person's: editors give YYYY-MM-DD.

import type { DataFormat } from '../extraction/extraction-row.ts';
import { FIGURE_TYPES } from '../extraction/extraction-row.ts';
import { readNumber } from '../extraction/read-number.ts';
import { cleanCell } from '../records/clean-cell.ts';

const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** The value that is stored for a typed text: a plain decimal, one of the allowed values, or the text with single spaces. */
export function readEntered(text: string, { DataType, AllowedValues }: DataFormat): string {
  const clean = cleanCell(text);
  if (FIGURE_TYPES.has(DataType))
    return PLAIN.test(clean) ? clean : (readNumber(clean, null)?.value ?? clean);
  const lower = clean.toLowerCase();
  return AllowedValues.find((value) => value.toLowerCase() === lower) ?? clean;
}
