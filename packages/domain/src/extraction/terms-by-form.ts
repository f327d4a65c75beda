// Terms of payment by their form, wherever they stand: 'Net 30', '30 days from invoice date', 'Transferencia a 30 días' are terms of payment and nothing else (issue 14: pattern).

import type { FoundValue } from './build-row.ts';
import type { TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.8;
/** What no text but terms of payment says. */
const TERMS =
  /(?<![\p{L}\d])(?:net \d{1,3}(?: days)?|\d{1,3} days (?:net|(?:from|after) (?:the )?(?:date of (?:the )?)?invoice(?: date)?|end of month|eom)|(?:transferencia|giro|pagar[eé]|domiciliaci[oó]n|confirming)(?: bancari[ao])? a \d{1,3} d[ií]as|\d{1,3} d[ií]as (?:fecha (?:de )?factura|netos?|neto|f\.? ?f\.?))(?![\p{L}\d]|[.,]\d)/iu;
/** What may stand behind them and is none of them: '30 days net, by 18 April 2021'. */
const GOES_ON = /^\s*(?:[,;(–-]|\.\s)/u;

/** The first terms that are printed in such a form; null where none are. */
function findFormed(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const terms = TERMS.exec(segment.text)?.[0];
      if (terms !== undefined) return asFound(page, segment, terms, SURE);
    }
  return null;
}

/** Terms in such a form where none were read at a label, or no number of days with them; those that were read without what goes on behind them; null where what was read stays. */
export function findTermsByForm(
  pages: readonly (readonly TextLine[])[],
  known: FoundValue | undefined,
): FoundValue | null {
  if (known === undefined) return findFormed(pages);
  const own = TERMS.exec(known.value);
  if (own === null) return /\d/u.test(known.value) ? null : findFormed(pages);
  const rest = known.value.slice(own.index + own[0].length);
  return own.index === 0 && GOES_ON.test(rest) ? { ...known, value: own[0] } : null;
}
