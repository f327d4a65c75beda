// The interface of the page for the runner.

import type { FrameCount } from '../../heat-map/page/frames.ts';

export interface MeasuredGrid {
  /** Takes the grid away, draws one of so many rows and columns, and answers the milliseconds until its first rows are painted. */
  draw: (rows: number, columns: number) => Promise<number>;
  /** Draws a plain list of so many lines in place of the grid: what the browser itself can scroll. */
  drawList: (lines: number) => Promise<void>;
  /** Leaves the page blank. */
  clear: () => Promise<void>;
  /** Scrolls so many pixels a second, down and up again, and counts the frames in which it does. */
  scroll: (pixelsPerSecond: number, milliseconds: number) => Promise<FrameCount>;
  /** Waits so long on what is shown, scrolling nothing. */
  rest: (milliseconds: number) => Promise<FrameCount>;
  countFrames: () => void;
  framesCounted: () => FrameCount;
  /** Milliseconds from the key press that follows to the frame in which an editor has the focus, or to where none has it. */
  watchEditor: (isOpening: boolean) => void;
  editorSeen: () => Promise<number>;
  /** Whether a place in the middle of the grid shows no row: a hole that a person would see. */
  hasHole: () => boolean;
}

declare global {
  interface Window {
    measuredGrid: MeasuredGrid;
  }
}
