// The moving part of the map: keeps the transform, draws when something changed, and turns gestures into what they mean. React
// hands it what to show and is called back with what happened.

import { MOST_ZOOM } from '@vigilo/domain/heat-map/zoom';
import { createAnimation } from './animation.ts';
import type { Animation } from './animation.ts';
import type { Frame } from './frame.ts';
import { listenToGestures } from './gestures.ts';
import type { GestureEvents } from './gestures.ts';
import type { Hit } from './hit-test.ts';
import { findHit } from './hit-test.ts';
import type { GroupBox } from './layout.ts';
import type { MapState, Shown } from './map-state.ts';
import { createState, drawnBox, drawState, buildFrame, sceneBox } from './map-state.ts';
import type { HeatMapView, MapSize, Point, Rectangle, Transform } from './viewport.ts';
import {
  AT_REST,
  isSameView,
  panBy,
  panIntoView,
  toTransform,
  toView,
  zoomAbout,
  zoomTo,
} from './viewport.ts';

export interface EngineEvents {
  /** What the resting pointer is on. */
  onHover: (hit: Hit | null) => void;
  /** The map begins to move. */
  onMove: () => void;
  /** The map has come to rest, perhaps where it was. */
  onSettle: () => void;
  onTile: (index: number) => void;
  /** A click on the heading of a group. */
  onGroup: (box: GroupBox) => void;
  /** A click beside the tiles, which resets the zoom; `wasMoved`: there was something to reset. */
  onBackgroundClick: (wasMoved: boolean) => void;
  onDoubleClick: () => void;
  /** The map came to rest somewhere else. */
  onView: (view: HeatMapView) => void;
}

export interface Engine {
  show: (shown: Shown) => void;
  /** Sets the view at once without reporting it; does nothing if it is the view last reported. */
  setView: (view: HeatMapView) => void;
  /** Moves to the whole map; false when it is there already. */
  reset: () => boolean;
  /** Zooms about a tile, or about the middle. */
  zoomBy: (factor: number, index: number | null) => void;
  panToTile: (index: number) => void;
  /** Where the keyboard begins: the first tile, or when zoomed the one in the middle. */
  firstTile: () => number | null;
  /** Zooms and pans so that the tile is in the middle and readable. */
  zoomToTile: (index: number) => void;
  /** Something as drawn now, in CSS pixels of the canvas. */
  findBox: (hit: Hit) => Rectangle | null;
  /** The frame as drawn on another canvas, with so many pixels per CSS pixel. */
  frameFor: (context: CanvasRenderingContext2D, ratio: number) => Frame | null;
  /** Reads colours and typeface anew and draws. */
  refresh: () => void;
  destroy: () => void;
}

/** Width in CSS pixels at which a found tile is readable. */
const READABLE = 72;

export function createEngine(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  events: EngineEvents,
): Engine {
  const state = createState(canvas, context);
  const animation = createAnimation({
    draw: () => drawState(state),
    onStep: (transform) => Object.assign(state, { transform }),
    onArrival: () => settle(state, animation, events),
  });
  const mover = createMover(state, animation, events);
  const stopGestures = listenToGestures(canvas, gestureEvents(state, animation, events, mover.reset));
  return {
    ...mover,
    show: (shown) => show(state, animation, shown),
    setView: (view) => {
      if (isSameView(view, state.view)) return;
      state.view = view;
      state.transform = toTransform(view, mapSize(state));
      if (state.shown !== null) animation.request();
    },
    firstTile: () => firstTile(state),
    findBox: (hit) => findBox(state, hit),
    frameFor: (other, ratio) => buildFrame(state, other, ratio),
    refresh: () => {
      state.look = null;
      animation.request();
    },
    destroy: () => {
      stopGestures();
      animation.stop();
    },
  };
}

