import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPixelSheet } from './pixel-sheet.ts';

/** The pixels that a sheet puts on a canvas, row by row. */
function shownPixels(sheet: ReturnType<typeof createPixelSheet>): number[] {
  class Image {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    constructor(data: Uint8ClampedArray<ArrayBuffer>) {
      this.data = data;
    }
  }
  vi.stubGlobal('ImageData', Image);
  let shown: number[] = [];
  const putImageData = ({ data }: ImageData) => {
    shown = [...new Uint32Array(data.buffer)];
  };
  // Only what the sheet uses is there; anything else would fail the test.
  sheet.show({ putImageData } as unknown as CanvasRenderingContext2D);
  return shown;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a sheet of pixels', () => {
  it('holds the boxes that were painted, on its ground', () => {
    const sheet = createPixelSheet();
    sheet.begin(4, 3, 9);
    sheet.paint({ left: 1, top: 1, right: 3, bottom: 3 }, 5);
    expect(shownPixels(sheet)).toEqual([9, 9, 9, 9, 9, 5, 5, 9, 9, 5, 5, 9]);
  });

  it('cuts what lies over its edges, so that nothing comes in on the other side', () => {
    const sheet = createPixelSheet();
    sheet.begin(3, 2, 0);
    sheet.paint({ left: -2, top: -1, right: 1, bottom: 1 }, 7);
    sheet.paint({ left: 2, top: 1, right: 9, bottom: 9 }, 8);
    sheet.paint({ left: 5, top: 0, right: 7, bottom: 2 }, 6);
    expect(shownPixels(sheet)).toEqual([7, 0, 0, 0, 0, 8]);
  });

  it('begins anew, in another size as well', () => {
    const sheet = createPixelSheet();
    sheet.begin(2, 1, 1);
    sheet.paint({ left: 0, top: 0, right: 1, bottom: 1 }, 4);
    sheet.begin(2, 1, 2);
    expect(shownPixels(sheet)).toEqual([2, 2]);
    sheet.begin(1, 1, 3);
    expect(shownPixels(sheet)).toEqual([3]);
  });
});
