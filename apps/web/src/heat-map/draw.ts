// One drawing of the whole map: ground, tiles, names of groups, marks.

import type { Frame } from './frame.ts';
import { hairlineWidth, placeTile } from './frame.ts';
import { cornerRadius, drawTiles } from './draw-tiles.ts';
import { drawGroups } from './draw-groups.ts';
import type { HeaderBox } from './hit-test.ts';
import type { PixelBox } from './pixel-sheet.ts';
import { writePlainly } from './text-widths.ts';
import { drawWaitingMarks } from './waiting-marks.ts';

/** Draws a frame and says where the groups' headers are. */
export function drawMap(frame: Frame): HeaderBox[] {
  const { context, ratio, surface } = frame;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = surface.background;
  context.fillRect(0, 0, Math.ceil(frame.width * ratio), Math.ceil(frame.height * ratio));
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  writePlainly(context);
  drawTiles(frame);
  drawWaitingMarks(frame);
  if (frame.selected !== null) drawRing(frame, frame.selected, surface.ink);
  if (frame.active !== null) drawRing(frame, frame.active, surface.action);
  return drawGroups(frame);
}

/** A ring around a tile, with a thin line of ground between them so that it shows on every colour. */
function drawRing(frame: Frame, index: number, colour: string): void {
  const { context, ratio } = frame;
  const box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };
  if (!placeTile(frame, hairlineWidth(frame), index, box)) return;
  const corner = cornerRadius(box, ratio);
  const stroke = (outset: number, width: number, style: string) => {
    context.lineWidth = width * ratio;
    context.strokeStyle = style;
    context.beginPath();
    const out = outset * ratio;
    context.roundRect(
      box.left - out,
      box.top - out,
      box.right - box.left + 2 * out,
      box.bottom - box.top + 2 * out,
      corner + Math.max(0, out),
    );
    context.stroke();
  };
  stroke(0.5, 1, frame.surface.background);
  stroke(2, 2, colour);
}
