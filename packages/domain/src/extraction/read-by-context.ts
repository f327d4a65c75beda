// The fields of a credit report from their values: a grade is that of the term whose word stands at it, a date the next review's where 'next', 'until' or 'again'
// does, whatever else the label says (issue 14, 'CCRR': keys by label, pattern and data type). What the names of the keys give stays: this fills in what they do not.

import type { FoundValue } from './build-row.ts';
import { isAboutOthers } from './find-company.ts';
import type { ReportField } from './judge-report-value.ts';
import { fieldOf, isAboutRating, isOfBefore, isTermOf } from './judge-report-value.ts';
import { isCompanyName } from './party-names.ts';
import type { Conventions } from './read-value.ts';
import type { TypedValue } from './report-values.ts';
import { isValuePart, listTypedValues } from './report-values.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText, sureness } from './text-lines.ts';
import type { Context, ContextPlace, Part } from './value-contexts.ts';
import { headOfRow, listContexts, listPartLines, partUnder } from './value-contexts.ts';

export type Values = Readonly<Partial<Record<ReportField, FoundValue>>>;

const SURE: Readonly<Record<ContextPlace, number>> = {
  before: 0.86,
  left: 0.84,
  above: 0.8,
  crossing: 0.8,
  behind: 0.76,
  under: 0.74,
};
const WITHOUT_CONTEXT = 0.66;
/** The upper part of a page, which a report is headed by. */
const HEAD = 0.3;
interface Judged {
  readonly field: ReportField;
  readonly sure: number;
  readonly context: Context | null;
}

/** A grade in a row that is about something else: a peer, a debt, a year. */
function isOfOthers(
  { place, parts }: Context,
  { part }: TypedValue,
  row: readonly Part[],
  company: string,
  isValue: (part: Part) => boolean,
): boolean {
  if (place !== 'above' && place !== 'crossing') return false;
  const head = headOfRow(row, part, isValue) ?? row[0];
  if (head === undefined || (isValue(head) && !isCompanyName(head.text))) return false;
  const plain = normaliseText(head.text);
  return !isAboutRating(plain) && plain !== company && !parts.every((each) => each === head);
}

function judge(
  value: TypedValue,
  contexts: readonly Context[],
  row: readonly Part[],
  company: string,
  isValue: (part: Part) => boolean,
): Judged | null {
  // 'A- in the short term': what stands behind a grade says more than what stands before it.
  const behind = contexts.filter(
    (each) => each.place === 'behind' && value.kind === 'grade' && isTermOf(each),
  );
  for (const context of [...behind, ...contexts]) {
    const field = fieldOf(value, context);
    if (field === null) continue;
    if (value.kind === 'grade' && isOfOthers(context, value, row, company, isValue)) return null;
    return { field, sure: SURE[context.place], context };
  }
  return judgeAlone(value, row, isValue);
}

/** An outlook alone in a row of grades, and a country alone at the head of the report, need no label. */
function judgeAlone(
  { kind, raw, part }: TypedValue,
  row: readonly Part[],
  isValue: (part: Part) => boolean,
): Judged | null {
  const isHeaded = part.page === 1 && part.box[1] < HEAD && part.text.endsWith(raw) && !/\d/u.test(part.text);
  if (kind === 'country' && isHeaded) return { field: 'country', sure: WITHOUT_CONTEXT, context: null };
  const isAmongGrades =
    part.text === raw &&
    row.length > 1 &&
    row.every((each) => isValue(each) || isAboutRating(normaliseText(each.text)));
  return kind === 'outlook' && isAmongGrades
    ? { field: 'outlook', sure: WITHOUT_CONTEXT, context: null }
    : null;
}

function toFound(value: TypedValue, { sure, context }: Judged): FoundValue {
  const { part, raw } = value;
  const labels = context === null || context.parts.includes(part) ? [] : context.parts;
  return {
    value: value.value,
    raw,
    page: part.page,
    boxes: [part.box],
    label: context?.text.trim() ?? '',
    labelBoxes: labels.map(({ box }) => box),
    confidence: sure * sureness(part),
    reasons: [],
  };
}

