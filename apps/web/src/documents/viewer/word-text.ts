// The words that OCR read on a page, as the text content that pdf.js lays over pages and searches.

import type { PageBox } from './viewer-page.ts';

export interface PageWord {
  readonly text: string;
  readonly box: readonly number[];
}

/** How the page as shown lies in the space of the PDF: a point of it, in pixels of the page as shown, as a point of the PDF. */
interface PageSpace {
  readonly width: number;
  readonly height: number;
  readonly toPdf: (x: number, y: number) => readonly number[];
}

interface TextItem {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}

const FONT = 'words';
/** The share of a line's height that stands above its base line. */
const ASCENT = 0.8;

interface WordText {
  items: TextItem[];
  styles: Record<string, { fontFamily: string; ascent: number; descent: number; vertical: boolean }>;
  lang: string | null;
}

/** Words in reading order as text content: a space between words of a line, a line break after each line. */
export function buildWordText(words: readonly PageWord[], space: PageSpace): WordText {
  const items: TextItem[] = [];
  for (const [index, { text, box }] of words.entries()) {
    const own = toBox(box);
    const next = words[index + 1];
    const isLast = next === undefined || !isSameLine(own, toBox(next.box));
    items.push({ ...placeText(own, space), str: text, hasEOL: isLast });
    if (next !== undefined && !isLast)
      items.push({
        ...placeText([own[2], own[1], toBox(next.box)[0], own[3]], space),
        str: ' ',
        hasEOL: false,
      });
  }
  return {
    items,
    styles: { [FONT]: { fontFamily: 'sans-serif', ascent: ASCENT, descent: ASCENT - 1, vertical: false } },
    lang: null,
  };
}

function toBox([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): PageBox {
  return [x0, y0, x1, y1];
}

/** The next word stands at the right, and half as high at least beside this one. */
function isSameLine([, top, right, bottom]: PageBox, [left, nextTop, , nextBottom]: PageBox): boolean {
  const shared = Math.min(bottom, nextBottom) - Math.max(top, nextTop);
  const least = Math.min(bottom - top, nextBottom - nextTop) / 2;
  return left >= right - (bottom - top) && shared > 0 && shared >= least;
}

function placeText(
  [x0, y0, x1, y1]: PageBox,
  { width, height, toPdf }: PageSpace,
): Omit<TextItem, 'str' | 'hasEOL'> {
  const high = (y1 - y0) * height;
  const baseLine = y0 * height + ASCENT * high;
  const [x = 0, y = 0] = toPdf(x0 * width, baseLine);
  // One pixel along the line and one up from it, in the space of the PDF: a turned page turns its words.
  const [alongX = 0, alongY = 0] = toPdf(x0 * width + 1, baseLine);
  const [upX = 0, upY = 0] = toPdf(x0 * width, baseLine - 1);
  return {
    dir: 'ltr',
    transform: [(alongX - x) * high, (alongY - y) * high, (upX - x) * high, (upY - y) * high, x, y],
    width: Math.max(0, x1 - x0) * width,
    height: high,
    fontName: FONT,
  };
}
