// The interface of the page for the runner.

import type { FrameCount } from '../../heat-map/page/frames.ts';

export interface MeasuredViewer {
  /** Takes the viewer away, opens a document of so many pages, and answers the milliseconds until its first page is painted. */
  firstPage: (documentId: string, pages: number) => Promise<number>;
  countFrames: () => void;
  framesCounted: () => FrameCount;
}

declare global {
  interface Window {
    measuredViewer: MeasuredViewer;
  }
}
