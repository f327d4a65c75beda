// What the drawn map knows between frames, and the drawing of one frame from it.

import type { Colouring } from './colouring.ts';
import { drawMap } from './draw.ts';
import type { Frame, TypeFace } from './frame.ts';
import { PLAIN, STRONG } from './frame.ts';
import type { HeaderBox } from './hit-test.ts';
import type { Scene } from './layout.ts';
import type { PixelSheet } from './pixel-sheet.ts';
import { createPixelSheet } from './pixel-sheet.ts';
import type { Surface } from './surface.ts';
import { readSurface } from './surface.ts';
import type { TextBatch } from './text-batch.ts';
import { createTextBatch } from './text-batch.ts';
import { createCutter, createMeasure } from './text-widths.ts';
import type { HeatMapView, Rectangle, Transform } from './viewport.ts';
import { AT_REST, WHOLE_MAP } from './viewport.ts';

/** What the map shows. */
export interface Shown {
  readonly scene: Scene;
  readonly colouring: Colouring;
  /** Canvas pixels per CSS pixel. */
  readonly ratio: number;
  readonly unclassified: string;
  /** The tiles whose companies have news that waits. */
  readonly waiting: readonly number[];
  readonly selected: number | null;
  /** The tile the keyboard is on. */
  readonly active: number | null;
  readonly reducedMotion: boolean;
}

export interface MapState {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly batch: TextBatch;
  readonly sheet: PixelSheet;
  shown: Shown | null;
  /** Read from the stylesheet at the first frame and when the look changes. */
  look: { readonly surface: Surface; readonly typeFace: TypeFace } | null;
  transform: Transform;
  moving: boolean;
  /** Where the headers were drawn last. */
  headers: readonly HeaderBox[];
  /** The view that was last reported or set. */
  view: HeatMapView;
}

export function createState(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): MapState {
  return {
    canvas,
    context,
    batch: createTextBatch(),
    sheet: createPixelSheet(),
    shown: null,
    look: null,
    transform: AT_REST,
    moving: false,
    headers: [],
    view: WHOLE_MAP,
  };
}

/** Draws the map on its canvas as it is now. */
export function drawState(state: MapState): void {
  const frame = buildFrame(state, state.context, state.shown?.ratio ?? 1);
  if (frame !== null) state.headers = drawMap(frame);
}

/** The frame as drawn on a canvas with so many pixels per CSS pixel; null before there is anything to show. */
export function buildFrame(state: MapState, context: CanvasRenderingContext2D, ratio: number): Frame | null {
  const { shown } = state;
  if (shown === null) return null;
  state.look ??= readLook(state);
  return {
    ...shown,
    ...state.look,
    context,
    ratio,
    batch: state.batch,
    sheet: state.sheet,
    width: shown.scene.width,
    height: shown.scene.height,
    transform: state.transform,
    moving: state.moving,
    ...(context === state.context ? {} : { active: null, selected: null }),
  };
}

function readLook({ canvas, context }: MapState): NonNullable<MapState['look']> {
  const surface = readSurface(canvas);
  const strong = createMeasure(context, surface.family, STRONG);
  const plain = createMeasure(context, surface.family, PLAIN);
  return { surface, typeFace: { family: surface.family, strong, plain, cut: createCutter(strong) } };
}

/** A tile's corners in the map at zoom 1; null when there is no such tile. */
export function sceneBox({ shown }: MapState, index: number): Rectangle | null {
  const scene = shown?.scene;
  const [x0, y0, x1, y1] = [scene?.x0[index], scene?.y0[index], scene?.x1[index], scene?.y1[index]];
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
    ? null
    : { x0, y0, x1, y1 };
}

/** A rectangle of the map as drawn now, in CSS pixels of the canvas. */
export function drawnBox({ transform: { k, x, y } }: MapState, box: Rectangle): Rectangle {
  return { x0: box.x0 * k + x, y0: box.y0 * k + y, x1: box.x1 * k + x, y1: box.y1 * k + y };
}
