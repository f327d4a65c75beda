// What a type of document is: configuration, not code (decisions.md section 5). A tenant edits the types under the template keys; those
// of `document-types.ts` are what every tenant begins with.

import type { DataType } from './extraction-row.ts';

/** Where a phrase counts: only at the top of the page, only where a line begins with it, or anywhere. */
export const CUE_PLACES = ['heading', 'line', 'anywhere'] as const;
export type CuePlace = (typeof CUE_PLACES)[number];

/** Statements have a column of values for each period; forms have one value for each key; nothing is read from pages of none. */
export const LAYOUTS = ['statement', 'form', 'none'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A phrase that speaks for a type where it stands as a heading; negative weights speak against it. */
export interface Cue {
  /** Words as `normaliseText` leaves them: lower case, without accents and punctuation. */
  readonly phrase: string;
  readonly weight: number;
  readonly where: CuePlace;
}

/** Where the label of a value stands: left of it, right above it, at the head of its column, or below it. */
export const LABEL_PLACES = ['left', 'above', 'head', 'below'] as const;
export type LabelPlace = (typeof LABEL_PLACES)[number];

export interface SsotKey {
  /** The name shown to people, and by which documents are compared. */
  readonly key: string;
  /** The name that programs use, and by which a value is filled in that no label gives. */
  readonly field: string;
  readonly category: string;
  /** As `normaliseText` leaves them, the most telling first; English and Spanish, a few other languages for invoices. */
  readonly synonyms: readonly string[];
  readonly dataType: DataType;
  /** A regular expression of the whole value, or ''. */
  readonly pattern: string;
  readonly allowedValues: readonly string[];
  /** A document without it is sent to a person. */
  readonly isRequired: boolean;
  /** The amount is never scaled by 'in millions': earnings per share. */
  readonly isPerShare?: true;
  /** Where its label is looked for first, in a form; absent: left, then above. */
  readonly labelPlace?: LabelPlace;
}

export interface TableExpected {
  readonly key: string;
  readonly category: string;
  /** Words of its heading row, as `normaliseText` leaves them. */
  readonly headings: readonly string[];
}

export const RULE_KINDS = ['sum', 'balance', 'dates-in-order'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** A rule within a document, by the keys that it looks at. */
export type DocumentRule =
  | { readonly rule: 'sum'; readonly total: string; readonly parts: readonly string[] }
  | { readonly rule: 'balance'; readonly left: string; readonly right: readonly string[] }
  | { readonly rule: 'dates-in-order'; readonly earlier: string; readonly later: string };

/** Which version of a template a type is. */
export interface TemplateVersion {
  readonly id: string;
  /** 0: as shipped, and never changed. */
  readonly version: number;
}

export interface DocumentType {
  readonly name: string;
  /** Absent for a type that is no tenant's template. */
  readonly template?: TemplateVersion;
  /** What it was called before: child documents of that name are of this type, unless another has the name now. */
  readonly formerNames?: readonly string[];
  readonly layout: Layout;
  readonly cues: readonly Cue[];
  readonly keys: readonly SsotKey[];
  readonly tables: readonly TableExpected[];
  readonly rules: readonly DocumentRule[];
  /** The keys whose values are compared with those of linked documents. */
  readonly comparedKeys: readonly string[];
}

/** The name of the key that programs know by this name, or '' where the type has none. */
export function keyOfField(type: Pick<DocumentType, 'keys'>, field: string): string {
  return type.keys.find((key) => key.field === field)?.key ?? '';
}

type KeyOptions = Partial<
  Pick<SsotKey, 'dataType' | 'pattern' | 'allowedValues' | 'isRequired' | 'isPerShare'>
>;

/** A key from its name, field and synonyms (separated by commas): text without a pattern, not required, unless the options say otherwise. */
export function ssotKey(
  category: string,
  key: string,
  field: string,
  synonyms: string,
  options: KeyOptions = {},
): SsotKey {
  return {
    key,
    field,
    category,
    synonyms: synonyms === '' ? [] : synonyms.split(',').map((synonym) => synonym.trim()),
    dataType: 'string',
    pattern: '',
    allowedValues: [],
    isRequired: false,
    ...options,
  };
}
