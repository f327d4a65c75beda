import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPositionDecimals } from '@vigilo/domain/heat-map/zoom';
import type { Transform } from './viewport.ts';
import {
  AT_REST,
  between,
  isSameView,
  panBy,
  panIntoView,
  toTransform,
  toView,
  WHOLE_MAP,
  zoomAbout,
  zoomTo,
} from './viewport.ts';

const size = { width: 1000, height: 600, deepestZoom: 4 };
/** Panning by nothing brings any transform inside the limits. */
const keepInside = (transform: Transform, within: typeof size) => panBy(transform, 0, 0, within);
const zooms = fc.double({ min: 0.5, max: 6, noNaN: true });
const offsets = fc.double({ min: -5000, max: 5000, noNaN: true });
const transforms = fc
  .record({ k: zooms, x: offsets, y: offsets })
  .map((transform) => keepInside(transform, size));
const points = fc.record({
  x: fc.double({ min: 0, max: 1000, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

describe('the limits', () => {
  it('holds the zoom between 0.9 and the deepest of the map', () => {
    expect(keepInside({ k: 9, x: 0, y: 0 }, size).k).toBe(4);
    expect(keepInside({ k: 99, x: 0, y: 0 }, { ...size, deepestZoom: 40 }).k).toBe(40);
    expect(keepInside({ k: 0.1, x: 0, y: 0 }, size).k).toBe(0.9);
  });

  it('centres a map smaller than the canvas', () => {
    const { x, y } = keepInside({ k: 0.9, x: -400, y: 999 }, size);
    expect([x, y]).toEqual([expect.closeTo(50), expect.closeTo(30)]);
  });

  it('shows no empty edge beside a larger map', () => {
    fc.assert(
      fc.property(
        transforms.filter(({ k }) => k >= 1),
        ({ k, x, y }) => {
          expect(x).toBeLessThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(0);
          expect(x + k * size.width).toBeGreaterThanOrEqual(size.width - 1e-6);
          expect(y + k * size.height).toBeGreaterThanOrEqual(size.height - 1e-6);
        },
      ),
    );
  });
});

describe('zoomAbout', () => {
  it('keeps what is under the pointer under the pointer when zooming in', () => {
    fc.assert(
      fc.property(
        transforms.filter(({ k }) => k >= 1),
        fc.double({ min: 1, max: 3, noNaN: true }),
        points,
        (from, factor, point) => {
          const to = zoomAbout(from, factor, point, size);
          expect((point.x - to.x) / to.k).toBeCloseTo((point.x - from.x) / from.k, 4);
          expect((point.y - to.y) / to.k).toBeCloseTo((point.y - from.y) / from.k, 4);
        },
      ),
    );
  });

  it('comes back to the whole map when zoomed out far enough', () => {
    fc.assert(
      fc.property(transforms, points, (from, point) => {
        expect(zoomAbout(from, 1 / from.k, point, size)).toEqual({
          k: expect.closeTo(1),
          x: expect.closeTo(0),
          y: expect.closeTo(0),
        });
      }),
    );
  });
});

describe('views', () => {
  it('say the same map as the transform they come from', () => {
    fc.assert(
      fc.property(transforms, (transform) => {
        const back = toTransform(toView(transform, size), size);
        expect(back).toEqual({
          k: expect.closeTo(transform.k),
          x: expect.closeTo(transform.x, 4),
          y: expect.closeTo(transform.y, 4),
        });
      }),
    );
  });

  it('keep the point in the middle on another screen', () => {
    const small = { width: 500, height: 400, deepestZoom: 4 };
    fc.assert(
      fc.property(
        transforms.filter(({ k }) => k > 2),
        (transform) => {
          const view = toView(transform, size);
          expect(isSameView(toView(toTransform(view, small), small), view)).toBe(true);
        },
      ),
    );
  });

  it('know the whole map', () => {
    expect(toView(AT_REST, size)).toEqual(WHOLE_MAP);
    expect(isSameView(WHOLE_MAP, { k: 1.0004, x: 0.5, y: 0.5 })).toBe(true);
    expect(isSameView(WHOLE_MAP, { k: 1.01, x: 0.5, y: 0.5 })).toBe(false);
  });
});

describe('moves to a tile', () => {
  const boxes = points.map(({ x, y }) => ({
    x0: Math.max(0, x - 20),
    y0: Math.max(0, y - 15),
    x1: Math.min(1000, x + 20),
    y1: Math.min(600, y + 15),
  }));

  it('bring it into sight, and leave the map alone when it is well in sight', () => {
    fc.assert(
      fc.property(transforms, boxes, (from, box) => {
        const to = panIntoView(from, box, size);
        expect(to.k).toBe(from.k);
        expect(box.x0 * to.k + to.x).toBeGreaterThanOrEqual(-1e-6);
        expect(box.x1 * to.k + to.x).toBeLessThanOrEqual(1000 + 1e-6);
        expect(box.y0 * to.k + to.y).toBeGreaterThanOrEqual(-1e-6);
        expect(box.y1 * to.k + to.y).toBeLessThanOrEqual(600 + 1e-6);
      }),
    );
    expect(panIntoView({ k: 2, x: -500, y: -300 }, { x0: 490, y0: 290, x1: 510, y1: 310 }, size)).toEqual({
      k: 2,
      x: -500,
      y: -300,
    });
  });

  it('zoom as far as needed to read it, never out', () => {
    expect(zoomTo(AT_REST, { x0: 480, y0: 290, x1: 520, y1: 310 }, 80, size)).toEqual({
      k: 2,
      x: -500,
      y: -300,
    });
    expect(zoomTo({ k: 3, x: 0, y: 0 }, { x0: 0, y0: 0, x1: 400, y1: 300 }, 80, size).k).toBe(3);
    expect(zoomTo(AT_REST, { x0: 0, y0: 0, x1: 2, y1: 2 }, 80, size)).toEqual({ k: 4, x: 0, y: 0 });
  });
});

describe('isSameView', () => {
  it('tells views apart that differ on the screen, however deep the zoom', () => {
    const deep = { k: 40, x: 0.5, y: 0.5 };
    expect(isSameView(deep, { ...deep, x: 0.5005 })).toBe(false);
    expect(isSameView(deep, { ...deep, x: 0.50005 })).toBe(true);
    expect(isSameView(WHOLE_MAP, { ...WHOLE_MAP, x: 0.5005 })).toBe(true);
  });

  it('takes a view read from its address for the same', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.9, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (k, x) => {
          const decimals = countPositionDecimals(k);
          const read = { k: Number(k.toFixed(3)), x: Number(x.toFixed(decimals)), y: 0.5 };
          expect(isSameView({ k, x, y: 0.5 }, read)).toBe(true);
        },
      ),
    );
  });
});

describe('between', () => {
  it('begins and ends at its ends and stays inside', () => {
    fc.assert(
      fc.property(transforms, transforms, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const middle = between(from, to, share);
        expect(middle.k).toBeGreaterThanOrEqual(Math.min(from.k, to.k) - 1e-9);
        expect(middle.k).toBeLessThanOrEqual(Math.max(from.k, to.k) + 1e-9);
        expect(between(from, to, 0)).toEqual({
          k: expect.closeTo(from.k),
          x: expect.closeTo(from.x, 4),
          y: expect.closeTo(from.y, 4),
        });
        expect(between(from, to, 1)).toEqual(to);
      }),
    );
  });
});

describe('panBy', () => {
  it('moves the map with the pointer until an edge', () => {
    expect(panBy({ k: 2, x: -500, y: -300 }, 30, -20, size)).toEqual({ k: 2, x: -470, y: -320 });
    expect(panBy({ k: 2, x: -500, y: -300 }, 900, 0, size)).toEqual({ k: 2, x: 0, y: -300 });
  });
});
