import { describe, expect, it } from 'vitest';
import { LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { groupTiles } from '@vigilo/domain/heat-map/group-tiles';
import type { Emphasis } from '@vigilo/domain/heat-map/emphasis';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { fitLabel } from '@vigilo/domain/heat-map/tile-label';
import { colourTiles } from './colouring.ts';
import { drawMap } from './draw.ts';
import type { Frame } from './frame.ts';
import { hairlineWidth, placeTile } from './frame.ts';
import { findHit } from './hit-test.ts';
import { layoutMap } from './layout.ts';
import type { PixelSheet } from './pixel-sheet.ts';
import { createPixelSheet } from './pixel-sheet.ts';
import { createTextBatch } from './text-batch.ts';
import { createCutter } from './text-widths.ts';

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly baseline: number;
}

/** Every character is this wide, in em: wider than the widest of a real typeface on average. */
const EM = 0.72;
const measure = (text: string) => [...text].length * EM;

/** Takes the place of a canvas and remembers what was written on it. */
function recorder(written: Written[]): CanvasRenderingContext2D {
  const state = { font: '' };
  const nothing = () => undefined;
  const methods = {
    fillText: (text: string, x: number, y: number) => {
      const size = Number(/([\d.]+)px/.exec(state.font)?.[1]);
      written.push({ text, left: x, right: x + measure(text) * size, top: y - 0.73 * size, baseline: y });
    },
    setTransform: nothing,
    fillRect: nothing,
    beginPath: nothing,
    rect: nothing,
    roundRect: nothing,
    fill: nothing,
    stroke: nothing,
    moveTo: nothing,
    lineTo: nothing,
    closePath: nothing,
  };
  // Only what the drawing uses is there; anything else would fail the test.
  return Object.assign(state, methods) as unknown as CanvasRenderingContext2D;
}

function buildTile(i: number): Tile {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const ticker = Array.from({ length: i % 17 === 0 ? 11 : 1 + (i % 5) }, (_, at) =>
    letters.charAt((i * 7 + at * 11) % 26),
  ).join('');
  return {
    id: String(i),
    ticker,
    name: `Company ${i}`,
    region: 'EMEA',
    country: 'Spain',
    sector: `Sector ${i % 4}`,
    industry: `Industry number ${i % 23}`,
    entityType: 'Public',
    st: ((i * 37) % 2400) - 1200,
    lt: 0,
    change: (i % 3) - 1,
    changeLt: 0,
    events: 1,
    ratingSt: null,
    ratingLt: null,
    status: 'Initiated',
    marketCap: null,
  };
}

const ALL: Emphasis = { entries: [], eventless: 'shown' };

function buildFrame(
  count: number,
  part: Partial<Frame> = {},
  emphasis: Emphasis = ALL,
): { frame: Frame; written: Written[] } {
  const written: Written[] = [];
  const tiles = Array.from({ length: count }, (_, i) => buildTile(i));
  const scene = layoutMap(groupTiles(tiles, 'industry'), 'equal', 1100, 600);
  const labels = {
    score: (score: number) => `${score < 0 ? '-' : '+'}${(Math.abs(score) / 1000).toFixed(2)}`,
  };
  const frame: Frame = {
    context: recorder(written),
    batch: createTextBatch(),
    sheet: createPixelSheet(),
    scene,
    ratio: 1,
    width: 1100,
    height: 600,
    moving: false,
    unclassified: 'Unclassified',
    waiting: [],
    selected: 0,
    active: 1,
    colouring: colourTiles(
      scene.tiles,
      { colourBy: 'st', palette: 'standard', step: LISTING_STEP, horizon: 'st', emphasis },
      labels,
    ),
    surface: { background: 'white', ink: 'black', muted: 'grey', action: 'blue', family: 'Inter' },
    typeFace: { family: 'Inter', strong: measure, plain: measure, cut: createCutter(measure) },
    transform: { k: 1, x: 0, y: 0 },
    ...part,
  };
  return { frame, written };
}

const VIEWS = [
  { k: 1, x: 0, y: 0 },
  { k: 0.9, x: 55, y: 30 },
  { k: 1.73, x: -411.3, y: -205.7 },
  { k: 4, x: -1500, y: -900 },
];

