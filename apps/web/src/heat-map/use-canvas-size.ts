import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Size of a canvas in CSS pixels, and its device pixels per CSS pixel. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The size of the canvas as laid out, before the first paint and whenever it or the screen's sharpness changes; null while it has none. */
export function useCanvasSize(canvas: RefObject<HTMLCanvasElement | null>): CanvasSize | null {
  const [size, setSize] = useState<CanvasSize | null>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const take = (width: number, height: number, ratio: number) => {
      if (width < 1 || height < 1) return;
      setSize((before) =>
        before?.width === width && before.height === height && before.ratio === ratio
          ? before
          : { width, height, ratio },
      );
    };
    take(element.clientWidth, element.clientHeight, window.devicePixelRatio);
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      take(width, height, pixelRatioFor(width, entry.devicePixelContentBoxSize?.[0]?.inlineSize));
    });
    observe(observer, element);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}

/** The browser's own count of device pixels, where it has one: a rounded product would be off by one at odd zooms and blur every edge. */
function pixelRatioFor(width: number, pixels: number | undefined): number {
  const product = width * window.devicePixelRatio;
  // A screen that is only emulated is not counted.
  return pixels === undefined || Math.abs(pixels - product) > 1 ? window.devicePixelRatio : pixels / width;
}

function observe(observer: ResizeObserver, element: Element): void {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    // Safari does not count device pixels; the product of size and ratio has to do.
    observer.observe(element);
  }
}
