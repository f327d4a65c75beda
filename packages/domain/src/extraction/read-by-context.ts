// The fields of a credit report from their values: a grade is that of the term whose word stands at it, a date the next review's where 'next', 'until' or 'again'
// does, whatever else the label says (issue 14, 'CCRR': keys by label, pattern and data type). What the names of the keys give stays: this fills in what they do not.

import type { FoundValue } from './build-row.ts';
import { isAboutOthers } from './find-company.ts';
import { isCompanyName } from './party-names.ts';
import type { Conventions } from './read-value.ts';
import type { TypedValue } from './report-values.ts';
import { isValuePart, listTypedValues } from './report-values.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText, sureness } from './text-lines.ts';
import type { Context, ContextPlace, Part } from './value-contexts.ts';
import { headOfRow, listContexts, listPartLines, partUnder } from './value-contexts.ts';

export type ReportField =
  | 'st_rating'
  | 'lt_rating'
  | 'previous_st_rating'
  | 'previous_lt_rating'
  | 'outlook'
  | 'date'
  | 'next_review'
  | 'analyst'
  | 'country';

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
const SHORT = /\b(?:short|st|corto|cp)\b/;
const LONG = /\b(?:long|lt|largo|lp)\b/;
const BEFORE =
  /\b(?:previous|previously|prior|last|former|formerly|earlier|old|was|were|ago|anterior|anteriores|previ[ao]|previamente|antes|ultim[ao]|era|eran|hace un ano)\b/;
const CURRENT =
  /\b(?:current|currently|new|now|proposed|assigned|today|present|this (?:report|review|year)|actual|actualmente|hoy|este informe|esta revision|nuev[ao]|propuest[ao]|asignad[ao]|ahora)\b/;
/** Words of a row or a column that is about the rating of the company itself. */
const RATING =
  /\b(?:ratings?|rated|grades?|score|mark|view|class|issuer|company|term|quality|opinion|calific\w*|nota|grado|clase|emisor|empresa|sociedad|plazo|calidad|juicio|st|lt|cp|lp)\b/;
/** What else has grades: debts, peers, relatives. */
const OTHERS =
  /\b(?:notes?|bonds?|loans?|senior|subordinated|debentures?|peers?|parent|subsidiar\w*|group average|bonos?|prestamos?|subordinad\w*|obligaciones|comparables?|pares|matriz|filial\w*|scale|escala)\b/;
const NEXT =
  /\b(?:next|later than|mas tardar|until|refresh\w*|puesta al dia|through|expira\w*|previst[ao]|renew\w*|again|follow up|reassess\w*|reevalu\w*|valid\w*|expir\w*|planned|scheduled|programad[ao]|vigente hasta|proxim[ao]|siguiente|hasta|vigencia|caduc\w*|seguimiento|renov\w*|revisara|revisar|actualizara|review(?:ed)? (?:by|before|on|due)|to be (?:reviewed|updated|renewed)|will be (?:reviewed|updated|renewed)|good until)\b/;
const DATED =
  /\b(?:dates?|dated|as of|as at|on|issued|rated|graded|reviewed|monitored|approved|committee|meeting|created|signed|published|written|prepared|completed|assigned|assessed|researched|status|sent|run|drawn up|fechas?|fechad[ao]|al?|emitid[ao]|emision|calificad[ao]|revisad[ao]|aprobad[ao]|comite|reunion|preparad[ao]|redactad[ao]|publicad[ao]|elaborad[ao]|escrit[ao]|cumplimentad[ao]|situacion|investigado|evaluad[ao]|enviad[ao]|firmad[ao]|el)\b/;
/** Words that stand before any day, and say something of it only where little else does. */
const ANY_DAY = /^(?:\S+ ){3,}(?:on|el|al?|run|sent|date)$/;
/** Days that are none of the report's own. */
const OTHER_DAY =
  /\b(?:found\w*|fundaci\w*|constitu\w*|incorporat\w*|since|desde|born|matur\w*|vencim\w*|year end|accounts|isda|agreement|contrato?|facility|cierre|ejercicio|expected|registered)\b/;
const OUTLOOK =
  /\b(?:outlooks?|perspectivas?|tendenc\w*|trend|direction|heading|development|evolucion|va|prospects?)\b/;
