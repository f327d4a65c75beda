// Words that OCR read together with the ruling beside them, or across one: 'Count' behind a line of a grid is read as '|Count', '25.0' before it as '25.0]', and two
// cells as 'friends|Count'. Where a ruling runs through the box of a word, the bar that it was read as goes, and the word ends there. A figure is never taken
// for a bar (issue 14, Extraction: scans).

import type { Ruling, Word } from './page.ts';

/** Characters that a ruling is read as, and those that it is read as beside a number alone. */
const BAR = /^[|¦\][{}\\!]$/u;
const BAR_BY_NUMBER = /^[|¦\][{}()\\!/flIiJj]$/u;
const PARTNER: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
};
const NUMBER = /^[([]?[-+−–]?[$€£]?[\d.,]*\d[\d.,]*%?[)\]]?$/u;
/** Of the width of a character, how far from its place a ruling may be read. */
const CLOSE = 1;

/** The words without the rulings that run through them, those that lie over two cells in two. */
export function cutAtRulings(words: readonly Word[], rulings: readonly Ruling[]): Word[] {
  const upright = rulings
    .filter(({ from, to }) => Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]))
    .map(({ from, to }) => ({
      x: (from[0] + to[0]) / 2,
      top: Math.min(from[1], to[1]),
      bottom: Math.max(from[1], to[1]),
    }))
    .toSorted((a, b) => a.x - b.x);
  if (upright.length === 0) return [...words];
  return words.flatMap((word) => {
    const [left, top, right, bottom] = word.box;
    const middle = (top + bottom) / 2;
    const reach = CLOSE * widthOfCharacter(word);
    const through = upright.find(
      (rule) => rule.x > left - reach && rule.x < right + reach && rule.top < middle && rule.bottom > middle,
    );
    return through === undefined ? [word] : cutAt(word, through.x);
  });
}

function widthOfCharacter({ box, text }: Word): number {
  return (box[2] - box[0]) / Math.max(1, [...text].length);
}

function cutAt(word: Word, x: number): Word[] {
  const characters = [...word.text];
  const [left, top, right, bottom] = word.box;
  const width = widthOfCharacter(word);
  const place = barNear(characters, (x - left) / width);
  if (place === null) return [word];
  const before = characters.slice(0, place).join('');
  const after = characters.slice(place + 1).join('');
  return [
    ...(before === ''
      ? []
      : [
          {
            ...word,
            text: before,
            box: [left, top, Math.max(x - width / 4, left + width / 4), bottom] as const,
          },
        ]),
    ...(after === ''
      ? []
      : [
          {
            ...word,
            text: after,
            box: [Math.min(x + width / 4, right - width / 4), top, right, bottom] as const,
          },
        ]),
  ];
}

/** Which character the ruling was read as, the nearest to it; null where none can be. */
function barNear(characters: readonly string[], at: number): number | null {
  const places = characters
    .map((_, place) => place)
    .filter((place) => Math.abs(place + 0.5 - at) <= 0.5 + CLOSE && isBar(characters, place))
    .toSorted((a, b) => Math.abs(a + 0.5 - at) - Math.abs(b + 0.5 - at));
  return places[0] ?? null;
}

function isBar(characters: readonly string[], place: number): boolean {
  const character = characters[place] ?? '';
  const isLast = place === characters.length - 1;
  const rest = [...characters.slice(0, place), ...characters.slice(place + 1)].join('');
  // One of a pair of brackets stays.
  if (rest.includes(PARTNER[character] ?? '\n')) return false;
  if ((isLast || place === 0) && NUMBER.test(rest)) {
    if (BAR_BY_NUMBER.test(character)) return true;
  }
  return BAR.test(character);
}
