// What an OCR engine is given, and what it answers.

import type { SeenWord } from '@vigilo/domain/digitise/ocr-words';

export interface OcrOrder {
  /** PNG. */
  readonly picture: Uint8Array;
  readonly languages: readonly ('eng' | 'spa')[];
  readonly mostMs: number;
}

/** Lines of words, in pixels of the picture. */
export type SeenLines = readonly (readonly SeenWord[])[];
