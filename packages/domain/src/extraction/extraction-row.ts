// The rows of a child document's primary table and the cells of its child tables, with the names of the specification (3, section 3).

export const VALUE_TYPES = ['entity', 'table', 'image_block', 'image', 'block'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** What a value is: decides how it is read, checked and edited. */
export const DATA_TYPES = ['string', 'number', 'currency', 'date', 'percent', 'enum'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** Types whose values are figures: plain decimals. */
export const FIGURE_TYPES: ReadonlySet<string> = new Set(['number', 'currency', 'percent']);

/** A rectangle on a page of the document, fractions 0..1 of the page; page_n counts from 1. */
export type ValueCoordinates = {
  readonly page_n: number;
  readonly scaled_x_start: number;
  readonly scaled_y_start: number;
  readonly scaled_x_end: number;
  readonly scaled_y_end: number;
};

export interface DataFormat {
  readonly DataType: DataType;
  readonly AllowedValues: readonly string[];
  readonly Pattern: string;
}

export const VALIDATION_STATUSES = ['valid', 'invalid', 'partially_valid', 'unknown'] as const;
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];

/** What a person can say of a row as a whole, whatever the rules say. */
export const HAND_CHECKS = ['valid', 'invalid'] as const satisfies readonly ValidationStatus[];
export type HandCheck = (typeof HAND_CHECKS)[number];

/** A rule's finding about a row; its sentence is worded from code and values. */
export interface Finding {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The value that would fit, where that follows. */
  readonly suggestion?: string;
}

/** Null before anything was checked. */
export interface Validation {
  readonly status: ValidationStatus | null;
  readonly details: readonly Finding[];
}

export interface ExtractionRow {
  readonly id: string;
  readonly SSOTKey: string;
  readonly Category: string;
  /** The normalised value; for a table or an image the id of its block. */
  readonly Value: string;
  /** As printed. */
  readonly RawValue: string;
  readonly ValueType: ValueType;
  readonly ValueCoordinates: readonly ValueCoordinates[];
  readonly DataFormat: DataFormat;
  readonly IntraValidation: Validation;
  readonly InterValidation: Validation;
  /** The label as printed, and where it stands. */
  readonly DocKey: string;
  readonly DocKeyCoordinates: readonly ValueCoordinates[];
  readonly MultiValues: boolean;
  readonly IsModified: boolean;
  /** 0..1 that the value is right. */
  readonly Confidence: number;
  /** Codes of why a person should look at it; empty where nobody needs to. */
  readonly LookReasons: readonly LookReason[];
  /** Values of a statement: the last day of the period, YYYY-MM-DD, or only its year, YYYY. */
  readonly Period?: string;
  /** Flows of a statement: how many months the period has, where it is said. */
  readonly PeriodMonths?: number;
  /** What a person said of the row as a whole: it stands in the place of both validation statuses until the row is edited. */
  readonly CheckedByHand?: HandCheck | null;
  /** Of columns that people added, in their order. */
  readonly ExtraFields?: readonly ExtraField[];
  /** What a later reading says where a person's value stands; none where it says the same, or nothing. */
  readonly ReadAnew?: string;
}

/** A cell of a column that people added to a primary table. */
export interface ExtraField {
  readonly Name: string;
  readonly Value: string;
}

export const LOOK_REASONS = [
  'low-confidence',
  'scanned',
  'several-candidates',
  'corrected-characters',
  'not-found',
  'rule-failed',
  // A later reading says something else than a person's value, and than what was read before.
  'read-anew',
  // People changed it, and a later reading does not find it any more.
  'not-read-anew',
] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

/** A cell of a child table. */
export interface ExtractionCell {
  /** What a later reading says where a person's text stands; none where it says the same, or nothing, or somebody has looked at it. */
  readonly ReadAnew?: string | undefined;
  readonly ColumnSSOT: { readonly Value: string };
  readonly RowSSOT: { readonly Value: string };
  readonly Value: string;
  readonly RawValue: string;
  readonly ValueType: ValueType;
  readonly ValueCoordinates: readonly ValueCoordinates[];
  readonly DataFormat: DataFormat;
  readonly IntraValidation: Validation;
  readonly InterValidation: Validation;
  readonly IsModified: boolean;
  readonly MultiValues: boolean;
}
