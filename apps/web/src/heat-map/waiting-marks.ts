// A corner cut off says that news of the company waits for an analyst: the ground shows there, so that it stands out from every colour.

import type { Frame } from './frame.ts';
import { hairlineWidth, placeTile } from './frame.ts';
import type { PixelBox } from './pixel-sheet.ts';

/** Length of the cut along each side in CSS pixels. */
const CUT = 8;
/** No mark on a tile narrower or lower than this (CSS pixels): it would be half of the tile. */
const SMALLEST_MARKED = 18;

/** Cuts the upper right corner of every tile whose company has news that waits. */
export function drawWaitingMarks(frame: Frame): void {
  const { context, ratio, surface, waiting } = frame;
  if (waiting.length === 0) return;
  const hairline = hairlineWidth(frame);
  const cut = Math.round(CUT * ratio);
  const least = SMALLEST_MARKED * ratio;
  const box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };
  context.fillStyle = surface.background;
  context.beginPath();
  for (const i of waiting) {
    if (!placeTile(frame, hairline, i, box)) continue;
    if (box.right - box.left < least || box.bottom - box.top < least) continue;
    context.moveTo(box.right - cut, box.top);
    context.lineTo(box.right, box.top);
    context.lineTo(box.right, box.top + cut);
    context.closePath();
  }
  context.fill();
}
