// The buyer of an invoice and its terms of payment where their labels are none that are known as a whole, told by a word of them: 'Tomador del seguro', 'Hired to',
// 'Payable within' (issue 14: keys by label).

import type { FoundValue } from './build-row.ts';
import { findNameInSentence, isCompanyName, isRestOfForm, tidyName } from './party-names.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText, sureness } from './text-lines.ts';
import type { Context, Part } from './value-contexts.ts';
import { listContexts, listPartLines, partUnder } from './value-contexts.ts';

const BUYER =
  /\b(?:clients?|customer|buyer|bill(?:ed)? to|invoiced? to|sold to|hired to|charged? to|receiver|recipient|consignee|hirer|tenant|guest|host|patient|student|insured|policyholder|subscriber|payer|parent|guardian|owner|lessee|resident|ratepayer|taxpayer|receiving (?:entity|company|party)|to entity|agency|applicant|addressee|messrs|account of|prepared for|commissioned by|cliente|comprador|receptor|destinatario|consignatario|arrendatario|inquilino|huesped|anfitrion|paciente|alumno|tomador|asegurado|abonado|socio|pagador|padre|tutor|titular|contribuyente|inquilina|obligad[ao] al pago|entidad receptora|sociedad receptora|empresa receptora|agencia|solicitante|sres|por cuenta de|preparad[ao] para|emitid[ao] a|encargo de|cargo de|facturar a|facturado a|vendido a|alquilado a)\b|^(?:for|to|para|a|attn)$/;
/** What else such words are in: a number, an address, a day. */
const OTHER =
  /\b(?:number|numero|no|n|id|code|codigo|date|fecha|address|direccion|domicilio|ref|reference|referencia|phone|tel|vat|nif|rfc|cif|tax|cuenta|account no)\b/;
const TERMS_LABEL =
  /\b(?:pay\w*|terms|pago|condiciones|plazo|settle\w*|abono|liquidacion|cobro|vencimiento|credito?|due)\b/;
const TERMS =
  /^(?:net\s?\d{1,3}|(?:within |dentro de |a |en )?\d{1,3}\s(?:days?|d[ií]as?)(?!\p{L})|(?:transfer\w*|bank transfer|domiciliaci[oó]n|giro|pagar[eé]|contado)(?!\p{L}).*\d{1,3}\s(?:days?|d[ií]as?)|\d{1,2}\s?%?\s?\/?\s?\d{1,2},?\s(?:days?,?\s)?net|(?:due|payable) (?:up)?on receipt|immediate(?!\p{L})|cash on delivery|end of month|al contado|contado|pago inmediato|a la vista|contra entrega|fin de mes).{0,60}$/iu;
/** 'Net 10. Check the wheel nuts': terms end with their sentence. */
const NEXT_SENTENCE = /(?<=[\p{L}\d)]{2})\.\s+\p{Lu}.*$/u;
const PERSON = /^\p{Lu}[\p{Ll}’'.-]+(?:\s(?:(?:de la|de los|de|del|la|y)\s)?\p{Lu}[\p{L}’'.-]*){1,4}$/u;
const MOST_WORDS = 6;
const SURE: Readonly<Partial<Record<Context['place'], number>>> = { before: 0.8, left: 0.78, above: 0.76 };

interface Placed {
  readonly part: Part;
  readonly text: string;
  readonly before: string;
}

/** A part, what stands behind its colon, and what stands in brackets at its end. */
function listPlaced(part: Part): Placed[] {
  const at = part.text.indexOf(': ');
  const own =
    at < 0
      ? { part, text: part.text, before: '' }
      : { part, text: part.text.slice(at + 2).trim(), before: part.text.slice(0, at) };
  const inBrackets = /^\S.*\(([^()]+)\)$/u.exec(own.text)?.[1];
  return inBrackets === undefined ? [own] : [own, { ...own, text: inBrackets }];
}

function nameOf(text: string, under: string): string | null {
  if (isRestOfForm(text, under)) return tidyName(`${text} ${under}`);
  const company = isCompanyName(tidyName(text)) ? tidyName(text) : findNameInSentence(text);
  if (company !== null) return text.startsWith(company) ? company : null;
  return PERSON.test(text) ? text : null;
}

function toFound({ part }: Placed, value: string, { place, text, parts }: Context): FoundValue {
  const labels = parts.includes(part) ? [] : parts;
  return {
    value,
    raw: value,
    page: part.page,
    boxes: [part.box],
    label: text.trim(),
    labelBoxes: labels.map(({ box }) => box),
    confidence: (SURE[place] ?? 0) * sureness(part),
    reasons: [],
  };
}

/** All that `read` makes a value of and that stands at a label that `isLabel` knows, the surest first. */
function listAt(
  lines: readonly TextLine[],
  read: (text: string, under: string) => string | null,
  isLabel: (plain: string) => boolean,
): FoundValue[] {
  const byLine = listPartLines(lines);
  const isValue = ({ text }: Part): boolean => isCompanyName(text) || /^[\d.,\s%€$£-]+$/u.test(text);
  return byLine
    .flat()
    .flatMap(listPlaced)
    .flatMap((placed): FoundValue[] => {
      const value = read(placed.text, partUnder(byLine, placed.part)?.text ?? '');
      if (value === null) return [];
      const contexts = listContexts(byLine, { ...placed, behind: '' }, isValue);
      for (const context of contexts) {
        const plain = normaliseText(context.text);
        if (SURE[context.place] === undefined || plain.split(' ').length > MOST_WORDS) continue;
        if (isLabel(plain)) return [toFound(placed, value, context)];
      }
      return [];
    })
    .toSorted((one, other) => other.confidence - one.confidence);
}

/** The first company or person at a word for who is charged; null where none is. @param seller as `normaliseText` leaves it */
export function findBuyer(pages: readonly (readonly TextLine[])[], seller: string): FoundValue | null {
  const found = pages.flatMap((lines) =>
    listAt(lines, nameOf, (plain) => BUYER.test(plain) && !OTHER.test(plain)),
  );
  return found.find(({ value }) => normaliseText(value) !== seller) ?? null;
}

/** '30 days net' at a word for paying; null where none is. */
export function findTerms(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  const read = (text: string): string | null => {
    const own = text.replace(NEXT_SENTENCE, '');
    return TERMS.test(own) ? own : null;
  };
  return pages.flatMap((lines) => listAt(lines, read, (plain) => TERMS_LABEL.test(plain)))[0] ?? null;
}
