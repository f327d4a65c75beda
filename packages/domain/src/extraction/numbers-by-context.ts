// The numbers of an invoice or receipt whose label is none that is known as a whole, told by a word of it: 'Fee invoice 2019-8413', 'Su cuenta', 'Localizador'
// (issue 14: keys by label, pattern).

import type { FoundValue } from './build-row.ts';
import { listDates } from './read-date.ts';
import { isOfOthersNumber } from './other-values.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText, sureness } from './text-lines.ts';
import type { Context, Part } from './value-contexts.ts';
import { listContexts, listPartLines } from './value-contexts.ts';

export type NumberField = 'invoice_number' | 'receipt_number' | 'client_id' | 'order_number';

/** What says that a number is this one, and what says that it is another. */
interface Words {
  readonly is: RegExp;
  readonly not: RegExp;
}

const WORDS: Readonly<Record<NumberField, Words>> = {
  invoice_number: {
    is: /\b(?:invoice|bill|billing|notice|demand|statement|claim|voucher|debit|factura|recibo|fra|fact|boleta|minuta|nota|note|document[o]?|comprobante|liquidacion|requerimiento|aviso|folio|serie|ncf|consecutivo)\b|^(?:number|numero|n|no|nr|nro|num)$/,
    // 'Invoice date' is none, 'Invoice number and date' is.
    not: /^(?!.*\b(?:number|numero|num|no|nr)\b).*\b(?:date|fecha)\b|\b(?:original|rectifica|refers|delivery|despatch|albaran|orders?|pedido|address|total|amount|importe|period|tax|vat|nif|account|cuenta|customer|client[e]?|line|linea|page|phone|tel|payer|tenant|lessee|instal+ment|agreement|contract|contrato|vessel|registr\w*)\b/,
  },
  receipt_number: {
    is: /\b(?:receipt|recibo|ticket|tiquet|tique|slip|resguardo|confirmation|confirmacion|visit|visita|tran|trans|recibos?|tiquete|bill|cuenta|order|comanda|booking|reserva|localizador|ref|reference|referencia|sale|venta|transaction|transaccion|operacion|folio|boleta|comprobante|billete|justificante|factura|invoice|documento|document|check|number|numero)\b|^(?:n|no|nr|nro|num)$/,
    not: /\b(?:till|caja|table|mesa|store|tienda|auth\w*|autoriz\w*|terminal|card|tarjeta|seat|plaza|phone|tel|vat|nif|rfc|cif|nit|rut|cuit|tax|points|puntos|account|member|socio|total|amount|importe|pump|surtidor|plate|matricula|iban)\b/,
  },
  client_id: {
    is: /\b(?:customer|client|cliente|account|cuenta|abonado|member|socio|subscriber|contrato|contract|hirer|lessee|payer|payor|principal|debtor|relation|ledger|ratepayer|taxpayer|tenant|arrendatario|inquilino|contribuyente|armador|deudor|interlocutor|suscriptor|guest|huesped|patient|paciente|pupil|student|alumno|family|familia|policy|poliza|policyholder|user|usuario|workspace)\b/,
    not: /\b(?:iban|bank|banco|swift|bic|order|po|p o|lpo|pedido|invoice|factura|tax|vat|nif|rfc|cif|rnc|ruc|nit|rut|cuit|trn|abn|gst|fiscal|phone|tel|sort|routing|clabe)\b/,
  },
  order_number: {
    is: /\b(?:order|orders|pedido|po|lpo|p o|purchase|orden|o de c|oc|requisicion|encargo)\b/,
    not: /\b(?:invoice|factura|date|fecha|total|delivery|albaran|box)\b/,
  },
};
const NUMBER =
  /(?<![\p{L}\d.,/-])(?=[A-Z\d/-]*\d{2})[A-Z\d](?:[A-Z\d]|[/-](?=[A-Z\d]))*(?![\p{L}\d/-]|[.,]\d)/gu;
const YEAR = /^(?:19|20)\d\d$/u;
const SHORTEST = 3;
const LONGEST = 20;
const MOST_WORDS = 5;
const LONGEST_LABEL = 7;
const SURE: Readonly<Partial<Record<Context['place'], number>>> = { before: 0.78, left: 0.78, above: 0.74 };

const isBare = ({ text }: Part): boolean => /\d/u.test(text) && !/\p{L}{3}/u.test(text);

interface PlacedNumber {
  readonly raw: string;
  readonly before: string;
}

