// Draws the tiles colour by colour, and on them what fits.

import {
  ARROW_GAP,
  ARROW_WIDTH,
  CAP_HEIGHT,
  fitLabel,
  LINE_GAP,
  WORD_GAP,
} from '@vigilo/domain/heat-map/tile-label';
import type { LabelFit } from '@vigilo/domain/heat-map/tile-label';
import type { BandColours } from './colouring.ts';
import type { Frame } from './frame.ts';
import {
  hairlineWidth,
  hasTilesUnderPixel,
  isTiny,
  placeExactly,
  placeTile,
  PLAIN,
  STRONG,
} from './frame.ts';
import { drawHatch } from './hatch.ts';
import type { PixelBox } from './pixel-sheet.ts';

const CORNER = 3;
/** How much of its colour a faded tile keeps; the ground shines through. */
const FADED_SHARE = 0.16;
/** With more tiles in sight than this, the map is pixels with square corners and without values while it moves: the eye does not miss them, slow machines would. */
const MANY_TILES = 600;
/** No ticker fits a tile narrower or lower than this (CSS pixels): not worth a look at its texts. */
const SMALLEST_LABELLED = { width: 20, height: 10 };

export function drawTiles(frame: Frame): void {
  const hairline = hairlineWidth(frame);
  const isQuick = frame.moving && frame.scene.tiles.length > MANY_TILES * Math.max(1, frame.transform.k) ** 2;
  const withPicture = hasTilesUnderPixel(frame);
  if (isQuick) paintTiles(frame, hairline, withPicture);
  else fillTiles(frame, hairline, withPicture);
  drawHatch(frame, hairline);
  frame.batch.flush(frame.context, frame.typeFace.family);
}

/** As shapes, colour by colour; over a picture of the tiny ones where some are under a pixel. */
function fillTiles(frame: Frame, hairline: number, withPicture: boolean): void {
  const { context } = frame;
  if (withPicture) {
    beginSheet(frame);
    for (const paint of listPaints(frame)) mixTinyTiles(frame, paint);
    frame.sheet.show(context);
  }
  const box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { indexes, colours, share, ink } of listPaints(frame)) {
    context.globalAlpha = share;
    context.fillStyle = colours.fill;
    context.beginPath();
    for (const i of indexes) {
      if (withPicture && isTiny(frame, i)) continue;
      if (!placeTile(frame, hairline, i, box)) continue;
      addBox(context, box, cornerRadius(box, frame.ratio));
      addLabel(frame, i, box, ink, false);
    }
    context.fill();
  }
  context.globalAlpha = 1;
}

function beginSheet({ context: { canvas }, sheet, surface: { background } }: Frame): void {
  sheet.begin(canvas.width, canvas.height, sheet.findPixel(background, background, 1));
}

/** Adds the tiny tiles of one colour to the picture, without hairlines: there is no room for them. */
function mixTinyTiles(frame: Frame, { indexes, colours, share }: Paint): void {
  const { sheet, surface } = frame;
  const pixel = sheet.findPixel(colours.fill, surface.background, share);
  const box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const i of indexes) {
    if (!isTiny(frame, i)) continue;
    placeExactly(frame, i, box);
    sheet.mix(box, pixel);
  }
}

/** As pixels, for which every corner is square; where tiles are under a pixel, each has one while the map moves. */
function paintTiles(frame: Frame, hairline: number, withPicture: boolean): void {
  const { context, sheet, surface } = frame;
  const box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };
  beginSheet(frame);
  for (const { indexes, colours, share, ink } of listPaints(frame)) {
    const pixel = sheet.findPixel(colours.fill, surface.background, share);
    for (const i of indexes) {
      if (withPicture && isTiny(frame, i)) {
        placeWhole(frame, i, box);
        sheet.paint(box, pixel);
        continue;
      }
      if (!placeTile(frame, hairline, i, box)) continue;
      sheet.paint(box, pixel);
      addLabel(frame, i, box, ink, true);
    }
  }
  sheet.show(context);
}

/** In whole pixels, one at least each way. */
function placeWhole(frame: Frame, i: number, box: PixelBox): void {
  placeExactly(frame, i, box);
  box.left = Math.floor(box.left);
  box.top = Math.floor(box.top);
  box.right = Math.max(box.left + 1, Math.round(box.right));
  box.bottom = Math.max(box.top + 1, Math.round(box.bottom));
}

interface Paint {
  readonly indexes: readonly number[];
  readonly colours: BandColours;
  /** How much of the colour covers the ground, 0..1. */
  readonly share: number;
  /** Colour of what is written on them. */
  readonly ink: string;
}

