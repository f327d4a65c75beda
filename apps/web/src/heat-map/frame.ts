// All that one drawing of the map needs.

import type { Colouring } from './colouring.ts';
import type { Scene } from './layout.ts';
import type { PixelBox, PixelSheet } from './pixel-sheet.ts';
import type { Surface } from './surface.ts';
import type { TextBatch } from './text-batch.ts';
import type { CutText, MeasureText } from './text-widths.ts';
import type { Transform } from './viewport.ts';

/** The two weights the map writes in. */
export const STRONG = 650;
export const PLAIN = 500;

export interface TypeFace {
  readonly family: string;
  readonly strong: MeasureText;
  readonly plain: MeasureText;
  /** Cuts in the strong weight. */
  readonly cut: CutText;
}

export interface Frame {
  readonly context: CanvasRenderingContext2D;
  readonly batch: TextBatch;
  readonly sheet: PixelSheet;
  readonly scene: Scene;
  readonly colouring: Colouring;
  readonly surface: Surface;
  readonly typeFace: TypeFace;
  readonly transform: Transform;
  /** Canvas size in CSS pixels and canvas pixels per CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** While the map moves it is drawn as pixels, with square corners, where tiles are many. */
  readonly moving: boolean;
  /** Name of the group of companies without a value. */
  readonly unclassified: string;
  /** The tiles whose companies have news that waits. */
  readonly waiting: readonly number[];
  readonly selected: number | null;
  /** The tile the keyboard is on. */
  readonly active: number | null;
}

/** Width of the hairline between tiles in canvas pixels. */
export function hairlineWidth({ scene, transform, ratio }: Frame): number {
  const side = scene.meanSide * transform.k;
  if (side >= 24) return Math.round(2 * ratio);
  return side >= 4 ? Math.max(1, Math.round(ratio)) : 0;
}

/** A tile narrower or lower than this (canvas pixels) shows its colour and nothing else. */
const TINY = 4;

/** Whether any tile of the map is narrower or lower than a pixel as drawn: then the tiny ones are drawn as a picture. */
export function hasTilesUnderPixel({ scene, transform, ratio }: Frame): boolean {
  return scene.leastSide * transform.k * ratio < 1;
}

/** Whether tile i is drawn as a part of the picture rather than as a shape. */
export function isTiny({ scene, transform, ratio }: Frame, i: number): boolean {
  const least = TINY / (transform.k * ratio);
  return (scene.x1[i] ?? 0) - (scene.x0[i] ?? 0) < least || (scene.y1[i] ?? 0) - (scene.y0[i] ?? 0) < least;
}

/** Where tile i lies in canvas pixels, as exact as numbers are; writes into `box`. */
export function placeExactly({ scene, transform, ratio }: Frame, i: number, box: PixelBox): void {
  const scale = transform.k * ratio;
  const [x, y] = [transform.x * ratio, transform.y * ratio];
  box.left = (scene.x0[i] ?? 0) * scale + x;
  box.top = (scene.y0[i] ?? 0) * scale + y;
  box.right = (scene.x1[i] ?? 0) * scale + x;
  box.bottom = (scene.y1[i] ?? 0) * scale + y;
}

/** Where tile i is drawn, hairline taken off; false when outside the canvas. Writes into `box`: called for every tile of every frame. */
export function placeTile(
  { scene, transform, ratio, width, height }: Frame,
  hairline: number,
  i: number,
  box: PixelBox,
): boolean {
  const scale = transform.k * ratio;
  const [x, y] = [transform.x * ratio, transform.y * ratio];
  box.left = Math.round((scene.x0[i] ?? 0) * scale + x);
  box.top = Math.round((scene.y0[i] ?? 0) * scale + y);
  box.right = Math.round((scene.x1[i] ?? 0) * scale + x) - hairline;
  box.bottom = Math.round((scene.y1[i] ?? 0) * scale + y) - hairline;
  return (
    box.right > 0 &&
    box.bottom > 0 &&
    box.left < width * ratio &&
    box.top < height * ratio &&
    box.right > box.left &&
    box.bottom > box.top
  );
}
