import { describe, expect, it } from 'vitest';
import { withoutGhosts } from './ghost-words.ts';
import type { SeenWord } from './ocr-words.ts';
import type { Box } from './page.ts';

const seen = (text: string, box: Box): SeenWord => ({ text, box, confidence: 0.8 });
const LINE = [seen('Olive', [100, 200, 180, 240]), seen('oil,', [190, 200, 240, 242])];
const textsOf = (lines: readonly (readonly SeenWord[])[]) =>
  withoutGhosts(lines).map((line) => line.map(({ text }) => text));

describe('words that OCR sees where none is printed', () => {
  it('are letters of hardly any height, in a line or alone', () => {
    expect(
      textsOf([[seen('E', [110, 200, 118, 203]), ...LINE], [seen('aaa', [300, 500, 420, 504])]]),
    ).toEqual([['Olive', 'oil,']]);
  });

  it('are no dashes, stops or smaller print', () => {
    const marks = [seen('—', [250, 220, 280, 223]), seen('.', [285, 236, 289, 240])];
    const note = seen('1', [290, 200, 296, 218]);
    expect(textsOf([[...LINE, ...marks, note]])).toEqual([['Olive', 'oil,', '—', '.', '1']]);
  });

  it('are a part of a word once more on top of it, but not the same word behind it', () => {
    const desk = [seen('Mesa', [100, 300, 180, 340]), seen('de', [190, 300, 220, 340])];
    expect(textsOf([[...desk, seen('e', [206, 298, 221, 336])]])).toEqual([['Mesa', 'de']]);
    expect(textsOf([[...desk, seen('e', [230, 310, 244, 340])]])).toEqual([['Mesa', 'de', 'e']]);
    expect(textsOf([[...desk, seen('o', [206, 298, 221, 336])]])).toEqual([['Mesa', 'de', 'o']]);
  });

  it('of a page without words are none', () => {
    expect(withoutGhosts([])).toEqual([]);
  });
});