/** The tiles by colour and by whether they are faded. */
function listPaints({ colouring, surface }: Frame): Paint[] {
  return colouring.colours
    .flatMap((colours, band): Paint[] => [
      { indexes: colouring.fadedByBand[band] ?? [], colours, share: FADED_SHARE, ink: surface.muted },
      { indexes: colouring.byBand[band] ?? [], colours, share: 1, ink: colours.ink },
    ])
    .filter(({ indexes }) => indexes.length > 0);
}

function addBox(
  context: CanvasRenderingContext2D,
  { left, top, right, bottom }: PixelBox,
  corner: number,
): void {
  if (corner === 0) context.rect(left, top, right - left, bottom - top);
  else context.roundRect(left, top, right - left, bottom - top, corner);
}

/** Corner radius in canvas pixels: 3 CSS pixels, less on small tiles, square on tiny ones. */
export function cornerRadius({ left, top, right, bottom }: PixelBox, ratio: number): number {
  const side = Math.min(right - left, bottom - top) / ratio;
  if (side >= 14) return CORNER * ratio;
  return side >= 11 ? 2 * ratio : 0;
}

function addLabel(frame: Frame, i: number, box: PixelBox, ink: string, isQuick: boolean): void {
  const { ratio, typeFace, colouring } = frame;
  const width = (box.right - box.left) / ratio;
  const height = (box.bottom - box.top) / ratio;
  if (width < SMALLEST_LABELLED.width || height < SMALLEST_LABELLED.height) return;
  const ticker = frame.scene.tiles[i]?.ticker ?? '';
  const value = colouring.valueOf(i);
  const arrow = colouring.arrows[i] ?? 0;
  const widths = { ticker: typeFace.strong(ticker), value: typeFace.plain(value), arrow: arrow !== 0 };
  const fit = fitLabel(width, height, widths);
  if (fit === null) return;
  const shown = fit.cutTo === null ? ticker : typeFace.cut(ticker, fit.cutTo);
  writeLabel(
    frame,
    { ticker: shown, value, arrow, widths: { ...widths, ticker: typeFace.strong(shown) }, fit, ink, isQuick },
    box,
  );
}

interface Label {
  readonly ticker: string;
  readonly value: string;
  readonly arrow: number;
  readonly widths: { readonly ticker: number; readonly value: number };
  readonly fit: LabelFit;
  readonly ink: string;
  /** The ticker alone, at its place. */
  readonly isQuick: boolean;
}

function writeLabel(frame: Frame, label: Label, box: PixelBox): void {
  const size = label.fit.tickerSize * frame.ratio;
  const valueSize = label.fit.valueSize * frame.ratio;
  if (label.fit.inline) writeInline(frame, label, box, size, valueSize);
  else writeStacked(frame, label, box, size, valueSize);
}

function writeStacked(
  { batch }: Frame,
  { ticker, value, arrow, widths, fit, ink, isQuick }: Label,
  box: PixelBox,
  size: number,
  valueSize: number,
): void {
  const middle = (box.left + box.right) / 2;
  const height = size * (CAP_HEIGHT + LINE_GAP) + valueSize * CAP_HEIGHT;
  const baseline = Math.round((box.top + box.bottom - height) / 2 + size * CAP_HEIGHT);
  const below = Math.round(baseline + size * LINE_GAP + valueSize * CAP_HEIGHT);
  const arrowRoom = fit.arrow ? valueSize * (ARROW_WIDTH + ARROW_GAP) : 0;
  const second = middle - (valueSize * widths.value + arrowRoom) / 2;
  batch.add(ticker, middle - (size * widths.ticker) / 2, baseline, { weight: STRONG, size, colour: ink });
  if (isQuick) return;
  if (fit.arrow) batch.addArrow(second, below, valueSize, arrow, ink);
  batch.add(value, second + arrowRoom, below, { weight: PLAIN, size: valueSize, colour: ink });
}

function writeInline(
  { batch }: Frame,
  { ticker, value, arrow, widths, fit, ink, isQuick }: Label,
  box: PixelBox,
  size: number,
  valueSize: number,
): void {
  const arrowSize = valueSize === 0 ? size : valueSize;
  const arrowRoom = fit.arrow ? arrowSize * (valueSize === 0 ? ARROW_WIDTH : ARROW_WIDTH + ARROW_GAP) : 0;
  const beside = arrowRoom + valueSize * widths.value;
  const tickerRoom = size * (widths.ticker + (beside === 0 ? 0 : WORD_GAP));
  const first = (box.left + box.right - tickerRoom - beside) / 2;
  const baseline = Math.round((box.top + box.bottom + size * CAP_HEIGHT) / 2);
  batch.add(ticker, first, baseline, { weight: STRONG, size, colour: ink });
  if (isQuick) return;
  if (fit.arrow) batch.addArrow(first + tickerRoom, baseline, arrowSize, arrow, ink);
  if (valueSize > 0)
    batch.add(value, first + tickerRoom + arrowRoom, baseline, {
      weight: PLAIN,
      size: valueSize,
      colour: ink,
    });
}
