// The seller's account and its bank, told by what they look like: an IBAN by its check digits, a BIC by the country that it has in common with the account (issue 14: keys by
// pattern).

import type { FoundValue } from './build-row.ts';
import { readIban } from './read-iban.ts';
import type { TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** An IBAN wherever it stands: its check digits prove it. */
export function findProvenIban(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const at = segment.text.search(/(?<![\p{L}\d])[A-Z]{2}\d{2}(?=[ \dA-Z])/u);
      const iban = at < 0 ? null : readIban(segment.text.slice(at), false);
      if (iban !== null) return asFound(page, segment, iban.value, 0.93);
    }
  return null;
}

/** A code of eight or eleven characters with the country of the account in it: that of its bank. */
export function findBic(pages: readonly (readonly TextLine[])[], iban: string): FoundValue | null {
  const country = iban.slice(0, 2);
  if (country === '') return null;
  const code = new RegExp(
    String.raw`(?<![\p{L}\d])[A-Z]{4}${country}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\d])`,
    'u',
  );
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const bic = code.exec(segment.text)?.[0];
      if (bic !== undefined) return asFound(page, segment, bic, 0.8);
    }
  return null;
}