/** The numbers of a part that are no date, no quantity and no share. */
function listNumbers({ text }: Part): PlacedNumber[] {
  const dates = listDates(text, 'DMY');
  if (dates.length > 0 && !/\p{L}{3}/u.test(text)) return [];
  return [...text.matchAll(NUMBER)].flatMap((match): PlacedNumber[] => {
    const [raw] = match;
    const { index } = match;
    const isDate = dates.some((date) => index >= date.index && index < date.index + date.raw.length);
    const isQuantity = /^\s*(?:%|x\b|×|kg\b)/iu.test(text.slice(index + raw.length));
    const isLong = raw.length >= SHORTEST && raw.length <= LONGEST;
    return isDate || isQuantity || !isLong || YEAR.test(raw) ? [] : [{ raw, before: text.slice(0, index) }];
  });
}

function isLabelOf({ is, not }: Words, { text }: Context): boolean {
  const plain = normaliseText(text).split(' ').slice(-MOST_WORDS).join(' ');
  return text.split(' ').length <= LONGEST_LABEL && is.test(plain) && !not.test(plain);
}

/** In shares of the page's width. */
const CLOSE = 0.03;

/** What stands close before a part in its line: 'Bank: … · CLABE: …' before 'Account no.: …'. */
function textBefore(lines: readonly (readonly Part[])[], part: Part): string {
  const line = lines[part.lineAt] ?? [];
  const before = line[line.indexOf(part) - 1];
  return before !== undefined && part.box[0] - before.box[2] < CLOSE ? before.text : '';
}

function findIn(lines: readonly (readonly Part[])[], part: Part, words: Words): FoundValue | null {
  for (const { raw, before } of listNumbers(part)) {
    const all = listContexts(lines, { part, before, behind: '' }, isBare);
    // 'VAT NL81…' under 'Invoice': a word before a number says whose it is.
    const contexts = /\p{L}{2}/u.test(before) ? all.filter(({ place }) => place === 'before') : all;
    const label = contexts.find((each) => SURE[each.place] !== undefined && isLabelOf(words, each));
    const over = all.find(({ place }) => place === 'above')?.text ?? '';
    const line = `${textBefore(lines, part)} ${part.text}`;
    if (label === undefined || isOfOthersNumber(label.text, { line, over })) continue;
    const labels = label.parts.includes(part) ? [] : label.parts;
    return {
      value: raw,
      raw,
      page: part.page,
      boxes: [part.box],
      label: label.text.trim(),
      labelBoxes: labels.map(({ box }) => box),
      confidence: (SURE[label.place] ?? 0) * sureness(part),
      reasons: [],
    };
  }
  return null;
}

/** The surest numbers of the first page that has some at such words. */
function listNumbersAt(pages: readonly (readonly TextLine[])[], words: Words): readonly FoundValue[] {
  for (const lines of pages) {
    const byLine = listPartLines(lines);
    const found = byLine
      .flat()
      .flatMap((part) => findIn(byLine, part, words) ?? [])
      .toSorted((one, other) => other.confidence - one.confidence);
    if (found.length > 0) return found;
  }
  return [];
}

/** The first number of the pages that stands at a word for this field; null where none does. */
export function findNumber(pages: readonly (readonly TextLine[])[], field: NumberField): FoundValue | null {
  return listNumbersAt(pages, WORDS[field])[0] ?? null;
}

const REFERENCE: Words = {
  is: /(?:^|\s)(?:ref|reference|referencia)$/,
  not: /\b(?:our|nuestra|payment|pago|customer|cliente|account|cuenta|bank|banco|delivery|entrega|contract|contrato|tenant|customs|booking|reserva|invoice|factura)\b/,
};
const OWN_REFERENCE: Words = {
  is: /(?:^|\s)(?:our ref|our reference|n ref|nuestra ref|nuestra referencia|ref|reference|referencia)$/,
  not: /\b(?:your|su|s|payment|pago|customer|cliente|account|cuenta|bank|banco|delivery|entrega|contract|contrato|tenant|customs|booking|order|pedido)\b/,
};
const SURE_OF_REFERENCE = 0.7;

/** How the seller calls an invoice that has no number of its own; null where nothing says it. */
export function findOwnReference(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  const [found] = listNumbersAt(pages, OWN_REFERENCE);
  return found === undefined ? null : { ...found, confidence: Math.min(found.confidence, SURE_OF_REFERENCE) };
}

/** What stands at a bare 'Reference' of an invoice and is none of its numbers: how the buyer calls it, mostly the order; null where nothing does. */
export function findReference(
  pages: readonly (readonly TextLine[])[],
  taken: ReadonlySet<string>,
): FoundValue | null {
  const found = listNumbersAt(pages, REFERENCE).find(({ value }) => !taken.has(value));
  return found === undefined ? null : { ...found, confidence: Math.min(found.confidence, SURE_OF_REFERENCE) };
}
