// What a text is for a table: a number (with its sign, currency, percent or footnote mark), a year, a dash that stands for nothing, a mark that belongs to
// the number beside it, a dot leader, a bullet, or words (decisions.md section 5).

const NUMBER =
  /^[<>~≈≥≤±*†‡]*[([]?[-–—−+±]?[$€£¥%]?\s*[-–—−(]?\(?\d[\d.,’' ]*\s*(?:[)\]]\s*)?(%|[€$£¥]|pp|bn|x|[a-z*†‡§]{0,2}|\([a-z\d]\))[)\]]?[*†‡]*$/iu;
const RANGE = /^[([]?[-–−]?[\d.,]+%?\s*[-–—−]\s*[-–−]?[\d.,]+%?[)\]]?$/u;
const NOTHING = /^(?:[$€£¥]?\s*[-–—−]+\s*%?|\*{1,5}|n\/?a\.?|na|nm|\(?x\)?|\.{1,3}|…)$/iu;
/** A number with its share, its count or its interval behind it: '654 (43.9)', '2.4 [1.8 – 3.0]'. */
const WITH_BRACKETS =
  /^[<>≥≤]?[-–−]?[\d.,]+(?:[  ]\d{3})*%? ?[([][-–−]?\d[\d.,  ]*%?(?: ?[-–−] ?[-–−]?\d[\d.,]*%?)?[)\]]$/u;
const YEAR = /^(?:19|20)\d\d(?:[-–/]\d{2,4})?[*a-z]?$/u;
const LEADER = /^[.…·_]{2,}$|^\.$/u;
const BULLET = /^(?:[•▪■●○◦►➢✓–—*·+%#†‡§]||||\(?[a-z\d]{1,3}[.)]|\(?[ivx]{1,4}[.)])$/iu;
const LEFT_MARK = /^(?:[$€£¥(+~±]|[A-Z]{2,3}\$|\(\$|\$\()$/u;
const RIGHT_MARK = /^(?:[)%*†‡]|\)%|%\)|pts|bps)$/u;

/** '1,234.5', '(12)', '-', '$ 5' and ranges of numbers. */
export function isNumber(text: string): boolean {
  return (text.length <= 40 && (NUMBER.test(text) || WITH_BRACKETS.test(text))) || RANGE.test(text);
}

/** A number, or what stands in its place: a dash, 'n/a', '(X)'. */
export function isValue(text: string): boolean {
  return isNumber(text) || NOTHING.test(text);
}

/** A day in digits, such as 12-31-2009. */
export function isDate(text: string): boolean {
  return /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(text);
}

/** '2009', and '2009/10'. */
export function isYear(text: string): boolean {
  return YEAR.test(text);
}

/** Dots that lead from a label to its number. */
export function isLeader(text: string): boolean {
  return LEADER.test(text);
}

/** The mark at the beginning of an item of a list; 'No.' is the heading of a column of numbers. */
export function isBullet(text: string): boolean {
  return BULLET.test(text) && !/^n[or]\.$/iu.test(text);
}

/** '$' or '(' before a number in a column of its own. */
export function isLeftMark(text: string): boolean {
  return LEFT_MARK.test(text);
}

/** ')' or '%' after a number in a column of its own. */
export function isRightMark(text: string): boolean {
  return RIGHT_MARK.test(text);
}

const CAPTION =
  /^(?:table|exhibit|figure|fig|chart|box|annex|sources?|notes?|tabla|cuadro|gráfico|figura|fuente|nota|notas)\b\s*/iu;
/** Behind its word a caption has a number, a letter or a colon: 'Notes to the accounts' has none. */
const CAPTION_NUMBER = /^(?:[\dA-Z]{1,4}(?:[-.–]\d+)*\b|[.:])/u;

/** 'Table 3.', 'Source:' and their like: words about a table that are not part of it. */
export function isCaption(text: string): boolean {
  const [word] = CAPTION.exec(text) ?? [''];
  if (word !== '' && CAPTION_NUMBER.test(text.slice(word.length))) return true;
  return /^(?:table|exhibit|figure) (?:reads|continues|continued)\b/iu.test(text);
}

const UNIT =
  /^[([].*\b(?:thousands?|millions?|billions?|percent|dollars|unaudited|miles|millones|euros?)\b.*[)\]]$/iu;

/** '[In thousands]'. */
export function isUnitNote(text: string): boolean {
  return text.length < 90 && UNIT.test(text);
}

const PAGE_MARK = /(?:^|\s)(?:page|p[áa]gina|p[áa]g\.):?\s*\d{1,4}(?:\s*(?:of|de|\/)\s*\d{1,4})?$/iu;

/** 'General ledger, page 3 of 7': the number of the page at the end of a line that stands at its head or foot. */
export function isPageMark(text: string): boolean {
  return PAGE_MARK.test(text);
}

const KEY = /^(\d{1,3})(?:\.(\d{1,3}))?[*†‡+#]{0,3}$/u;
const FEWEST_KEYS = 5;
const FEWEST_SKIPS = 2;

/** The number of an entry, '10.2†'. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Numbers of entries that never fall and skip here and there: they refer to something, and do not number the entries themselves. */
export function keysSkip(keys: readonly string[]): boolean {
  const numbers = keys.map((key) => {
    const [, whole = '', part = '0'] = KEY.exec(key) ?? [];
    return { whole: Number(whole), part: Number(part) };
  });
  const steps = numbers.slice(1).map((number, i) => {
    const before = numbers[i] ?? number;
    return { whole: number.whole - before.whole, part: number.part - before.part };
  });
  const doRise = steps.every(({ whole, part }) => whole > 0 || (whole === 0 && part > 0));
  return (
    keys.length >= FEWEST_KEYS && doRise && steps.filter(({ whole }) => whole > 1).length >= FEWEST_SKIPS
  );
}
