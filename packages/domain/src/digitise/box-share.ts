// How boxes on a page lie on each other, as fractions of their areas (decisions.md section 5).

import type { Box } from './page.ts';

/** How much of a box lies within another, 0..1; 0 of a box without an area. */
export function shareWithin(box: Box, outer: Box): number {
  const width = Math.min(box[2], outer[2]) - Math.max(box[0], outer[0]);
  const height = Math.min(box[3], outer[3]) - Math.max(box[1], outer[1]);
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area;
}