const ANALYST =
  /\b(?:prepar\w*|written|compiled|covered|elabor\w*|redacta\w*|cubierto|cargo de|analyst\w*|analista\w*|analytic\w*|analitic\w*|author\w*|autor\w*|by|por|officer|owner|presenter|presenta|propone|presented|monitored|seguimiento|encargad[ao]|responsable|ponente|evaluador\w*|assessor|gestor\w*|underwriter|contact\w*|firmad[ao]|signed)\b/;
const OTHER_PERSON =
  /\b(?:chair\w*|media|press|auditor\w*|director\w*|secretary|president\w*|prensa|secretari\w*|administrador\w*|approved|aprobad[ao]|ordered|solicitad[ao]|requested)\b/;
const COUNTRY =
  /\b(?:seat|countr\w*|pais\w*|domicil\w*|registered|incorporat\w*|jurisdic\w*|headquarter\w*|based|sede|operat\w*|located|establecid\w*)\b/;

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
  return (
    !RATING.test(plain) &&
    !BEFORE.test(plain) &&
    !CURRENT.test(plain) &&
    plain !== company &&
    !parts.every((each) => each === head)
  );
}

/** What a context says of a grade; null where it says nothing. */
function judgeGrade(value: TypedValue, plain: string): ReportField | null {
  const [isShort, isLong] = [SHORT.test(plain), LONG.test(plain)];
  if (isShort === isLong || OTHERS.test(plain)) return null;
  const isBefore =
    /^\s*(?:→|->|»|>)\s*[ABC]/u.test(value.behind) || (BEFORE.test(plain) && !CURRENT.test(plain));
  if (isShort) return isBefore ? 'previous_st_rating' : 'st_rating';
  return isBefore ? 'previous_lt_rating' : 'lt_rating';
}

function judgeDay(plain: string): ReportField | null {
  if (OTHER_DAY.test(plain)) return null;
  if (NEXT.test(plain)) return 'next_review';
  return DATED.test(plain) && !ANY_DAY.test(plain) ? 'date' : null;
}

/** What a context says of a value. @param plain the words next to the value, as `normaliseText` leaves them */
function judgeKind(value: TypedValue, plain: string): ReportField | null {
  switch (value.kind) {
    case 'grade':
      return judgeGrade(value, plain);
    case 'date':
      return judgeDay(plain);
    case 'outlook':
      return OUTLOOK.test(plain) ? 'outlook' : null;
    case 'person':
      return ANALYST.test(plain) && !OTHER_PERSON.test(plain) ? 'analyst' : null;
    case 'country':
      return COUNTRY.test(plain) ? 'country' : null;
  }
}

/** 'B+ in the long term', and a caption of few words under a grade. */
function isTermOf({ place, text }: Context): boolean {
  const plain = normaliseText(text);
  if (place === 'under') return plain.split(' ').length <= MOST_OF_CAPTION;
  return /^(?:in |on |over |for |en |a |de )?(?:the |el )?(?:short|long|corto|largo|st|lt|cp|lp)\b/.test(
    plain,
  );
}

/** Of a sentence, the words that stand next to the value. */
const MOST_WORDS = 9;
const MOST_OF_PERSON = 4;
const MOST_OF_CAPTION = 5;
const ONLY_NEAR: ReadonlySet<ContextPlace> = new Set(['behind', 'under']);

/** Whether a context can say something of a value: what stands behind it or under it only does of persons and of grades. */
function saysOf(value: TypedValue, context: Context): boolean {
  const isNear = ONLY_NEAR.has(context.place);
  if (value.kind === 'grade') return !isNear || isTermOf(context);
  if (value.kind !== 'person') return !isNear;
  // Beside or under a label a person stands alone.
  const isInSentence = context.place === 'before' || context.place === 'behind';
  return isInSentence || value.part.text === value.raw;
}

/** The words of a context that stand next to a value. */
function wordsBeside({ kind }: TypedValue, { place, text }: Context): string {
  const words = normaliseText(text).split(' ');
  const most = kind === 'person' ? MOST_OF_PERSON : MOST_WORDS;
  if (!ONLY_NEAR.has(place)) return words.slice(-most).join(' ');
  return words.slice(0, place === 'behind' && kind !== 'person' ? MOST_OF_CAPTION : most).join(' ');
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
    const field = saysOf(value, context) ? judgeKind(value, wordsBeside(value, context)) : null;
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
    row.every((each) => isValue(each) || RATING.test(normaliseText(each.text)));
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
        (IN_FORCE.test(other.heading) || BEFORE.test(other.heading)),
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