/** The movements the engine is asked for. */
function createMover(
  state: MapState,
  animation: Animation,
  events: EngineEvents,
): Pick<Engine, 'reset' | 'zoomBy' | 'panToTile' | 'zoomToTile'> {
  const moveTo = (to: Transform) => {
    if (isSameView(toView(to, mapSize(state)), toView(state.transform, mapSize(state)))) return false;
    if (state.shown?.reducedMotion === false) {
      state.moving = true;
      events.onMove();
      animation.transition(state.transform, to);
    } else {
      state.transform = to;
      settle(state, animation, events);
    }
    return true;
  };
  const moveToTile = (
    index: number,
    target: (transform: Transform, box: Rectangle, size: MapSize) => Transform,
  ) => {
    const box = sceneBox(state, index);
    if (box !== null) moveTo(target(state.transform, box, mapSize(state)));
  };
  return {
    reset: () => moveTo(AT_REST),
    zoomBy: (factor, index) =>
      moveTo(zoomAbout(state.transform, factor, centerPoint(state, index), mapSize(state))),
    panToTile: (index) => moveToTile(index, panIntoView),
    zoomToTile: (index) =>
      moveToTile(index, (transform, box, size) => zoomTo(transform, box, READABLE, size)),
  };
}

/** Before there is a map, as deep as any. */
function mapSize({ shown }: MapState): MapSize {
  return shown?.scene ?? { width: 1, height: 1, deepestZoom: MOST_ZOOM };
}

/** Keeps what was in the middle in the middle when the canvas changes its size. */
function show(state: MapState, animation: Animation, shown: Shown): void {
  const isResized =
    state.shown?.scene.width !== shown.scene.width || state.shown.scene.height !== shown.scene.height;
  const view = state.shown === null ? state.view : toView(state.transform, mapSize(state));
  const isMoreOrLessSharp = state.shown?.ratio !== shown.ratio;
  state.shown = shown;
  if (isResized) {
    animation.cancel();
    state.transform = toTransform(view, mapSize(state));
  }
  if (isResized || isMoreOrLessSharp) {
    state.canvas.width = Math.round(shown.scene.width * shown.ratio);
    state.canvas.height = Math.round(shown.scene.height * shown.ratio);
    // Setting the size has emptied the canvas: it is drawn in this frame, not the next, so that nothing flashes.
    drawState(state);
    return;
  }
  animation.request();
}

/** Draws as sharp as can be and tells the new view. */
function settle(state: MapState, animation: Animation, events: EngineEvents): void {
  state.moving = false;
  animation.request();
  events.onSettle();
  const view = toView(state.transform, mapSize(state));
  if (isSameView(view, state.view)) return;
  state.view = view;
  events.onView(view);
}

function gestureEvents(
  state: MapState,
  animation: Animation,
  events: EngineEvents,
  reset: () => boolean,
): GestureEvents {
  const hitAt = (at: Point) =>
    state.shown === null ? null : findHit(state.shown.scene, state.headers, state.transform, at);
  const move = (to: Transform) => {
    state.transform = to;
    animation.request();
  };
  return {
    onStart: () => {
      animation.cancel();
      state.moving = true;
      events.onMove();
    },
    onZoom: (factor, about) => move(zoomAbout(state.transform, factor, about, mapSize(state))),
    onPan: (dx, dy) => move(panBy(state.transform, dx, dy, mapSize(state))),
    onEnd: () => settle(state, animation, events),
    onHover: (at) => {
      if (!state.moving) events.onHover(at === null ? null : hitAt(at));
    },
    onClick: (at) => {
      const hit = hitAt(at);
      if (hit?.kind === 'tile') events.onTile(hit.index);
      else if (hit?.kind === 'group') events.onGroup(hit.box);
      else events.onBackgroundClick(reset());
    },
    onDoubleClick: () => events.onDoubleClick(),
  };
}

function centerPoint(state: MapState, index: number | null): Point {
  const box = index === null ? null : sceneBox(state, index);
  const { width, height } = mapSize(state);
  if (box === null) return { x: width / 2, y: height / 2 };
  const drawn = drawnBox(state, box);
  return { x: (drawn.x0 + drawn.x1) / 2, y: (drawn.y0 + drawn.y1) / 2 };
}

function findBox(state: MapState, hit: Hit): Rectangle | null {
  if (hit.kind === 'group') return state.headers.find((header) => header.box === hit.box) ?? null;
  const box = sceneBox(state, hit.index);
  return box === null ? null : drawnBox(state, box);
}

function firstTile(state: MapState): number | null {
  if (state.shown === null || state.shown.scene.tiles.length === 0) return null;
  if (state.transform.k <= 1) return 0;
  const hit = findHit(state.shown.scene, [], state.transform, centerPoint(state, null));
  return hit?.kind === 'tile' ? hit.index : 0;
}
