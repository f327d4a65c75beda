// What the viewer lays over the pages of pdf.js: rectangles, and the picture of a page where the page itself is empty. pdf.js throws foreign
// elements out whenever it draws a page anew, so the layers are kept here and put back.

import type { Turn, ViewerMark } from './viewer-page.ts';
import { boxOfMark, turnBox } from './viewer-page.ts';
import classes from './viewer.module.css';

export interface PageLayers {
  readonly setMarks: (marks: readonly ViewerMark[]) => void;
  /** Puts back what belongs on a page; its picture only once the page is being looked at. */
  readonly place: (page: number, isDrawn: boolean) => void;
  readonly placeAll: () => void;
  readonly setTurn: (turn: Turn) => void;
  readonly clear: () => void;
}

interface LayersOptions {
  /** The box of a page, or null while there is none. */
  readonly findPage: (page: number) => HTMLElement | null;
  /** The picture of a page; null where pages are drawn by pdf.js. */
  readonly loadPicture: ((page: number) => Promise<Blob>) | null;
  /** Something of the document is seen, or will not be: its picture came, or could not be had. */
  readonly onSeen: () => void;
}

export function createPageLayers({ findPage, loadPicture, onSeen }: LayersOptions): PageLayers {
  const marks = new Map<number, HTMLElement>();
  const pictures = new Map<number, HTMLElement>();
  let shown: readonly ViewerMark[] = [];
  let turn: Turn = 0;
  const stop = new AbortController();
  const tellSeen = (): void => {
    if (!stop.signal.aborted) onSeen();
  };

  function put(page: number, layer: HTMLElement | undefined): void {
    const box = findPage(page);
    if (box !== null && layer !== undefined && layer.parentElement !== box) box.append(layer);
  }
  function drawMarks(): void {
    for (const layer of marks.values()) layer.remove();
    marks.clear();
    for (const mark of shown) {
      const layer = marks.get(mark.page_n) ?? createElement('div', classes['marks']);
      marks.set(mark.page_n, layer);
      layer.append(drawMark(mark, turn));
    }
    for (const [page, layer] of marks) put(page, layer);
  }
  function place(page: number, isDrawn: boolean): void {
    if (isDrawn && loadPicture === null) tellSeen();
    if (isDrawn && loadPicture !== null && !pictures.has(page)) {
      // What does not come is asked for again when the page is looked at again.
      const frame = addPicture(loadPicture(page), stop.signal, () => pictures.delete(page), tellSeen);
      pictures.set(page, frame);
    }
    const picture = pictures.get(page);
    if (picture !== undefined) {
      picture.dataset['turn'] = String(turn);
      put(page, picture);
    }
    put(page, marks.get(page));
  }
  function placeAll(): void {
    for (const page of new Set([...pictures.keys(), ...marks.keys()])) place(page, false);
  }
  return {
    setMarks: (next) => {
      shown = next;
      drawMarks();
    },
    place,
    placeAll,
    setTurn: (next) => {
      turn = next;
      drawMarks();
      placeAll();
    },
    clear: () => {
      stop.abort();
      for (const layer of [...marks.values(), ...pictures.values()]) layer.remove();
    },
  };
}

/** A frame that the picture is put into once it is there; without it the frame goes. */
function addPicture(
  content: Promise<Blob>,
  signal: AbortSignal,
  onFailed: () => void,
  onEnd: () => void,
): HTMLElement {
  const frame = createElement('div', classes['picture']);
  const fail = (): void => {
    frame.remove();
    onFailed();
  };
  void fillPicture(frame, content, signal).catch(fail).finally(onEnd);
  return frame;
}

async function fillPicture(frame: HTMLElement, content: Promise<Blob>, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(await content);
  signal.addEventListener('abort', () => URL.revokeObjectURL(address));
  if (signal.aborted) return URL.revokeObjectURL(address);
  const picture = createElement('img');
  picture.src = address;
  picture.alt = '';
  picture.draggable = false;
  await picture.decode();
  frame.append(picture);
}

function drawMark(mark: ViewerMark, turn: Turn): HTMLElement {
  const [x0, y0, x1, y1] = turnBox(boxOfMark(mark), turn);
  const element = createElement('div', classes['mark']);
  element.dataset['mark'] = String(mark.page_n);
  element.style.left = toPercent(x0);
  element.style.top = toPercent(y0);
  element.style.width = toPercent(x1 - x0);
  element.style.height = toPercent(y1 - y0);
  return element;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(4)}%`;
}

function createElement<T extends 'div' | 'img'>(tag: T, className = ''): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
