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

  describe('mixes boxes smaller than a pixel', () => {
    const RED = 0xff0000ff;
    const BLUE = 0xffff0000;
    const mixed = (
      ...boxes: readonly (readonly [left: number, right: number, pixel: number])[]
    ): number[] => {
      const sheet = createPixelSheet();
      sheet.begin(3, 1, 0xffffffff);
      for (const [left, right, pixel] of boxes) sheet.mix({ left, right, top: 0, bottom: 1 }, pixel);
      return shownPixels(sheet).map((pixel) => pixel >>> 0);
    };

    it('to the mean of their colours by area', () => {
      expect(mixed([0, 0.5, RED], [0.5, 1, BLUE])).toEqual([0xff800080, 0xffffffff, 0xffffffff]);
      expect(mixed([0, 0.75, RED], [0.75, 1, BLUE])[0]).toBe(0xff4000bf);
    });

    it('to either side of the edge between two pixels', () => {
      expect(mixed([0.5, 1.5, RED], [1.5, 2, BLUE])).toEqual([0xff8080ff, 0xff800080, 0xffffffff]);
    });

    it('within its edges, and not into the sheet after it', () => {
      expect(mixed([-1, 0.5, RED], [2.5, 4, BLUE], [7, 8, RED])).toEqual([
        0xff8080ff, 0xffffffff, 0xffff8080,
      ]);
      const sheet = createPixelSheet();
      sheet.begin(1, 1, 0xffffffff);
      sheet.mix({ left: 0, right: 1, top: 0, bottom: 1 }, RED);
      sheet.begin(1, 1, 0xffffffff);
      expect(shownPixels(sheet).map((pixel) => pixel >>> 0)).toEqual([0xffffffff]);
      sheet.mix({ left: 0, right: 0.5, top: 0, bottom: 1 }, BLUE);
      expect(shownPixels(sheet).map((pixel) => pixel >>> 0)).toEqual([0xffff8080]);
    });
  });
});