describe('drawMap', () => {
  it.each([1, 12, 300, 2000, 7000])(
    'spills no text over the tile it is written on, with %i companies',
    (count) => {
      for (const ratio of [1, 1.5, 2]) {
        for (const transform of VIEWS) {
          const { frame, written } = buildFrame(count, { transform, ratio });
          drawMap(frame);
          const boxes = frame.scene.tiles.map((_, i) => {
            const box = { left: 0, top: 0, right: 0, bottom: 0 };
            return placeTile(frame, hairlineWidth(frame), i, box) ? box : null;
          });
          const values = new Set(frame.scene.tiles.map((_, i) => frame.colouring.valueOf(i)));
          const tickers = new Set(frame.scene.tiles.map((tile) => tile.ticker));
          for (const { text, left, right, top, baseline } of written.filter(
            (each) => values.has(each.text) || tickers.has(each.text) || /^[A-Z]+…$/.test(each.text),
          )) {
            const isInside = boxes.some(
              (box) =>
                box !== null &&
                left >= box.left &&
                right <= box.right &&
                top >= box.top &&
                baseline <= box.bottom,
            );
            expect(isInside, `${text} at ${left}, ${top}`).toBe(true);
          }
        }
      }
    },
  );

  it('writes every ticker when there is room, and none when there is not', () => {
    const few = buildFrame(40);
    drawMap(few.frame);
    const texts = new Set(few.written.map((each) => each.text));
    for (const tile of few.frame.scene.tiles) expect(texts).toContain(tile.ticker);
    const many = buildFrame(10_000);
    drawMap(many.frame);
    const tickers = new Set(many.frame.scene.tiles.map((tile) => tile.ticker));
    expect(many.written.filter((each) => tickers.has(each.text))).toEqual([]);
  });

  it('lets the chosen bands stand out: the others are faded, and their tickers muted', () => {
    const { frame, written } = buildFrame(40, {}, { entries: [-1], eventless: 'shown' });
    const inks = new Map<string, string>();
    const { fillText } = frame.context;
    frame.context.fillText = (text, x, y) => {
      inks.set(text, String(frame.context.fillStyle));
      fillText(text, x, y);
    };
    drawMap(frame);
    expect(written.length).toBeGreaterThan(40);
    for (const [i, tile] of frame.scene.tiles.entries()) {
      const isChosen = frame.colouring.bands[i] === -1;
      expect(frame.colouring.isFaded[i]).toBe(!isChosen);
      if (!isChosen) expect(inks.get(tile.ticker), tile.ticker).toBe(frame.surface.muted);
    }
    expect(frame.colouring.isFaded).toContain(false);
  });

  it('writes every ticker whole at the deepest zoom of a map of 30,000', () => {
    const { frame } = buildFrame(30_000);
    const { scene } = frame;
    expect(scene.deepestZoom).toBeGreaterThan(4);
    for (const i of scene.tiles.keys()) {
      const [width, height] = [
        (scene.x1[i] ?? 0) - (scene.x0[i] ?? 0),
        (scene.y1[i] ?? 0) - (scene.y0[i] ?? 0),
      ];
      const widths = { ticker: 6 * EM, value: 5 * EM, arrow: true };
      const fit = fitLabel(width * scene.deepestZoom - 2, height * scene.deepestZoom - 2, widths);
      expect(fit?.cutTo).toBeNull();
      expect(fit?.valueSize).toBeGreaterThan(0);
    }
  });

  it('ends a ticker too long for its tile in an ellipsis', () => {
    const { frame, written } = buildFrame(400);
    drawMap(frame);
    const cut = written.filter((each) => /^[A-Z]+…$/.test(each.text)).map((each) => each.text.slice(0, -1));
    expect(cut.length).toBeGreaterThan(5);
    for (const beginning of cut)
      expect(frame.scene.tiles.some((tile) => tile.ticker.startsWith(beginning))).toBe(true);
  });

  it('ends the name of a group before its end', () => {
    const { frame, written } = buildFrame(300);
    const headers = drawMap(frame);
    expect(headers.length).toBeGreaterThan(10);
    for (const { text, left, right } of written.filter((each) => /^(?:Sector|Indust)/.test(each.text))) {
      const box = headers.find(
        (header) =>
          left >= header.x0 &&
          right <= header.x1 + 0.5 &&
          (header.box.group.name ?? '').startsWith(text.replace('…', '').trimEnd()),
      );
      expect(box, text).toBeDefined();
    }
  });

  it('keeps the names of groups in sight when their header has left the canvas', () => {
    const { frame } = buildFrame(300, { transform: { k: 3, x: -900, y: -600 } });
    const kept = drawMap(frame).filter((header) => header.y0 >= 0 && header.y0 < 40);
    expect(kept.some((header) => header.box.level === 1)).toBe(true);
    expect(kept.some((header) => header.box.level === 2)).toBe(true);
  });
});

