// Zoom and pan as plain arithmetic. The map at zoom 1 fills the canvas; a transform says where it is drawn now (CSS pixels).
// Zoom limits: domain/heat-map/zoom.ts.

import { SMALLEST_ZOOM, USUAL_ZOOM } from '@vigilo/domain/heat-map/zoom';

/** Zoom, and the point of the map (0..1 of its width and height) in the middle of the canvas: the same on any screen size. */
export interface HeatMapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** A point p of the map at zoom 1 is drawn at p * k + (x, y). */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The map at zoom 1, and how far it can be zoomed. */
export interface MapSize extends Size {
  readonly deepestZoom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const WHOLE_MAP: HeatMapView = { k: 1, x: 0.5, y: 0.5 };
export const AT_REST: Transform = { k: 1, x: 0, y: 0 };

function clampZoom(k: number, { deepestZoom }: MapSize): number {
  return Math.max(SMALLEST_ZOOM, Math.min(deepestZoom, k));
}

/** The transform with its zoom in the limits and the map not lost: no empty edge when it is larger than the canvas, centred when smaller. */
function keepInside(transform: Transform, size: MapSize): Transform {
  const { width, height } = size;
  const k = clampZoom(transform.k, size);
  return { k, x: keepAxis(transform.x, k, width), y: keepAxis(transform.y, k, height) };
}

function keepAxis(offset: number, k: number, length: number): number {
  const free = length - length * k;
  return free >= 0 ? free / 2 : Math.min(0, Math.max(free, offset));
}

/** Zooms by a factor so that what is under the point stays under it (unless an edge is in the way). */
export function zoomAbout(transform: Transform, factor: number, point: Point, size: MapSize): Transform {
  const k = clampZoom(transform.k * factor, size);
  const ratio = k / transform.k;
  return keepInside(
    { k, x: point.x - (point.x - transform.x) * ratio, y: point.y - (point.y - transform.y) * ratio },
    size,
  );
}

export function panBy(transform: Transform, dx: number, dy: number, size: MapSize): Transform {
  return keepInside({ k: transform.k, x: transform.x + dx, y: transform.y + dy }, size);
}

export function toView({ k, x, y }: Transform, { width, height }: Size): HeatMapView {
  return { k, x: (width / 2 - x) / (k * width), y: (height / 2 - y) / (k * height) };
}

export function toTransform(view: HeatMapView, size: MapSize): Transform {
  const k = clampZoom(view.k, size);
  return keepInside(
    { k, x: size.width / 2 - view.x * k * size.width, y: size.height / 2 - view.y * k * size.height },
    size,
  );
}

/** Whether two views look the same: to a thousandth of the zoom and of the map, deeper in of what is in sight of it. */
export function isSameView(one: HeatMapView, other: HeatMapView): boolean {
  const near = (a: number, b: number, slack: number) => Math.abs(a - b) < slack;
  const slack = 0.001 / Math.max(1, one.k / USUAL_ZOOM);
  return (
    near(one.k, other.k, 0.001 * Math.max(1, one.k)) &&
    near(one.x, other.x, slack) &&
    near(one.y, other.y, slack)
  );
}

/** Pans as little as needed to show the rectangle (map coordinates) with a margin around it. */
export function panIntoView(transform: Transform, box: Rectangle, size: MapSize): Transform {
  const margin = Math.min(size.width, size.height) / 8;
  const dx = shiftInto(
    box.x0 * transform.k + transform.x,
    box.x1 * transform.k + transform.x,
    size.width,
    margin,
  );
  const dy = shiftInto(
    box.y0 * transform.k + transform.y,
    box.y1 * transform.k + transform.y,
    size.height,
    margin,
  );
  return dx === 0 && dy === 0 ? transform : panBy(transform, dx, dy, size);
}

function shiftInto(from: number, to: number, length: number, margin: number): number {
  if (to - from > length - 2 * margin) return length / 2 - (from + to) / 2;
  if (from < margin) return margin - from;
  return to > length - margin ? length - margin - to : 0;
}

/** Centres the rectangle at a zoom where it is at least `wished` pixels wide, never less than now. */
export function zoomTo(transform: Transform, box: Rectangle, wished: number, size: MapSize): Transform {
  const k = clampZoom(Math.max(transform.k, wished / (box.x1 - box.x0)), size);
  return keepInside(
    { k, x: size.width / 2 - (k * (box.x0 + box.x1)) / 2, y: size.height / 2 - (k * (box.y0 + box.y1)) / 2 },
    size,
  );
}

/** Between two transforms, `share` 0..1; the zoom runs evenly to the eye (by ratio) about the same fixed point. */
export function between(from: Transform, to: Transform, share: number): Transform {
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  const t = Math.abs(to.k - from.k) < 1e-6 ? share : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}
