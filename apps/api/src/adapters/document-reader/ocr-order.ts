// What an OCR engine is given, and what it answers.

import type { SeenWord } from '@vigilo/domain/digitise/ocr-words';

export interface OcrOrder {
  /** PNG. */
  readonly picture: Uint8Array;
  readonly languages: readonly ('eng' | 'spa')[];
  readonly mostMs: number;
  /** `page`: in blocks and lines, one level of ink for the whole page; `words`: word by word, ink held against the paper around it. */
  readonly way: 'page' | 'words';
}

/** Lines of words, in pixels of the picture. */
export type SeenLines = readonly (readonly SeenWord[])[];

/** What the engine, the same in both forms, calls the ways: its page segmentation and its thresholding (0 Otsu, 2 Sauvola). */
export const OCR_WAYS = {
  page: { segmentation: '3', thresholding: '0' },
  words: { segmentation: '11', thresholding: '2' },
} as const;
