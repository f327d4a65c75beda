// Ratings in columns of then and now: 'Year ago' and 'Now', 'Anterior' and 'Actual', or two days over the rows of the terms, whatever other columns of years stand beside them
// (issue 14, 'CCRR': previous rating).

import type { FoundValue } from './build-row.ts';
import { dayOf, isGrade, NOW, OUTLOOKS, termOf, THEN } from './rating-words.ts';
import type { DateOrder } from './read-date.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.86;
/** So many lines under the headings the ratings begin, and so many they take. */
const REACH = 6;

/** Where one column has what is proposed, the other has what is in force. */
const PROPOSED =
  /^(?:proposed|new|recommended|propuest[ao]|nuev[ao]|recomendad[ao])(?: (?:rating|grade|calificacion|nota))?$/;
const IN_FORCE =
  /^(?:current|existing|present|in force|vigente|actual)(?: (?:rating|grade|calificacion|nota))?$/;
const MOST_WORDS_OF_HEADINGS = 6;

/** Beside a column of what was, what is. */
const RATING = /^(?:ratings?|grades?|calificacion(?:es)?|notas?)$/;

const isNow = ({ plain }: Segment): boolean => NOW.test(plain);
const isThen = ({ plain }: Segment): boolean => THEN.test(plain);

function crosses({ box: one }: Segment, { box: other }: Segment): boolean {
  return one[0] < other[2] && one[2] > other[0];
}

/** The grade of a row under a heading. */
function gradeUnder(line: TextLine, heading: Segment): Segment | undefined {
  return line.segments
    .flatMap(({ words }) => words.map((word) => readSegment([word])))
    .find((word) => isGrade(word) && crosses(word, heading));
}

/** The term that the nearest text before a grade names; other columns of the page may begin its line. */
function termBefore({ segments }: TextLine, { box }: Segment): 'st' | 'lt' | null {
  const label = segments.findLast((each) => each.box[2] <= box[0] && termOf(each.plain) !== null);
  return label === undefined ? null : termOf(label.plain);
}

/** Headings of two columns that stand as close as the words of one text: 'Before This report'. */
function partHeadings(segment: Segment): readonly Segment[] {
  const { words } = segment;
  for (let count = 1; count < Math.min(words.length, MOST_WORDS_OF_HEADINGS); count += 1) {
    const [one, other] = [readSegment(words.slice(0, count)), readSegment(words.slice(count))];
    if (isThen(one) ? isNow(other) : isNow(one) && isThen(other)) return [one, other];
  }
  return [segment];
}

/** The columns of now and then among the headings of a line; what is in force stands before what is proposed. */
function findHeadings(line: TextLine): readonly [now: Segment, then: Segment] | null {
  const headings = line.segments.flatMap(partHeadings);
  const then = headings.find(isThen);
  const now = headings.find(isNow) ?? (then && headings.find(({ plain }) => RATING.test(plain)));
  if (now !== undefined && then !== undefined) return [now, then];
  const proposed = headings.find(({ plain }) => PROPOSED.test(plain));
  const inForce = headings.find(({ plain }) => IN_FORCE.test(plain));
  return proposed === undefined || inForce === undefined ? null : [proposed, inForce];
}

/** A day, a month or a year has at most so many words: 'As of 31 December 2021' is no heading of a column alone. */
const MOST_WORDS_OF_DAY = 3;

