// Grades of rating agencies in a text (issue 17, 'Severity for credit'): their scales, by how many notches a grade moved, and what that weighs.

const SPECULATIVE =
  /\b(?:to junk|into junk|junks|junk$|junk (?:status|territory|grade|rating)?|speculative(?:[- ]grade)?|high[- ]yield|bono basura|fallen angel|below investment)\b/;
const INVESTMENT =
  /\b(?:to investment[- ]grade|investment[- ]grade|grado de inversion|out of junk|from junk|leaves? junk|rising star)\b/;

const LONG_SCALE = [
  'aaa',
  'aa+',
  'aa',
  'aa-',
  'a+',
  'a',
  'a-',
  'bbb+',
  'bbb',
  'bbb-',
  'bb+',
  'bb',
  'bb-',
  'b+',
  'b',
  'b-',
  'ccc+',
  'ccc',
  'ccc-',
  'cc',
  'c',
  'd',
];
const MOODYS_SCALE = [
  'aaa',
  'aa1',
  'aa2',
  'aa3',
  'a1',
  'a2',
  'a3',
  'baa1',
  'baa2',
  'baa3',
  'ba1',
  'ba2',
  'ba3',
  'b1',
  'b2',
  'b3',
  'caa1',
  'caa2',
  'caa3',
  'ca',
  'c',
];
const GRADES: ReadonlyMap<string, number> = new Map([
  ...MOODYS_SCALE.map((grade, at): [string, number] => [grade, at]),
  ...LONG_SCALE.map((grade, at): [string, number] => [grade, at]),
  ['sd', 21],
  ['rd', 21],
]);
const GRADE =
  /(?<![\w.$-])(?:triple[- ][abc]|double[- ][abc]|single[- ][abc]|(?:ind |crisil |icra |care |\[icra\])?(?:aaa|aa[123]|aa|baa[123]|ba[123]|bbb|bb|caa[123]|ccc|cc|ca|a[123]|b[123]|a|b|c|d|sd|rd)(?![\w.])[+-]?)/g;
/** From this place of a scale on a grade is speculative, and from the second one near to default. */
const JUNK = 10;
export const NEAR_DEFAULT = 16;

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, at): [string, number] => [word, at + 1],
  ),
  ...['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'].map((word, at): [string, number] => [
    word,
    at + 1,
  ]),
  ['several', 3],
  ['multiple', 3],
  ['multi', 3],
  ['varios', 3],
  ['single', 1],
  ['a', 1],
]);

/** The grades a text names, as places of a scale (0 best), the one it ends at first. */
export function listGrades(text: string): number[] {
  const found = [...text.matchAll(GRADE)].flatMap(({ 0: written, index }) => {
    const grade = written.replace(/^(?:ind |crisil |icra |care |\[icra\])/, '').trim();
    // A single letter is a grade only after a word such as 'to' or with a sign.
    if (
      /^[a-d]$/.test(grade) &&
      !/\b(?:to|at|from|rating|rated|a|de|en|desde|hasta) $/.test(text.slice(0, index))
    )
      return [];
    if (grade === 'a' && !/\b(?:to|from) $/.test(text.slice(0, index))) return [];
    return [
      {
        place: GRADES.get(grade.startsWith('triple') ? 'aaa' : grade) ?? null,
        isFrom: /\b(?:from|desde|de) $/.test(text.slice(0, index)),
      },
    ];
  });
  return found
    .toSorted((a, b) => Number(a.isFrom) - Number(b.isFrom))
    .flatMap(({ place }) => (place === null ? [] : [place]));
}

function countNotches(text: string, grades: readonly number[]): number {
  const named = /\b(\w+)[- ](?:notch(?:es)?|levels?|rungs?|steps?|escalon(?:es)?|peldanos?|niveles)\b/.exec(
    text,
  )?.[1];
  if (named !== undefined) return NUMBER_WORDS.get(named) ?? (Number(named) || 1);
  const [to, from] = grades;
  return to !== undefined && from !== undefined && to !== from ? Math.abs(to - from) : 1;
}

const INTO_DEFAULT =
  /\b(?:to|at|a|en) (?:d|rd|sd|restricted default|selective default|default)\b|\b(?:selective|limited|restricted) default/;
const DEEPER = /\b(?:deeper|further) into junk/;

/** Tenths of a downgrade: -5 for a notch, -6 for two or into junk, -7 for more or near to default, -10 into default. */
export function scoreDowngrade(text: string): number {
  if (INTO_DEFAULT.test(text)) return -10;
  const grades = listGrades(text);
  const notches = countNotches(text, grades);
  const [to = 0, from = to] = grades;
  if (to >= NEAR_DEFAULT || notches >= 3) return -7;
  if (notches >= 2 || (to >= JUNK && from < JUNK)) return -6;
  const isOneWithinJunk = from < to && from >= JUNK;
  return isIntoJunk(text) && !isOneWithinJunk ? -6 : -5;
}

function isIntoJunk(text: string): boolean {
  return (SPECULATIVE.test(text) && !/from junk/.test(text)) || DEEPER.test(text) || INVESTMENT.test(text);
}

/** Tenths of an upgrade: 5 for a notch, 6 for more, 7 where investment grade is regained. */
export function scoreUpgrade(text: string): number {
  const grades = listGrades(text);
  const [to = 0, from = to] = grades;
  if (INVESTMENT.test(text) || (to < JUNK && from >= JUNK)) return 7;
  return countNotches(text, grades) >= 2 ? 6 : 5;
}
