// Hatching tells a company without a rating from one rated B, which has the same colour.

import type { Frame } from './frame.ts';
import { placeTile } from './frame.ts';
import type { PixelBox } from './pixel-sheet.ts';

/** Distance of the hatch lines in CSS pixels. */
const PITCH = 5;
const INK_SHARE = 0.28;

/** Hatches the unrated tiles; the lines move with the map. */
export function drawHatch(frame: Frame, hairline: number): void {
  const { context, colouring, ratio, transform } = frame;
  if (colouring.unrated.length === 0) return;
  const ink = colouring.colours[6]?.ink ?? 'black';
  const side = Math.max(4, Math.round(PITCH * ratio));
  const pattern = context.createPattern(createHatch(side, ink), 'repeat');
  if (pattern === null) return;
  pattern.setTransform(
    new DOMMatrix().translate(Math.round(transform.x * ratio) % side, Math.round(transform.y * ratio) % side),
  );
  const box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };
  context.globalAlpha = INK_SHARE;
  context.fillStyle = pattern;
  context.beginPath();
  for (const i of colouring.unrated) {
    if (placeTile(frame, hairline, i, box))
      context.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  }
  context.fill();
  context.globalAlpha = 1;
}

const drawn = new Map<string, HTMLCanvasElement>();

/** One square of the hatch: a diagonal that meets itself at the edges. */
function createHatch(side: number, ink: string): HTMLCanvasElement {
  const key = `${side} ${ink}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.strokeStyle = ink;
    context.lineWidth = side / 5;
    context.beginPath();
    for (const shift of [-side, 0, side]) {
      context.moveTo(shift - side, 2 * side);
      context.lineTo(shift + 2 * side, -side);
    }
    context.stroke();
  }
  drawn.set(key, canvas);
  return canvas;
}
