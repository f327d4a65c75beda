// Numbers of documents at nothing but a sign for a number: 'No. 080943', '#3005/055' (issue 14: invoice number).

import type { FoundValue } from './build-row.ts';
import type { TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** '#3005/055' */
const NUMBER_SIGN = /(?<![\p{L}\d])#\s?([A-Z\d][A-Z\d/-]{3,})(?![\p{L}\d])/u;
const UPPER = 0.6;
/** 'Núm.' */
const LONGEST_SIGN = 4;
const BARE_NUMBER =
  /^(?:n(?:[°º.oª?]{1,2}|(?=[\s:]))|no\.?|nr\.?|nro\.?|num\.?|núm\.?|#|ref\.?)\s*(?::\s*)?((?=[^\d]*\d{2})[A-Z\d][A-Z\d/-]{2,})$/iu;

/** What stands behind a number sign anywhere. */
export function findNumberSign(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const number = NUMBER_SIGN.exec(segment.text)?.[1];
      if (number !== undefined && /\d/u.test(number)) return asFound(page, segment, number, 0.78);
    }
  return null;
}

/** Numbers of purchase orders say what they are: 'PO-26531', 'PED134600'. */
const ORDER = /(?<![\p{L}\d-])(?:L?PO-?|PED-?|OC-)\d{4,}(?![\p{L}\d-])/u;

/** The first number that has the form of a purchase order's and is none of the others. */
export function findOrderByForm(
  pages: readonly (readonly TextLine[])[],
  taken: ReadonlySet<string>,
): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const number = ORDER.exec(segment.text)?.[0];
      if (number !== undefined && !taken.has(number)) return asFound(page, segment, number, 0.76);
    }
  return null;
}

/** 'No. 080943' in the upper part of the first page, where nothing says whose number it is; '#' may stand apart from ': 080943'. */
export function findBareNumber([lines = []]: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, box, segments } of lines)
    for (const [at, segment] of segments.entries()) {
      const before = segments
        .slice(Math.max(0, at - 2), at)
        .map((each) => each.text)
        .join(' ');
      const text =
        before !== '' && before.length <= LONGEST_SIGN ? `${before} ${segment.text}` : segment.text;
      const parts = box[1] < UPPER ? text.split(/\s[·|–—-]\s/u) : [];
      const number = parts.flatMap((part) => BARE_NUMBER.exec(part.trim())?.[1] ?? [])[0];
      if (number !== undefined) return asFound(page, segment, number, 0.78);
    }
  return null;
}
