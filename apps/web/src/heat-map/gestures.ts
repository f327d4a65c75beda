// Wheel, drag and pinch on the map. A press that moves less than a few pixels is a click, not a drag.

import type { Point } from './viewport.ts';
import { wheelFactor } from './wheel.ts';

export interface GestureEvents {
  onZoom: (factor: number, about: Point) => void;
  onPan: (dx: number, dy: number) => void;
  /** A drag, pinch or run of the wheel has begun or ended. */
  onStart: () => void;
  onEnd: () => void;
  /** The pointer rests or moves without a button; null: it has left. */
  onHover: (at: Point | null) => void;
  onClick: (at: Point) => void;
  onDoubleClick: (at: Point) => void;
}

/** Pixels a press may move and still be a click. */
const CLICK_SLACK = 4;
/** Milliseconds without a wheel turn that end a run of the wheel. */
const WHEEL_REST = 140;

interface Gesture {
  readonly element: HTMLElement;
  readonly events: GestureEvents;
  /** Where each pressed pointer is. */
  readonly pressed: Map<number, Point>;
  pressedAt: Point;
  /** Where the mouse is, to say what it is on when the map has stopped beneath it. */
  hoveredAt: Point | null;
  isDragging: boolean;
  /** A drag swallows the click that follows it. */
  swallowsClick: boolean;
  wheelTimer: number;
}

/** Listens on the element until the returned function is called. */
export function listenToGestures(element: HTMLElement, events: GestureEvents): () => void {
  const gesture: Gesture = {
    element,
    events,
    pressed: new Map(),
    pressedAt: { x: 0, y: 0 },
    hoveredAt: null,
    isDragging: false,
    swallowsClick: false,
    wheelTimer: 0,
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('wheel', (event) => turnWheel(gesture, event), { signal, passive: false });
  element.addEventListener('pointerdown', (event) => press(gesture, event), { signal });
  element.addEventListener('pointermove', (event) => move(gesture, event), { signal });
  element.addEventListener('pointerup', (event) => release(gesture, event), { signal });
  element.addEventListener('pointercancel', (event) => release(gesture, event), { signal });
  element.addEventListener(
    'pointerleave',
    () => {
      gesture.hoveredAt = null;
      events.onHover(null);
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      // The second click of a double-click is no click of its own.
      if (!gesture.swallowsClick && event.detail <= 1) events.onClick(toPoint(element, event));
    },
    { signal },
  );
  element.addEventListener('dblclick', (event) => events.onDoubleClick(toPoint(element, event)), { signal });
  return () => {
    stop.abort();
    window.clearTimeout(gesture.wheelTimer);
  };
}

function toPoint(element: HTMLElement, event: MouseEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function turnWheel(gesture: Gesture, event: WheelEvent): void {
  event.preventDefault();
  if (gesture.wheelTimer === 0 && !gesture.isDragging) gesture.events.onStart();
  window.clearTimeout(gesture.wheelTimer);
  gesture.wheelTimer = window.setTimeout(() => {
    gesture.wheelTimer = 0;
    if (!gesture.isDragging) end(gesture);
  }, WHEEL_REST);
  gesture.hoveredAt = toPoint(gesture.element, event);
  gesture.events.onZoom(wheelFactor(event), gesture.hoveredAt);
}

function press(gesture: Gesture, event: PointerEvent): void {
  if (event.button !== 0) return;
  const at = toPoint(gesture.element, event);
  gesture.pressed.set(event.pointerId, at);
  if (gesture.pressed.size === 1) {
    gesture.pressedAt = at;
    gesture.swallowsClick = false;
  }
}

function move(gesture: Gesture, event: PointerEvent): void {
  const at = toPoint(gesture.element, event);
  const before = gesture.pressed.get(event.pointerId);
  gesture.hoveredAt = event.pointerType === 'mouse' ? at : null;
  if (before === undefined) {
    gesture.events.onHover(at);
    return;
  }
  if (!gesture.isDragging) {
    if (distance(at, gesture.pressedAt) < CLICK_SLACK && gesture.pressed.size === 1) return;
    gesture.isDragging = true;
    gesture.swallowsClick = true;
    gesture.element.setPointerCapture(event.pointerId);
    gesture.events.onStart();
  }
  const other = [...gesture.pressed].find(([id]) => id !== event.pointerId)?.[1];
  gesture.pressed.set(event.pointerId, at);
  if (other === undefined) {
    gesture.events.onPan(at.x - before.x, at.y - before.y);
    return;
  }
  const middle = (one: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  gesture.events.onPan(middle(at).x - middle(before).x, middle(at).y - middle(before).y);
  gesture.events.onZoom(distance(at, other) / Math.max(distance(before, other), 1), middle(at));
}

function release(gesture: Gesture, event: PointerEvent): void {
  gesture.pressed.delete(event.pointerId);
  if (!gesture.isDragging || gesture.pressed.size > 0) return;
  gesture.isDragging = false;
  end(gesture);
}

function end({ events, hoveredAt }: Gesture): void {
  events.onEnd();
  events.onHover(hoveredAt);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
