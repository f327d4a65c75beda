// How a layout becomes a document: with facts and chance of its own.

import type { Dice } from './dice.ts';
import type { Sheet } from './html.ts';
import type { Locale } from './locales.ts';
import type { PrintedLine } from './printed-lines.ts';

export type Draw = (
  locale: Locale,
  dice: Dice,
) => {
  readonly sheet: Sheet;
  readonly fields: Record<string, string>;
  readonly lines: readonly PrintedLine[];
};

export const FONTS = [
  "'Liberation Sans', sans-serif",
  "'Liberation Serif', serif",
  "'DejaVu Sans', sans-serif",
  "'Nimbus Sans', sans-serif",
  "'Nimbus Roman', serif",
  "'P052', serif",
  "'C059', serif",
  "'URW Bookman', serif",
  "'URW Gothic', sans-serif",
  "'Liberation Sans Narrow', sans-serif",
  "'DejaVu Serif', serif",
];

/** @throws RangeError for a layout that there is not */
export function sheetOf<P>(
  layouts: Readonly<Record<string, (paper: P) => Sheet>>,
  layout: string,
  paper: P,
): Sheet {
  const write = layouts[layout];
  if (write === undefined) throw new RangeError(`There is no layout ${layout}`);
  return write(paper);
}
