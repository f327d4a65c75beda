// One row of the primary table, with the fields of the specification (3, section 3, 'Extraction row'), and when a person should look at it.

import type { Box } from '../digitise/page.ts';
import { LEAST_SURE } from './calibrate-confidence.ts';
import type { SsotKey } from './document-type.ts';
import type { ExtractionRow, LookReason, ValueCoordinates, ValueType } from './extraction-row.ts';

export interface FoundValue {
  readonly value: string;
  readonly raw: string;
  readonly page: number;
  readonly boxes: readonly Box[];
  readonly label: string;
  readonly labelBoxes: readonly Box[];
  /** 0..1. */
  readonly confidence: number;
  readonly reasons: readonly LookReason[];
  readonly period?: string;
  readonly months?: number | null;
}

const UNCHECKED = { status: null, details: [] } as const;

function keepWithin(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
}

/** A rectangle in the names of the specification; kept within the page. */
export function coordinatesOf(page: number, box: Box): ValueCoordinates {
  return {
    page_n: page,
    scaled_x_start: keepWithin(box[0]),
    scaled_y_start: keepWithin(box[1]),
    scaled_x_end: keepWithin(box[2]),
    scaled_y_end: keepWithin(box[3]),
  };
}

function listReasons(found: FoundValue, { dataType }: SsotKey, isScanned: boolean): LookReason[] {
  const reasons = new Set<LookReason>(found.reasons);
  if (found.value === '' && found.raw === '') return ['not-found'];
  if (found.confidence < LEAST_SURE[dataType]) {
    reasons.add('low-confidence');
    if (isScanned) reasons.add('scanned');
  }
  return [...reasons];
}

/** The row of a key with what was found for it. */
export function buildRow(
  id: string,
  key: SsotKey,
  found: FoundValue,
  options: { isScanned: boolean; valueType?: ValueType; isOneOfSeveral?: boolean },
): ExtractionRow {
  const { period, months } = found;
  return {
    id,
    SSOTKey: key.key,
    Category: key.category,
    Value: found.value,
    RawValue: found.raw,
    ValueType: options.valueType ?? 'entity',
    ValueCoordinates: found.boxes.map((box) => coordinatesOf(found.page, box)),
    DataFormat: { DataType: key.dataType, AllowedValues: key.allowedValues, Pattern: key.pattern },
    IntraValidation: UNCHECKED,
    InterValidation: UNCHECKED,
    DocKey: found.label,
    DocKeyCoordinates: found.labelBoxes.map((box) => coordinatesOf(found.page, box)),
    MultiValues: options.isOneOfSeveral ?? false,
    IsModified: false,
    Confidence: Math.round(Math.min(1, Math.max(0, found.confidence)) * 1000) / 1000,
    LookReasons: listReasons(found, key, options.isScanned),
    ...(period === undefined || period === '' ? {} : { Period: period }),
    ...(months === undefined || months === null ? {} : { PeriodMonths: months }),
  };
}

/** The row of a required key that was not found: empty, without a rectangle. */
export function buildMissingRow(id: string, key: SsotKey): ExtractionRow {
  const nothing = {
    value: '',
    raw: '',
    page: 0,
    boxes: [],
    label: '',
    labelBoxes: [],
    confidence: 0,
    reasons: [],
  };
  return buildRow(id, key, nothing, { isScanned: false });
}
