import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelFit, LabelWidths } from './tile-label.ts';
import { ARROW_GAP, ARROW_WIDTH, CAP_HEIGHT, fitLabel, LINE_GAP, WORD_GAP } from './tile-label.ts';

const usual: LabelWidths = { ticker: 2.7, value: 2.8, arrow: true };
const sides = fc.double({ min: 0, max: 600, noNaN: true });
const anyWidths = fc.record({
  ticker: fc.double({ min: 0.5, max: 9, noNaN: true }),
  value: fc.double({ min: 0, max: 5, noNaN: true }),
  arrow: fc.boolean(),
});

function computeExtent(fit: LabelFit, widths: LabelWidths): { width: number; height: number } {
  const value = fit.valueSize * widths.value;
  if (!fit.inline) {
    const arrow = fit.arrow ? fit.valueSize * (ARROW_WIDTH + ARROW_GAP) : 0;
    return {
      width: Math.max(fit.tickerSize * widths.ticker, value + arrow),
      height: fit.tickerSize * (CAP_HEIGHT + LINE_GAP) + fit.valueSize * CAP_HEIGHT,
    };
  }
  const arrow =
    fit.valueSize === 0 ? fit.tickerSize * ARROW_WIDTH : fit.valueSize * (ARROW_WIDTH + ARROW_GAP);
  const beside = value + (fit.arrow ? arrow : 0);
  return {
    width: fit.tickerSize * (widths.ticker + (beside === 0 ? 0 : WORD_GAP)) + beside,
    height: fit.tickerSize * CAP_HEIGHT,
  };
}

describe('fitLabel', () => {
  it('writes the ticker over arrow and value on a tile of the usual map', () => {
    expect(fitLabel(46, 40, usual)).toEqual({
      tickerSize: 12,
      valueSize: 9,
      arrow: true,
      inline: false,
      cutTo: null,
    });
  });

  it('writes all in one line on a low wide tile', () => {
    expect(fitLabel(120, 18, usual)).toEqual({
      tickerSize: 13,
      valueSize: 10,
      arrow: true,
      inline: true,
      cutTo: null,
    });
  });

  it('leaves the arrow out before the value, and the value before the ticker', () => {
    expect(fitLabel(29, 40, usual)).toEqual({
      tickerSize: 9,
      valueSize: 8,
      arrow: false,
      inline: false,
      cutTo: null,
    });
    expect(fitLabel(40, 18, usual)).toMatchObject({ valueSize: 0, arrow: true });
    expect(fitLabel(29, 18, usual)).toEqual({
      tickerSize: 8,
      valueSize: 0,
      arrow: false,
      inline: true,
      cutTo: null,
    });
  });

  it('leaves a tile blank that is too small for a typical ticker, even if a short one would fit', () => {
    expect(fitLabel(14, 40, usual)).toBeNull();
    expect(fitLabel(14, 40, { ...usual, ticker: 0.7 })).toBeNull();
    expect(fitLabel(40, 7, usual)).toBeNull();
    expect(fitLabel(0, 0, usual)).toBeNull();
  });

  it('shortens a ticker that is too long at the smallest size to the available width', () => {
    expect(fitLabel(36, 30, { ...usual, ticker: 6 })).toEqual({
      tickerSize: 8,
      valueSize: 8,
      arrow: true,
      inline: false,
      cutTo: 4,
    });
  });

  it('writes a ticker of four and one of two letters in the same size on tiles of the same size', () => {
    expect(fitLabel(46, 40, { ...usual, ticker: 1.4 })?.tickerSize).toBe(fitLabel(46, 40, usual)?.tickerSize);
  });

  it('never spills over the rectangle', () => {
    fc.assert(
      fc.property(sides, sides, anyWidths, (width, height, widths) => {
        const fit = fitLabel(width, height, widths);
        if (fit === null) return;
        const extent = computeExtent(fit, { ...widths, ticker: fit.cutTo ?? widths.ticker });
        expect(extent.width).toBeLessThanOrEqual(width);
        expect(extent.height).toBeLessThanOrEqual(height);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the ticker when the tile grows', () => {
    fc.assert(
      fc.property(
        sides,
        sides,
        fc.double({ min: 1, max: 4, noNaN: true }),
        anyWidths,
        (width, height, k, widths) => {
          if (fitLabel(width, height, widths) !== null)
            expect(fitLabel(width * k, height * k, widths)).not.toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('uses no text smaller than 8 pixels', () => {
    fc.assert(
      fc.property(sides, sides, anyWidths, (width, height, widths) => {
        const fit = fitLabel(width, height, widths);
        if (fit === null) return;
        expect(fit.tickerSize).toBeGreaterThanOrEqual(8);
        expect(fit.valueSize === 0 || fit.valueSize >= 8).toBe(true);
      }),
    );
  });
});
