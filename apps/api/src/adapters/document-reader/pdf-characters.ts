// The characters of a page's text layer as shown, with size, weight and direction of their type.

import type { PageCharacter } from '@vigilo/domain/digitise/word-building';
import type { PdfPage } from './pdf-page.ts';
import { applyToBox, combine, readMatrix } from './pdf-page.ts';
import type { Pdfium } from './pdfium.ts';

/** A page with more is read so far: no printed page has as many. */
const MOST_CHARACTERS = 100_000;
const BOLD_WEIGHT = 600;
const BOLD_NAME = /bold|black|heavy|demi/i;
const FILL_AND_STROKE = 2;
const HYPHEN = 0x2d;
const SPACE = 0x20;
const QUARTERS = [0, 90, 180, 270] as const;
/** The box of a line of type is from so much to so much of its size high; outside that, the typeface misstates itself. */
const LOWEST_BOX = 0.7;
const HIGHEST_BOX = 1.7;

interface Style {
  readonly size: number;
  readonly isBold: boolean;
  readonly turn: 0 | 90 | 180 | 270;
}

/** What ends a word has no box, no size and no direction. */
const BLANK: PageCharacter = {
  code: SPACE,
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  size: 0,
  isBold: false,
  turn: 0,
  isUnmapped: false,
};

/** A space or the end of a line that the file does not have: pdfium adds them between letters that are drawn one by one, whether they stand apart or not. */
const GENERATED_BLANK: PageCharacter = { ...BLANK, isGenerated: true };

/** The characters in the order of the text layer; a blank is only its code. */
export function listCharacters(pdfium: Pdfium, page: PdfPage): PageCharacter[] {
  const { calls } = pdfium;
  const text = calls.FPDFText_LoadPage(page.address);
  if (text === 0) return [];
  try {
    const count = Math.min(MOST_CHARACTERS, calls.FPDFText_CountChars(text));
    const { FPDFText_HasUnicodeMapError: hasNoMeaning } = calls;
    const readStyle = styleReader(pdfium, page, text);
    const characters: PageCharacter[] = [];
    for (let index = 0; index < count; index += 1) {
      const code = readCode(pdfium, text, index);
      if (isBlank(code)) {
        const isGenerated = calls.FPDFText_IsGenerated(text, index) === 1;
        characters.push(isGenerated ? GENERATED_BLANK : BLANK);
        continue;
      }
      const { size, isBold, turn } = readStyle(index);
      const [left, top, right, bottom] = readBox(pdfium, page, text, index, size, turn);
      const isUnmapped = isReplacement(code) || hasNoMeaning(text, index) === 1;
      characters.push({ code, left, top, right, bottom, size, isBold, turn, isUnmapped });
    }
    return characters;
  } finally {
    calls.FPDFText_ClosePage(text);
  }
}

/** A hyphen at the end of a line, which pdfium gives as a control character, is a hyphen. */
function readCode(pdfium: Pdfium, text: number, index: number): number {
  const code = pdfium.calls.FPDFText_GetUnicode(text, index) >>> 0;
  return code < 0x20 && pdfium.calls.FPDFText_IsHyphen(text, index) === 1 ? HYPHEN : code;
}

/** A space or the end of a line, many of which pdfium adds of its own: they end a word wherever they stand. */
function isBlank(code: number): boolean {
  return code === SPACE || code === 0x0d || code === 0x0a;
}

/** No character, the replacement character, and those for private use. */
function isReplacement(code: number): boolean {
  return code === 0 || code === 0xfffd || code === 0xffff || (code >= 0xe000 && code <= 0xf8ff);
}

function readBox(
  pdfium: Pdfium,
  page: PdfPage,
  text: number,
  index: number,
  size: number,
  turn: Style['turn'],
): [number, number, number, number] {
  pdfium.calls.FPDFText_GetLooseCharBox(text, index, pdfium.scratch);
  const box = applyToBox(page.shown, pdfium.float(0), pdfium.float(1), pdfium.float(2), pdfium.float(3));
  const isSideways = turn === 90 || turn === 270;
  const [from, to] = isSideways ? [box[0], box[2]] : [box[1], box[3]];
  const height = to - from;
  if (height >= LOWEST_BOX * size && height <= HIGHEST_BOX * size) return box;
  // Around its own middle, where the typeface says nothing usable about the height of its lines.
  const middle = (from + to) / 2;
  const [low, high] = [middle - size / 2, middle + size / 2];
  return isSideways ? [low, box[1], high, box[3]] : [box[0], low, box[2], high];
}

/** Characters of one text object share their style, which is read once. */
function styleReader(pdfium: Pdfium, page: PdfPage, text: number): (index: number) => Style {
  const { calls } = pdfium;
  const fonts = new Map<number, boolean>();
  let object = -1;
  let style: Style = { size: 1, isBold: false, turn: 0 };
  return (index) => {
    const next = calls.FPDFText_GetTextObject(text, index);
    // Spaces and line ends that pdfium adds belong to no object, and have the style of what they follow.
    if (next === object || next === 0) return style;
    object = next;
    const font = calls.FPDFTextObj_GetFont(next);
    const isBold = fonts.get(font) ?? isBoldFont(pdfium, font);
    fonts.set(font, isBold);
    calls.FPDFTextObj_GetFontSize(next, pdfium.scratch);
    const size = pdfium.float(0);
    calls.FPDFText_GetMatrix(text, index, pdfium.scratch);
    const matrix = combine(readMatrix(pdfium), page.shown);
    // As shown y points down, so the size runs along the negative of the second axis.
    const isStroked = calls.FPDFTextObj_GetTextRenderMode(next) === FILL_AND_STROKE;
    style = {
      size: Math.max(0.1, Math.abs(size) * Math.hypot(matrix.c, matrix.d)),
      isBold: isBold || isStroked,
      turn: quarterOf(matrix.a * Math.sign(size || 1), matrix.b * Math.sign(size || 1)),
    };
    return style;
  };
}

/** The quarter turn clockwise nearest to the direction in which the text runs. */
function quarterOf(x: number, y: number): 0 | 90 | 180 | 270 {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return QUARTERS[((Math.round(degrees / 90) % 4) + 4) % 4] ?? 0;
}

function isBoldFont(pdfium: Pdfium, font: number): boolean {
  if (font === 0) return false;
  const { calls } = pdfium;
  const name = pdfium.text((address, length) => calls.FPDFFont_GetBaseFontName(font, address, length));
  return BOLD_NAME.test(name) || calls.FPDFFont_GetWeight(font) >= BOLD_WEIGHT;
}
