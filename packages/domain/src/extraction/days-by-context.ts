// The days of an invoice whose label is none that is known as a whole, told by a word of it: 'Pagar antes de', 'Drawn up' (issue 14: invoice date, due date).

import type { FoundValue } from './build-row.ts';
import { listDates } from './read-date.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText, sureness } from './text-lines.ts';
import type { Context, Part } from './value-contexts.ts';
import { listContexts, listPartDates, listPartLines, partUnder } from './value-contexts.ts';

const DUE =
  /\b(?:due|pay|payable|payment|settle\w*|remit\w*|netting|collect(?:ed|ion)|debited|direct debit|expir\w*|last day|latest|pagar|pague|paguese|pago|pagader[ao]|abonar|abonese|ingresar|liquidar|cancelar|compensacion|domicilia\w*|caducidad|exigible|venc\w*|vence|plazo|deadline|limite|ultimo dia|a mas tardar|maturity)\b/;
const DATED =
  /\b(?:invoiced?|issued?|dated?|drawn up|raised|made out|created|generated|posting|posted|tax point|billed|bill|billing|sold|bought|purchased?|collected|taken in|charged|facturad[ao]|facturacion|factura|fecha|fechad[ao]|generad[ao]|cread[ao]|devengo|contabilizacion|comprad[ao]|recargad[ao]|emitid[ao]|emision|extendid[ao]|expedid[ao]|expedicion|vendido|venta|entrada|cobrado)\b/;
/** Days that are none of the document's own. */
const OTHER =
  /\b(?:deliver\w*|despatch\w*|shipped|supply|order\w*|from|to|since|original|period\w*|entrega\w*|albaran|pedido|desde|servicio|next|proxim[ao]|valid|caduc\w*|vigencia|effective|refers|rectifica|birth|check in|check out|events?|evento|arriv\w*|depart\w*|sailed|llegada|salida|run date|last day of issue|(?:limite|maxima) de emision|limite emision|range|rango|aparicion|received|recibid[ao]|printed|impres[ao]|show|funcion|print date|agreement|contrat[oe]|instal+ment period|rental period)\b/;
const SURE: Readonly<Partial<Record<Context['place'], number>>> = { before: 0.8, left: 0.8, above: 0.74 };
const LONGEST_LABEL = 7;

const isBare = ({ text }: Part): boolean => /\d/u.test(text) && !/\p{L}{3}/u.test(text);

/** What only stands at a day until which something is to be paid. */
const LAST_DAY =
  /\b(?:due|payable|(?:pay|settle|remit)(?: on or)? (?:by|before)|last day (?:for|of|to) pay\w*|(?:pagar|pague|abonar|liquidar|cancelar) (?:antes|hasta)|paguese|pagader[ao]|venc\w*|vence|fecha limite|ultimo dia de pago|plazo de pago|exigible|a mas tardar|no later than)\b/;

/** Whether a page names a day until which it is to be paid. */
export function hasLastDay(lines: readonly TextLine[]): boolean {
  const { due } = findDays([lines], { decimalMark: null, dateOrder: 'DMY' });
  return due !== null && LAST_DAY.test(normaliseText(due.label));
}

/** The days at a word for the last of payment and for that of the document; null where there is none. */
export function findDays(
  pages: readonly (readonly TextLine[])[],
  { dateOrder }: Conventions,
): { readonly due: FoundValue | null; readonly date: FoundValue | null } {
  const found = pages.flatMap((lines) => {
    const byLine = listPartLines(lines);
    const isValue = (part: Part): boolean => isBare(part) || listDates(part.text, dateOrder)[0]?.index === 0;
    return byLine.flat().flatMap((part) =>
      listPartDates(part, partUnder(byLine, part), dateOrder).flatMap(({ value, raw, index }) => {
        const before = part.text.slice(0, index);
        for (const { place, text, parts } of listContexts(byLine, { part, before, behind: '' }, isValue)) {
          const sure = SURE[place];
          const words = normaliseText(text).split(' ');
          const plain = words.slice(-LONGEST_LABEL).join(' ');
          if (sure === undefined || (place !== 'before' && words.length > LONGEST_LABEL)) continue;
          if (OTHER.test(plain)) return [];
          const kind = DUE.test(plain) ? 'due' : DATED.test(plain) ? 'date' : null;
          if (kind === null) continue;
          const labels = parts.includes(part) ? [] : parts;
          const labelled = { label: text.trim(), labelBoxes: labels.map(({ box }) => box) };
          const at = { page: part.page, boxes: [part.box], reasons: [] };
          return [{ kind, value: { value, raw, ...at, ...labelled, confidence: sure * sureness(part) } }];
        }
        return [];
      }),
    );
  });
  const best = (kind: 'due' | 'date'): FoundValue | null =>
    found
      .filter((each) => each.kind === kind)
      .toSorted((one, other) => other.value.confidence - one.value.confidence)[0]?.value ?? null;
  return { due: best('due'), date: best('date') };
}
