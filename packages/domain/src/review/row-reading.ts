// How the value of a row came about (issue 15: 'the value, its raw text, how it was read and why it is doubted in one place').

import type { ExtractionRow } from '../extraction/extraction-row.ts';

export const READINGS = ['entered', 'derived', 'text', 'ocr'] as const;
export type Reading = (typeof READINGS)[number];

/**
 * Entered by a person; derived, where it is printed nowhere; else read from the text layer of its page or by OCR.
 * @param pages how the words of each page were read, by its number from 1
 */
export function findReading(
  { IsModified, ValueCoordinates }: Pick<ExtractionRow, 'IsModified' | 'ValueCoordinates'>,
  pages: readonly { readonly number: number; readonly source: string }[],
): Reading {
  const [place] = ValueCoordinates;
  if (IsModified) return 'entered';
  if (place === undefined) return 'derived';
  return pages.find(({ number }) => number === place.page_n)?.source === 'ocr' ? 'ocr' : 'text';
}
