// A page as it was read: its words, ruling lines and filled areas, in the page as a person sees it (cropped, turned upright, skew
// corrected). All coordinates are fractions of the page, 0..1, from the left and from the top (decisions.md section 5).

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** 0..1; 1 for words of a sound text layer. */
  readonly confidence: number;
  /** Size of the type as a fraction of the page's height. */
  readonly size: number;
  readonly isBold?: true;
  /** Degrees clockwise, where the word does not run from left to right: 90, 180 or 270. */
  readonly turn?: 90 | 180 | 270;
}

/** A straight horizontal or vertical line. */
export interface Ruling {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Where the words come from, and why: the text layer, or OCR because the text layer is missing, covers too little, is broken, or a person chose it. */
export type PageSource = 'text' | 'ocr' | 'none';
export type SourceReason = '' | 'no-text' | 'mostly-picture' | 'broken-text' | 'chosen' | 'blank';

export interface ReadPage {
  /** From 1. */
  readonly number: number;
  /** Points (1/72 inch) of the page as shown. */
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  readonly sourceReason: SourceReason;
  /** Degrees clockwise by which the page was turned upright beyond its own rotation: 0, 90, 180 or 270. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Degrees clockwise by which a scan lay skewed; the boxes are those of the page as shown, that is, skewed. */
  readonly skew: number;
  /** In reading order. */
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  /** Filled areas larger than a line: shaded cells and boxes. */
  readonly fills: readonly Box[];
  /** Areas of pictures. */
  readonly pictures: readonly Box[];
}
