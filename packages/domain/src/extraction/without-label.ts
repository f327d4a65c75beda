// A value that no label gave, told by where it stands or what it looks like (issue 13: invoices and receipts).

import type { FoundValue } from './build-row.ts';
import type { Segment } from './text-lines.ts';
import { sureness } from './text-lines.ts';

/** @param confidence of the rule, 0..1, before that of the words */
export function asFound(page: number, segment: Segment, value: string, confidence: number): FoundValue {
  return {
    value,
    raw: segment.text,
    page,
    boxes: [segment.box],
    label: '',
    labelBoxes: [],
    confidence: confidence * sureness(segment),
    reasons: [],
  };
}
