// Values of forms (credit reports, invoices, receipts): for each key its labels are looked for, and what stands at them is read as the
// key's data type; the most telling label wins, and a second, different value near it in sureness sends the key to a person (issue 13).

import type { ReadPage } from '../digitise/page.ts';
import { listCaptions } from './caption-lines.ts';
import { chooseAgreeing } from './agreeing-amounts.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType, SsotKey } from './document-type.ts';
import type { Form } from './form-candidates.ts';
import { NUMBERS_OF_DOCUMENT } from './weigh-candidate.ts';
import { listHeadingRows } from './heading-rows.ts';
import { listKeyNames } from './key-names.ts';
import { listAmounts, listCandidates, listUnread } from './form-candidates.ts';
import { LabelNames, listLabelledSegments } from './labelled-segments.ts';
import { readNamedLists } from './named-lists.ts';
import { decideConventions, weighDateOrder } from './form-conventions.ts';
import type { Conventions } from './read-value.ts';
import { listLines } from './text-lines.ts';
import { OTHER_LABELS } from './types/invoice-labels.ts';

/** Another value within this of the best is a second candidate. */
const NEAR = 0.03;
const CONTESTED = 0.78;
const CONFIRMED = 0.03;
const MOST_SURE = 0.98;
const OTHER_NAMES = listKeyNames({ synonyms: OTHER_LABELS }).map(({ name }) => name);

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

function prepareForm(pages: readonly ReadPage[], type: DocumentType, conventions: Conventions): Form {
  const headings = type.cues.filter(({ where }) => where === 'heading').map(({ phrase }) => phrase);
  const names = new LabelNames(
    [...type.keys.flatMap(listKeyNames).map(({ name }) => name), ...OTHER_NAMES],
    headings,
  );
  return {
    pages: pages.map((page) => {
      const lines = listLines(page);
      const captions = listCaptions(lines, type.keys, conventions);
      return {
        lines,
        segments: listLabelledSegments(lines, names),
        captions,
        headings: listHeadingRows(lines),
      };
    }),
    names,
    conventions,
    hasCents: pages.some(({ words }) => words.some(({ text }) => /\d[.,]\d{2}(?!\d|[.,]\d)/u.test(text))),
  };
}

const isAmount = ({ dataType }: SsotKey): boolean => dataType === 'currency';

/** What was read of a form, and how it writes its dates and numbers. */
export interface FormRead {
  readonly found: ReadonlyMap<string, FoundValue>;
  readonly conventions: Conventions;
}

/**
 * Leaves a number that several keys could have, such as one at 'Customer reference', to the key that is surest of its best one; the others have what stands
 * elsewhere.
 */
function shareNumbers(candidates: Map<string, readonly FoundValue[]>, type: DocumentType): void {
  const isSame = (one: FoundValue, other: FoundValue): boolean =>
    one.value === other.value && one.page === other.page && one.boxes[0]?.[1] === other.boxes[0]?.[1];
  const taken: FoundValue[] = [];
  const numbered = type.keys
    .filter(({ field }) => NUMBERS_OF_DOCUMENT.has(field))
    .map(({ key }) => ({ key, ordered: candidates.get(key) ?? [] }))
    .toSorted((one, other) => (other.ordered[0]?.confidence ?? 0) - (one.ordered[0]?.confidence ?? 0));
  for (const { key, ordered } of numbered) {
    const free = ordered.filter((each) => !taken.some((other) => isSame(each, other)));
    candidates.set(key, free);
    taken.push(...free.slice(0, 1));
  }
}

/** The value found for each key of a form; keys without one are missing from the map. */
export function readForm(pages: readonly ReadPage[], type: DocumentType): FormRead {
  const plain = prepareForm(pages, type, decideConventions(pages));
  const form = { ...plain, conventions: weighDateOrder(plain, pages, type) };
  const candidates = new Map(type.keys.map((key) => [key.key, listCandidates(form, key)]));
  shareNumbers(candidates, type);
  const found = new Map<string, FoundValue>();
  for (const [key, ordered] of candidates) {
    const value = chooseCandidate(ordered);
    if (value !== null) found.set(key, value);
  }
  for (const { lines } of form.pages)
    for (const [key, value] of readNamedLists(lines, type.keys, form.conventions)) found.set(key, value);
  const amountKeys = type.keys.filter(isAmount);
  const agreeing = chooseAgreeing(candidates, type, {
    unread: new Map(amountKeys.map((key) => [key.key, listUnread(form, key)])),
    all: amountKeys.slice(0, 1).flatMap((key) => listAmounts(form, key)),
    isScan: pages.some(({ source }) => source === 'ocr'),
  });
  for (const [key, value] of agreeing) found.set(key, value);
  return { found, conventions: form.conventions };
}
