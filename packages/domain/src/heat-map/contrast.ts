// Contrast of two colours as WCAG 2.2 defines it (relative luminance, success criterion 1.4.3): the 'ink on
// a tile by contrast' of look.md.

/** A colour written #rrggbb. */
export type Colour = `#${string}`;

/** Linear intensity of one sRGB channel, 0..1. */
function intensity(colour: Colour, at: number): number {
  const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 (black) to 1 (white). */
function computeLuminance(colour: Colour): number {
  return 0.2126 * intensity(colour, 1) + 0.7152 * intensity(colour, 3) + 0.0722 * intensity(colour, 5);
}

/** Contrast ratio, 1 (same) to 21 (black on white). */
export function computeContrast(one: Colour, other: Colour): number {
  const [low, high] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
