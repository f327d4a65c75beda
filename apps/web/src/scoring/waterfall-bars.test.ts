import { describe, expect, it } from 'vitest';
import { drawWaterfall } from './waterfall-bars.ts';

function listEdges(drawing: ReturnType<typeof drawWaterfall>): Record<string, readonly [number, number]> {
  return Object.fromEntries(drawing.bars.map((bar) => [bar.name, [bar.top, bar.bottom]]));
}

describe('the drawing of the weekly waterfall', () => {
  it('lets each step begin where the one before ended, and ends at the score now', () => {
    const drawing = drawWaterfall({ last: 200, new: 200, edited: 0, deleted: -100, agedOut: -100, now: 200 });
    expect(listEdges(drawing)).toEqual({
      last: [0.5, 1],
      new: [0, 0.5],
      edited: [0, 0],
      deleted: [0, 0.25],
      agedOut: [0.25, 0.5],
      now: [0.5, 1],
    });
    expect(drawing.zero).toBe(1);
  });

  it('hangs negative scores below the zero line', () => {
    const drawing = drawWaterfall({ last: -100, new: 200, edited: 0, deleted: 0, agedOut: 0, now: 100 });
    expect(drawing.zero).toBe(0.5);
    expect(listEdges(drawing)).toMatchObject({ last: [0.5, 1], new: [0, 1], now: [0, 0.5] });
  });

  it('draws a week in which nothing happened as lines in the middle', () => {
    const drawing = drawWaterfall({ last: 0, new: 0, edited: 0, deleted: 0, agedOut: 0, now: 0 });
    expect(drawing.zero).toBe(0.5);
    expect(drawing.bars.every((bar) => bar.top === 0.5 && bar.bottom === 0.5)).toBe(true);
  });

  it('keeps the values in their order', () => {
    expect(
      drawWaterfall({ last: 1, new: 2, edited: 3, deleted: 4, agedOut: 5, now: 15 }).bars.map(
        (bar) => bar.value,
      ),
    ).toEqual([1, 2, 3, 4, 5, 15]);
  });
});