/** The columns of the two latest days among the headings of a line. */
function findDays({ segments }: TextLine, order: DateOrder): readonly [now: Segment, then: Segment] | null {
  const dated = segments
    .filter(({ words }) => words.length <= MOST_WORDS_OF_DAY)
    .flatMap((segment) => {
      const day = dayOf(segment.text, order);
      return day === null ? [] : [{ segment, day }];
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const [latest, before] = dated;
  if (latest === undefined || before === undefined || latest.day === before.day) return null;
  return [latest.segment, before.segment];
}

/** The outlook of a row under a heading, where the row is that of the outlook. */
function outlookUnder({ page, segments }: TextLine, heading: Segment): FoundValue | null {
  const isOutlook = segments.some(({ plain }) =>
    /^(?:rating )?(?:outlook|trend|perspectiva|tendencia)(?: |$)/.test(plain),
  );
  const cell = segments.find((segment) => crosses(segment, heading));
  const value = cell === undefined ? undefined : OUTLOOKS[cell.plain];
  return isOutlook && cell !== undefined && value !== undefined ? asFound(page, cell, value, SURE) : null;
}

/** The ratings of the lines under both headings. */
function readRows(lines: readonly TextLine[], now: Segment, then: Segment): Map<string, FoundValue> {
  const found = new Map<string, FoundValue>();
  for (const line of lines) {
    const [today, before] = [gradeUnder(line, now), gradeUnder(line, then)];
    const outlook = outlookUnder(line, now);
    if (outlook !== null && !found.has('outlook')) found.set('outlook', outlook);
    if (today === undefined) continue;
    const term = termBefore(line, today);
    if (term === null || found.has(`${term}_rating`)) continue;
    found.set(`${term}_rating`, asFound(line.page, today, today.text, SURE));
    if (before !== undefined)
      found.set(`previous_${term}_rating`, asFound(line.page, before, before.text, SURE));
  }
  return found;
}

/** 'Rating' and 'Previous rating', each over both terms. */
const OVER_TERMS =
  /^(?:(?:previous|prior|last|former|current|present|new) )?(?:ratings?|grades?|calificaci(?:on|ones)|notas?)(?: (?:before|now|today|previas?|anterior(?:es)?|actual(?:es)?))?$/;
const SAYS_BEFORE = /\b(?:previous|prior|last|former|before|previas?|anterior(?:es)?)\b/;
/** Lines between such headings and the terms under them. */
const STACK = 3;

/** The names of terms under two headings of which one is of before, each with the field that its column holds; none where there are no such headings at this line. */
function listStackedTerms(lines: readonly TextLine[], at: number): readonly (readonly [string, Segment])[] {
  const over = (lines[at]?.segments ?? []).filter(({ plain }) => OVER_TERMS.test(plain));
  const isBefore = over.map(({ plain }) => SAYS_BEFORE.test(plain));
  if (over.length !== 2 || isBefore[0] === isBefore[1]) return [];
  const terms = lines
    .slice(at + 1, at + 1 + STACK)
    .map(({ segments }) => segments.filter(({ plain }) => termOf(plain) !== null))
    .find(({ length }) => length === 2 * over.length);
  return (terms ?? []).map((term, place) => {
    const name = `${termOf(term.plain)}_rating`;
    return [isBefore[Math.floor(place / 2)] === true ? `previous_${name}` : name, term] as const;
  });
}

/** The ratings of the first row under such headings. */
function readStacked(lines: readonly TextLine[], at: number): ReadonlyMap<string, FoundValue> {
  const terms = listStackedTerms(lines, at);
  for (const line of lines.slice(at + 1, at + 1 + STACK + REACH)) {
    const grades = terms.flatMap(([name, term]) => {
      const grade = gradeUnder(line, term);
      return grade === undefined ? [] : [[name, asFound(line.page, grade, grade.text, SURE)] as const];
    });
    if (grades.length > 0) return new Map(grades);
  }
  return new Map();
}

/** The ratings of today and before of the first table with both columns, by the names that programs use; none where there is no such table. */
export function readColumns(
  lines: readonly TextLine[],
  order: DateOrder,
): Readonly<Record<string, FoundValue>> {
  for (const [at, line] of lines.entries()) {
    const stacked = readStacked(lines, at);
    if (stacked.size > 0) return Object.fromEntries(stacked);
    const headings = findHeadings(line) ?? findDays(line, order);
    if (headings === null) continue;
    const [now, then] = headings;
    const { page } = line;
    const under = lines.slice(at + 1, at + 1 + REACH).filter((each) => each.page === page);
    const found = readRows(under, now, then);
    if (found.size > 0) return Object.fromEntries(found);
  }
  return {};
}
