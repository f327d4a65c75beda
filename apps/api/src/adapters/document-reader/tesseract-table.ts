// The table that the `tesseract` command writes: a line for each page, block, paragraph, line and word.

import type { SeenWord } from '@vigilo/domain/digitise/ocr-words';

const WORD_LEVEL = '5';
const PERCENT = 100;

/** Its words by line. */
export function parseTesseractTable(table: string): SeenWord[][] {
  const lines = new Map<string, SeenWord[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...text] =
      row.split('\t');
    if (level !== WORD_LEVEL) continue;
    const key = [page, block, paragraph, line].join(' ');
    const words = lines.get(key) ?? [];
    lines.set(key, words);
    const [x, y] = [Number(left), Number(top)];
    words.push({
      text: text.join(' ').trim(),
      box: [x, y, x + Number(width), y + Number(height)],
      confidence: Math.min(1, Math.max(0, Number(confidence) / PERCENT)),
    });
  }
  return [...lines.values()];
}
