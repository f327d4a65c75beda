// What a person shows on the pages with the pointer: a place, by a click, or a box, by drawing one.

import type { PagePoint } from '@vigilo/domain/review/find-row-at';
import type { PageBox, Turn } from './viewer-page.ts';
import { turnBox } from './viewer-page.ts';
import classes from './viewer.module.css';

/** A box on a page, fractions of the page as it was read. */
export interface DrawnBox {
  /** From 1. */
  readonly page: number;
  readonly box: PageBox;
}

interface PointerOptions {
  readonly container: HTMLElement;
  /** By how much the person has turned the pages. */
  readonly getTurn: () => Turn;
  readonly signal: AbortSignal;
  readonly onPoint: (point: PagePoint) => void;
  readonly onBox: (drawn: DrawnBox) => void;
}

export interface PagePointer {
  /** While it is on, the pointer draws boxes and selects no text. */
  readonly setDrawing: (isDrawing: boolean) => void;
}

interface Spot {
  readonly element: HTMLElement;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A smaller box, in pixels, was a click that slipped. */
const LEAST = 4;

export function watchPointer({ container, getTurn, signal, onPoint, onBox }: PointerOptions): PagePointer {
  let isDrawing = false;
  let start: Spot | null = null;
  const frame = document.createElement('div');
  frame.className = classes['drawn'] ?? '';

  container.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      const isSelecting = document.getSelection()?.isCollapsed === false;
      const spot = isDrawing || isLink || isSelecting ? null : findSpot(event);
      if (spot === null) return;
      const [x, y] = turnBox([spot.x, spot.y, spot.x, spot.y], backFrom(getTurn()));
      onPoint({ page: spot.page, x, y });
    },
    { signal },
  );
  container.addEventListener(
    'pointerdown',
    (event) => {
      start = isDrawing && event.button === 0 ? findSpot(event) : null;
      if (start === null) return;
      event.preventDefault();
      container.setPointerCapture(event.pointerId);
      start.element.append(frame);
      placeFrame(frame, boxBetween(start, start));
    },
    { signal },
  );
  container.addEventListener(
    'pointermove',
    (event) => {
      if (start !== null) placeFrame(frame, boxBetween(start, spotOn(start, event)));
    },
    { signal },
  );
  const finish = (event: PointerEvent): void => {
    const begun = start;
    start = null;
    frame.remove();
    if (begun === null || event.type === 'pointercancel') return;
    const box = boxBetween(begun, spotOn(begun, event));
    const { clientWidth, clientHeight } = begun.element;
    if ((box[2] - box[0]) * clientWidth < LEAST || (box[3] - box[1]) * clientHeight < LEAST) return;
    onBox({ page: begun.page, box: turnBox(box, backFrom(getTurn())) });
  };
  container.addEventListener('pointerup', finish, { signal });
  container.addEventListener('pointercancel', finish, { signal });
  return {
    setDrawing: (next) => {
      isDrawing = next;
      container.dataset['drawing'] = String(next);
    },
  };
}

/** The turn that undoes a turn. */
function backFrom(turn: Turn): Turn {
  return turn === 90 ? 270 : turn === 270 ? 90 : turn;
}

/** The page under the pointer and the place on it, fractions of it as it is shown; null beside the pages. */
function findSpot(event: MouseEvent): Spot | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('.page') : null;
  const page = Number(element?.dataset['pageNumber']);
  return element === null || !(page >= 1) ? null : spotOn({ element, page }, event);
}

/** The place of the pointer on a page, kept within it. */
function spotOn({ element, page }: Pick<Spot, 'element' | 'page'>, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  const share = (offset: number, length: number): number => Math.min(1, Math.max(0, offset / length));
  return {
    element,
    page,
    x: share(clientX - left - element.clientLeft, element.clientWidth),
    y: share(clientY - top - element.clientTop, element.clientHeight),
  };
}

function boxBetween(one: Spot, other: Spot): PageBox {
  return [
    Math.min(one.x, other.x),
    Math.min(one.y, other.y),
    Math.max(one.x, other.x),
    Math.max(one.y, other.y),
  ];
}

function placeFrame(frame: HTMLElement, [x0, y0, x1, y1]: PageBox): void {
  frame.style.left = `${x0 * 100}%`;
  frame.style.top = `${y0 * 100}%`;
  frame.style.width = `${(x1 - x0) * 100}%`;
  frame.style.height = `${(y1 - y0) * 100}%`;
}