describe('findHit', () => {
  it('finds each tile at its middle and the header above the tiles', () => {
    const { frame } = buildFrame(300, { transform: { k: 1.6, x: -200, y: -100 } });
    const { scene, transform } = frame;
    for (const i of scene.tiles.keys()) {
      const point = {
        x: (((scene.x0[i] ?? 0) + (scene.x1[i] ?? 0)) / 2) * transform.k + transform.x,
        y: (((scene.y0[i] ?? 0) + (scene.y1[i] ?? 0)) / 2) * transform.k + transform.y,
      };
      expect(findHit(scene, [], transform, point)).toEqual({ kind: 'tile', index: i });
    }
    const headers = drawMap(frame);
    const header = headers.find((each) => each.y0 > 60);
    if (header === undefined) throw new Error('The map has no header below its upper edge.');
    expect(
      findHit(scene, headers, transform, { x: (header.x0 + header.x1) / 2, y: (header.y0 + header.y1) / 2 }),
    ).toEqual({ kind: 'group', box: header.box });
  });

  it('finds nothing on the background', () => {
    const { frame } = buildFrame(4);
    expect(findHit(frame.scene, [], frame.transform, { x: 1, y: 1 })).toBeNull();
  });
});

describe('a map with tiles under a pixel', () => {
  /** How often each way of putting a tile on the canvas is used. */
  function countTiles(count: number, ratio: number, moving: boolean) {
    const counts = { mixed: 0, painted: 0, shapes: 0 };
    const sheet: PixelSheet = {
      begin: () => undefined,
      mix: ({ left, top, right, bottom }) => {
        if (right > left && bottom > top) counts.mixed += 1;
      },
      paint: ({ left, top, right, bottom }) => {
        if (right - left >= 1 && bottom - top >= 1) counts.painted += 1;
      },
      show: () => undefined,
      findPixel: () => 0,
    };
    const { frame } = buildFrame(count, { sheet, ratio, moving, selected: null, active: null });
    const add = () => {
      counts.shapes += 1;
    };
    Object.assign(frame.context, { canvas: { width: 1100, height: 600 }, rect: add, roundRect: add });
    drawMap(frame);
    return counts;
  }

  it('at rest is a picture that every tile is a part of', () => {
    expect(countTiles(10_000, 0.05, false)).toEqual({ mixed: 10_000, painted: 0, shapes: 0 });
  });

  it('in motion has a pixel for every tile', () => {
    expect(countTiles(10_000, 0.05, true)).toEqual({ mixed: 0, painted: 10_000, shapes: 0 });
  });

  it('is drawn as shapes where all are larger', () => {
    expect(countTiles(400, 1, false)).toEqual({ mixed: 0, painted: 0, shapes: 400 });
  });
});

describe('news that waits', () => {
  /** How many corners are cut off tiles. */
  function countCuts(count: number, waiting: number[], k = 1): number {
    const { frame } = buildFrame(count, { waiting, transform: { k, x: 0, y: 0 } });
    let cuts = 0;
    const closePath = () => {
      cuts += 1;
    };
    Object.assign(frame.context, { closePath });
    drawMap(frame);
    return cuts;
  }

  it('cuts a corner off the tiles of its companies and of no others', () => {
    expect(countCuts(40, [])).toBe(0);
    expect(countCuts(40, [3, 17])).toBe(2);
  });

  it('leaves tiles whole that are too small for a mark, until they are zoomed in on', () => {
    const all = Array.from({ length: 4000 }, (_, i) => i);
    expect(countCuts(4000, all)).toBe(0);
    expect(countCuts(4000, all, 8)).toBeGreaterThan(20);
  });
});
