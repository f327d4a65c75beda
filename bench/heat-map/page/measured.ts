// The interface of each page for the runner.

import type { FrameCount } from './frames.ts';

export interface MeasuredPage {
  /** Takes the map away, draws it anew with so many companies, and answers the milliseconds from data to picture. */
  firstDraw: (count: number) => Promise<number>;
  countFrames: () => void;
  framesCounted: () => FrameCount;
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}
