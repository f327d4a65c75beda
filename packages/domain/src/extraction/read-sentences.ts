// What a letter says in sentences: 'Please pay 14,958.42 GBP by 5 March 2020', 'This invoice dated 24 February 2020' (issue 14: invoice date, due
// date).

import type { FoundValue } from './build-row.ts';
import type { FoundDate } from './read-date.ts';
import { listDates } from './read-date.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const PAYING =
  /(?<!\p{L})(?:pay|payable|paid|payment|settle|remit|due|abon(?:e|en|ar|o|arse|ado|ada)|pag(?:ar|ue|uen|o|os|adero|adera|arse|ado|ada)|liquid(?:e|en|ar|arse)|vencen?|vencer[áa]n?|venza|vencimiento|ingres(?:e|en|ar|arse|o)|transfer(?:ir|irse|red)?|transfier[ae]n?|transferencia|cancel(?:ar|arse|e|en)|satisfacer(?:se)?|deposit(?:e|en|ar|arse)|remita[n]?|remitir|esperamos|send|forward|expect(?:ed)?|honou?red?|clear(?:ed)?|reach us|settled|remitted|remittance|cargar[áa]|cobrar[áa]|adeudar[áa]|domiciliar[áa]|collect(?:ed)?|debit(?:ed)?|take (?:this|it|the|your)|taken|charged)(?!\p{L})/iu;
/** What stands before the last day of payment. */
const UNTIL =
  /(?<!\p{L})(?:by|before|until|on or before|(?:not?|and not?) later than|not after|prior to|up to|at the latest(?: by| on)?|latest by|due(?: on)?|fall(?:s|ing)? due(?: on)?|becomes? due(?: on)?|m[áa]s tarde (?:del?|el)|como m[áa]ximo el|como tarde el|con vencimiento(?: el)?|vencimiento(?: el)?|vencen(?: el)?|vencer[áa]n?(?: el)?|el d[ií]a|hasta|antes de|antes del?|hasta el|a más tardar el|a mas tardar el|vence el|el día|el|(?:collect(?:ed)?|debit(?:ed)?|taken?|charged?|payment)(?: \p{Ll}+){0,5} on)\s*:?\s*$/iu;
/** 'by 16 November', 'antes del 10/08/2022': nothing else in its segment, as under the amount of a bill. */
const ONLY_UNTIL =
  /^(?:pay |paid |payable )?(?:by|before|until|no later than|due|antes del?|hasta el|a pagar antes del?|vence(?: el)?)\s*:?\s*$/iu;
/** What stands before the day of the document. */
const DATED = /(?<!\p{L})(?:dated|issued on|de fecha|con fecha|fechada el|emitida el)\s*:?\s*$/iu;
const SURE = 0.84;
/** A text of fewer words is no sentence. */
const LEAST_WORDS = 4;

interface Dated {
  readonly page: number;
  readonly segment: Segment;
  readonly date: FoundDate;
  readonly before: string;
}

function toFound({ page, segment, date }: Dated): FoundValue {
  return { ...asFound(page, segment, date.value, SURE), raw: date.raw };
}

/** What stands before a date in its text; where it begins a line, the text above, of which it may be the rest: 'Please pay before' over '6 October 2021'. */
function textBefore(lines: readonly TextLine[], lineAt: number, segment: Segment, index: number): string {
  const own = segment.text.slice(0, index);
  if (own.trim() !== '') return own;
  const over = lines[lineAt - 1]?.segments.at(-1);
  const isNear = over !== undefined && segment.box[1] - over.box[3] < segment.box[3] - segment.box[1];
  return isNear && over.words.length >= LEAST_WORDS && !/[.:;!?]$/u.test(over.text) ? `${over.text} ` : own;
}

/** The days that sentences name as the last of payment and as that of the document. */
export function findInSentences(
  pages: readonly (readonly TextLine[])[],
  { dateOrder }: Conventions,
): { due: FoundValue | null; date: FoundValue | null } {
  const dated = pages
    .flatMap((lines) => lines.map((line, lineAt) => ({ ...line, lines, lineAt })))
    .flatMap(({ lines, lineAt, page, segments }) =>
      segments.flatMap((segment) =>
        listDates(segment.text, dateOrder).map((date) => ({
          page,
          segment,
          date,
          before: textBefore(lines, lineAt, segment, date.index),
        })),
      ),
    );
  const due =
    dated.find(({ before }) => UNTIL.test(before) && PAYING.test(before)) ??
    dated.find(({ before }) => ONLY_UNTIL.test(before));
  const date = dated.find(({ before }) => DATED.test(before));
  return { due: due === undefined ? null : toFound(due), date: date === undefined ? null : toFound(date) };
}