interface Reading {
  readonly value: TypedValue;
  readonly judged: Judged | null;
  /** Of its column, as `normaliseText` leaves it. */
  readonly heading: string;
}

function readPage(lines: readonly TextLine[], company: string, conventions: Conventions): Reading[] {
  const byLine = listPartLines(lines);
  const isValue = (part: Part): boolean => isValuePart(part, conventions);
  return byLine.flatMap((row) =>
    row.flatMap((part) =>
      listTypedValues(part, partUnder(byLine, part), conventions).flatMap((value) => {
        // A value before this one is no part of its label.
        const before = value.before
          .replace(/.*[.;!?]\s+(?=\p{Lu})/u, '')
          .replaceAll(/(?<![\p{L}\d])[ABC][+-]?(?![\p{L}\d])|→|»/gu, ' ');
        const contexts = listContexts(byLine, { ...value, before }, isValue);
        const judged = judge(value, contexts, row, company, isValue);
        const isOfOthersSection =
          value.kind !== 'date' && judged?.context?.place !== 'before' && isAboutOthers(lines, part.lineAt);
        return isOfOthersSection ? [] : [{ value, judged, heading: headingOf(contexts) }];
      }),
    ),
  );
}

function headingOf(contexts: readonly Context[]): string {
  const over =
    contexts.find(({ place }) => place === 'above') ?? contexts.find(({ place }) => place === 'crossing');
  return normaliseText(over?.parts.at(-1)?.text ?? '');
}

function addBest(found: Map<ReportField, FoundValue>, readings: readonly Reading[]): void {
  for (const { value, judged } of readings) {
    if (judged === null) continue;
    const read = toFound(value, judged);
    if (read.confidence > (found.get(judged.field)?.confidence ?? 0)) found.set(judged.field, read);
  }
}

/** The words of a column for what is in force where another column says what is proposed. */
const IN_FORCE = /\b(?:in force|existing|present|vigente|actual|current)\b/;
const PROPOSED = /\b(?:proposed|new|recommended|propuest[ao]|nuev[ao]|recomendad[ao])\b/;
const SURE_OF_COLUMNS = 0.9;

/**
 * Of a table with a column of what is proposed and one of what was, both grades of a row; at the label of the row alone the first of them would be read as
 * the one of today.
 */
function readColumns(readings: readonly Reading[]): Map<ReportField, FoundValue> {
  const found = new Map<ReportField, FoundValue>();
  for (const { value, judged, heading } of readings) {
    if (value.kind !== 'grade' || judged === null || !PROPOSED.test(heading)) continue;
    const beside = readings.filter(
      (other) =>
        other.value.part.lineAt === value.part.lineAt &&
        other.value.part.page === value.part.page &&
        other.value.kind === 'grade' &&
        (IN_FORCE.test(other.heading) || isOfBefore(other.heading)),
    );
    const [before, ...more] = beside;
    if (before === undefined || more.length > 0) continue;
    const isShort = judged.field.includes('st_');
    const sure = { sure: SURE_OF_COLUMNS, context: judged.context };
    const [now, then] = isShort
      ? (['st_rating', 'previous_st_rating'] as const)
      : (['lt_rating', 'previous_lt_rating'] as const);
    found.set(now, toFound(value, { field: now, ...sure }));
    found.set(then, toFound(before.value, { field: then, ...sure }));
  }
  return found;
}

/** @param company the company that the report is about; '' where it is not known */
export function readByContext(
  pages: readonly (readonly TextLine[])[],
  company: string,
  conventions: Conventions,
): { readonly values: Values; readonly surely: Values } {
  const readings = pages.flatMap((lines) => readPage(lines, normaliseText(company), conventions));
  const found = new Map<ReportField, FoundValue>();
  addBest(found, readings);
  return { values: Object.fromEntries(found), surely: Object.fromEntries(readColumns(readings)) };
}
