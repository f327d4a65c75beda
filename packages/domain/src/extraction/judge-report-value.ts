// What the words around a value of a credit report say of it: which term a grade is of, whether it was before, whether a day is the next review's
// (issue 14, 'CCRR': keys by label, pattern and data type).

import type { TypedValue } from './report-values.ts';
import { normaliseText } from './text-lines.ts';
import type { Context, ContextPlace } from './value-contexts.ts';

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
  /\b(?:next|later than|mas tardar|until|refresh\w*|puesta al dia|through|expira\w*|previst[ao]|renew\w*|renuev\w*|again|follow up|reassess\w*|reevalu\w*|valid\w*|expir\w*|planned|scheduled|programad[ao]|vigente hasta|proxim[ao]|siguiente|hasta|vigencia|caduc\w*|seguimiento|renov\w*|revisara|revisar|se revisa|actualizara|se actualiza|review(?:ed)? (?:by|before|on|due)|to be (?:reviewed|updated|renewed)|will be (?:reviewed|updated|renewed)|good until)\b/;
const DATED =
  /\b(?:dates?|dated|as of|as at|issued|rated|graded|reviewed|monitored|approved|committee|meeting|created|signed|published|written|prepared|completed|assigned|assessed|researched|status|sent|run|drawn up|fechas?|fechad[ao]|emitid[ao]|emision|calificad[ao]|revisad[ao]|aprobad[ao]|comite|reunion|preparad[ao]|redactad[ao]|publicad[ao]|elaborad[ao]|escrit[ao]|cumplimentad[ao]|situacion|investigado|evaluad[ao]|enviad[ao]|firmad[ao])\b/;
/** Before a day alone at the beginning of a line. */
const BARE = /^(?:\S+ ){0,2}(?:on|el|al?)$/;
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

const MOST_WORDS_BEFORE = 3;

/** 'previously B' under a grade: what that was, whatever stands over both. */
function isSaidBefore({ before }: TypedValue): boolean {
  const plain = normaliseText(before);
  return plain.split(' ').length <= MOST_WORDS_BEFORE && BEFORE.test(plain) && !CURRENT.test(plain);
}

/** What a context says of a grade; null where it says nothing. */
function judgeGrade(value: TypedValue, plain: string): ReportField | null {
  const [isShort, isLong] = [SHORT.test(plain), LONG.test(plain)];
  if (isShort === isLong || OTHERS.test(plain)) return null;
  const isBefore =
    isSaidBefore(value) ||
    /^\s*(?:→|->|»|>)\s*[ABC]/u.test(value.behind) ||
    (BEFORE.test(plain) && !CURRENT.test(plain));
  if (isShort) return isBefore ? 'previous_st_rating' : 'st_rating';
  return isBefore ? 'previous_lt_rating' : 'lt_rating';
}

function judgeDay({ part }: TypedValue, plain: string, place: ContextPlace): ReportField | null {
  if (OTHER_DAY.test(plain)) return null;
  if (NEXT.test(plain)) return 'next_review';
  // 'drawn on 30 September 2020' goes on with a sentence of the line before.
  const isBare = place === 'before' && BARE.test(plain) && !/^\p{Ll}/u.test(part.text);
  return (DATED.test(plain) && !ANY_DAY.test(plain)) || isBare ? 'date' : null;
}

/** What a context says of a value. */
function judgeKind(value: TypedValue, context: Context): ReportField | null {
  const plain = wordsBeside(value, context);
  switch (value.kind) {
    case 'grade':
      return judgeGrade(value, plain);
    case 'date':
      return judgeDay(value, plain, context.place);
    case 'outlook':
      return OUTLOOK.test(plain) ? 'outlook' : null;
    case 'person':
      return ANALYST.test(plain) && !OTHER_PERSON.test(plain) ? 'analyst' : null;
    case 'country':
      return COUNTRY.test(plain) ? 'country' : null;
  }
}

/** 'B+ in the long term', and a caption of few words under a grade. */
export function isTermOf({ place, text }: Context): boolean {
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

/** The words of a context that stand next to a value, as `normaliseText` leaves them. */
function wordsBeside({ kind }: TypedValue, { place, text }: Context): string {
  const words = normaliseText(text).split(' ');
  const most = kind === 'person' ? MOST_OF_PERSON : MOST_WORDS;
  if (!ONLY_NEAR.has(place)) return words.slice(-most).join(' ');
  return words.slice(0, place === 'behind' && kind !== 'person' ? MOST_OF_CAPTION : most).join(' ');
}

/** The field that a context says a value is of; null where it says nothing. */
export function fieldOf(value: TypedValue, context: Context): ReportField | null {
  return saysOf(value, context) ? judgeKind(value, context) : null;
}

/** Whether words are about the rating of the company itself, as it is or as it was. */
export function isAboutRating(plain: string): boolean {
  return RATING.test(plain) || BEFORE.test(plain) || CURRENT.test(plain);
}

/** Whether words are those of a column of what was. */
export function isOfBefore(plain: string): boolean {
  return BEFORE.test(plain);
}
