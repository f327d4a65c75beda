// A form whose title is none that is known, told by what it asks for: a page with the labels of a total, a tax and a number beside them is an invoice, whatever
// it calls itself (decisions.md section 5: page classification).

import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { listKeyNames } from './key-names.ts';
import { listLabelWords } from './label-words.ts';
import type { TextLine } from './text-lines.ts';

/** A page with more lines is no form. */
const MOST_LINES = 110;
const MOST_WORDS_OF_LABEL = 6;
/** What stands behind a label: nothing, a sign, a figure. */
const BEHIND_LABEL = /^\s*(?:$|[:.#°º(£$€%@/]|\d)/u;
/** All fields of one row are there, or of each of these one, and so many of the type at least. */
const KINDS: readonly {
  readonly field: string;
  readonly needs: readonly (readonly string[])[];
  readonly least: number;
  /** What no document of this type has. */
  readonly lacks?: readonly string[];
}[] = [
  { field: 'lt_rating', needs: [['st_rating'], ['lt_rating']], least: 4 },
  {
    field: 'receipt_number',
    needs: [['amount'], ['tax', 'amount_untaxed'], ['payment_method']],
    least: 4,
    lacks: ['date_due', 'iban', 'buyer', 'client_id', 'order_number', 'invoice_number'],
  },
  {
    field: 'invoice_number',
    needs: [
      ['amount'],
      ['tax', 'amount_untaxed'],
      ['invoice_number', 'vat', 'iban', 'client_id', 'order_number', 'date_due'],
    ],
    least: 4,
  },
];

const fieldsByName = new WeakMap<DocumentType, ReadonlyMap<string, string>>();

function namesOf(type: DocumentType): ReadonlyMap<string, string> {
  const before = fieldsByName.get(type);
  if (before !== undefined) return before;
  const names = new Map(
    type.keys.flatMap((key) => listKeyNames(key).map(({ name }) => [name.letters, key.field] as const)),
  );
  fieldsByName.set(type, names);
  return names;
}

/** The fields whose labels stand at the beginning of a text of the page. */
function listFields(lines: readonly TextLine[], type: DocumentType): Set<string> {
  const names = namesOf(type);
  const fields = new Set<string>();
  for (const { segments } of lines)
    for (const { text } of segments) {
      const words = listLabelWords(text).slice(0, MOST_WORDS_OF_LABEL);
      for (let count = words.length; count > 0; count -= 1) {
        const letters = words.slice(0, count).map(({ plain }) => plain);
        const field = names.get(letters.join(''));
        if (field === undefined || !BEHIND_LABEL.test(text.slice(words[count - 1]?.end ?? 0))) continue;
        fields.add(field);
        break;
      }
    }
  return fields;
}

const hasAny = (fields: ReadonlySet<string>, some: readonly string[]): boolean =>
  some.some((each) => fields.has(each));

/** The first type whose labels a page has enough of; null where no type's. Types are known by their fields, whatever their names. */
export function classifyByLabels(
  lines: readonly TextLine[],
  types: readonly DocumentType[],
): DocumentType | null {
  if (lines.length > MOST_LINES) return null;
  const forms = types.filter(({ layout }) => layout === 'form');
  for (const { field, needs, least, lacks = [] } of KINDS)
    for (const type of forms) {
      if (keyOfField(type, field) === '') continue;
      const fields = listFields(lines, type);
      const isOther = lacks.length > 0 && forms.some((other) => hasAny(listFields(lines, other), lacks));
      if (isOther) continue;
      if (fields.size >= least && needs.every((some) => some.some((each) => fields.has(each)))) return type;
    }
  return null;
}
