// The map as a picture to keep or send: what the canvas shows, drawn anew at twice the size, with title, day and legend above it.

import { BANDS } from '@vigilo/domain/heat-map/bands';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import { drawMap } from './draw.ts';
import type { Frame } from './frame.ts';
import { PLAIN, STRONG } from './frame.ts';
import type { PictureTexts } from './public/heat-map-handle.ts';

/** Picture pixels per CSS pixel. */
const SHARPNESS = 2;
/** Lengths in CSS pixels. */
const HEAD = 56;
const MARGIN = 16;
const SWATCH = { width: 18, height: 10 } as const;
const TITLE_SIZE = 17;
const TEXT_SIZE = 12;

/** Rejects when the browser has no canvas of that size or cannot encode it. */
export async function exportPng(
  frameFor: (context: CanvasRenderingContext2D, ratio: number) => Frame | null,
  palette: Palette,
  texts: PictureTexts,
): Promise<Blob> {
  const map = requireContext(document.createElement('canvas'));
  const frame = frameFor(map, SHARPNESS);
  if (frame === null) throw new Error('There is no map to export yet.');
  setSize(map.canvas, frame.width, frame.height);
  drawMap({ ...frame, moving: false });
  const picture = requireContext(document.createElement('canvas'));
  setSize(picture.canvas, frame.width, frame.height + HEAD);
  picture.fillStyle = frame.surface.background;
  picture.fillRect(0, 0, picture.canvas.width, picture.canvas.height);
  picture.drawImage(map.canvas, 0, HEAD * SHARPNESS);
  picture.scale(SHARPNESS, SHARPNESS);
  const legend = drawLegend(picture, frame, palette, texts);
  drawTitle(picture, frame, texts, legend);
  return encode(picture.canvas);
}

function requireContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('The browser has no canvas to draw on.');
  return context;
}

function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  Object.assign(canvas, { width: Math.round(width * SHARPNESS), height: Math.round(height * SHARPNESS) });
}

/** At the right; answers where it begins. */
function drawLegend(
  context: CanvasRenderingContext2D,
  { surface, width }: Frame,
  palette: Palette,
  { negative, positive }: PictureTexts,
): number {
  const middle = HEAD / 2;
  context.textBaseline = 'middle';
  context.font = `${PLAIN} ${TEXT_SIZE}px ${surface.family}`;
  context.fillStyle = surface.muted;
  const end = width - MARGIN - context.measureText(positive).width;
  context.fillText(positive, end, middle);
  const first = end - MARGIN / 2 - BANDS.length * SWATCH.width;
  for (const [i, band] of BANDS.entries()) {
    context.fillStyle = colourFromBand(palette, band);
    context.fillRect(first + i * SWATCH.width, middle - SWATCH.height / 2, SWATCH.width, SWATCH.height);
  }
  const start = first - MARGIN / 2 - context.measureText(negative).width;
  context.fillStyle = surface.muted;
  context.fillText(negative, start, middle);
  return start;
}

function drawTitle(
  context: CanvasRenderingContext2D,
  { surface }: Frame,
  { title, asOf }: PictureTexts,
  end: number,
): void {
  const middle = HEAD / 2;
  context.font = `${STRONG} ${TITLE_SIZE}px ${surface.family}`;
  context.fillStyle = surface.ink;
  context.fillText(title, MARGIN, middle);
  const after = MARGIN * 2 + context.measureText(title).width;
  context.font = `${PLAIN} ${TEXT_SIZE}px ${surface.family}`;
  if (after + context.measureText(asOf).width + MARGIN > end) return;
  context.fillStyle = surface.muted;
  context.fillText(asOf, after, middle);
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser could not write the picture.'));
      else resolve(blob);
    }, 'image/png');
  });
}
