// Values of forms (credit reports, invoices, receipts): for each key its labels are looked for, and what stands at them is read as the
// key's data type; the most telling label wins, and a second, different value near it in sureness sends the key to a person (issue 13).

import type { ReadPage } from '../digitise/page.ts';
import { chooseAgreeing } from './agreeing-amounts.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType, SsotKey } from './document-type.ts';
import type { Form } from './form-candidates.ts';
import { listAmounts, listCandidates, listUnread } from './form-candidates.ts';
import { LabelNames, listLabelledSegments } from './labelled-segments.ts';
import { decideDateOrder } from './read-date.ts';
import { decideDecimalMark } from './read-number.ts';
import type { Conventions } from './read-value.ts';
import { listLines } from './text-lines.ts';

/** Another value within this of the best is a second candidate. */
const NEAR = 0.03;
const CONTESTED = 0.78;
const CONFIRMED = 0.03;
const MOST_SURE = 0.98;
/** Labels of forms that no key asks for. */
const OTHER_LABELS: readonly string[] = [
  'carried forward',
  'brought forward',
  'suma y sigue',
  'suma anterior',
  'ship to',
  'deliver to',
  'delivery address',
  'delivery ref',
  'delivery note',
  'albaran',
  'albaran n',
  'shipping address',
  'remit to',
  'description',
  'details',
  'notes',
  'reference',
  'your reference',
  'our reference',
  'original invoice',
  'factura original',
  'rectifica la factura',
  'your tax id',
  'your vat no',
  'your vat number',
  'customer vat no',
  'customer vat number',
  'customer tax id',
  'cif cliente',
  'nif cliente',
  'cif del cliente',
  'nif del cliente',
  'su nif',
  'su cif',
  'direccion de entrega',
  'lugar de entrega',
  'enviar a',
  'referencia',
  'su referencia',
  'observaciones',
  'concepto',
];

/** How a document writes its numbers and dates. */
export function decideConventions(pages: readonly ReadPage[]): Conventions {
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  const first = pages[0];
  return {
    decimalMark: decideDecimalMark(words),
    dateOrder: decideDateOrder(words.join(' '), first?.width ?? 0, first?.height ?? 0),
  };
}

function chooseCandidate(ordered: readonly FoundValue[]): FoundValue | null {
  const best = ordered[0];
  if (best === undefined) return null;
  const isContested = ordered.some(
    ({ value, confidence }) => value !== best.value && best.confidence - confidence < NEAR,
  );
  const isConfirmed = ordered.filter(({ value }) => value === best.value).length > 1;
  if (isContested && !isConfirmed)
    return {
      ...best,
      confidence: Math.min(best.confidence, CONTESTED),
      reasons: [...best.reasons, 'several-candidates'],
    };
  return isConfirmed ? { ...best, confidence: Math.min(MOST_SURE, best.confidence + CONFIRMED) } : best;
}

function prepareForm(pages: readonly ReadPage[], type: DocumentType): Form {
  const headings = type.cues.filter(({ where }) => where === 'heading').map(({ phrase }) => phrase);
  const names = new LabelNames([...type.keys.flatMap(({ synonyms }) => synonyms), ...OTHER_LABELS], headings);
  return {
    pages: pages.map((page) => {
      const lines = listLines(page);
      return { lines, segments: listLabelledSegments(lines, names) };
    }),
    names,
    conventions: decideConventions(pages),
  };
}

const isAmount = ({ dataType }: SsotKey): boolean => dataType === 'currency';

/** The value found for each key of a form; keys without one are missing from the map. */
export function readForm(pages: readonly ReadPage[], type: DocumentType): ReadonlyMap<string, FoundValue> {
  const form = prepareForm(pages, type);
  const candidates = new Map(type.keys.map((key) => [key.key, listCandidates(form, key)]));
  const found = new Map<string, FoundValue>();
  for (const [key, ordered] of candidates) {
    const value = chooseCandidate(ordered);
    if (value !== null) found.set(key, value);
  }
  const amountKeys = type.keys.filter(isAmount);
  const agreeing = chooseAgreeing(candidates, type, {
    unread: new Map(amountKeys.map((key) => [key.key, listUnread(form, key)])),
    all: amountKeys.slice(0, 1).flatMap((key) => listAmounts(form, key)),
    isScan: pages.some(({ source }) => source === 'ocr'),
  });
  for (const [key, value] of agreeing) found.set(key, value);
  return found;
}
