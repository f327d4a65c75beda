// The baseline: the treemap of ECharts 6 with the same companies, groups and colours, and its own zoom and pan.

import '@fontsource-variable/inter/wght.css';
import './page.css';
import { TreemapChart } from 'echarts/charts';
import type { ECharts } from 'echarts/core';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import { groupTiles } from '@vigilo/domain/heat-map/group-tiles';
import { colourFromBand, inkForColour } from '@vigilo/domain/heat-map/palettes';
import { countFrames, nextPaint } from './frames.ts';
import type { MeasuredPage } from './measured.ts';
import { sampleTiles } from './sample-tiles.ts';

use([TreemapChart, CanvasRenderer]);

interface Node {
  readonly name: string;
  readonly value?: number;
  readonly children?: readonly Node[];
  readonly itemStyle?: { readonly color: string };
  /** The ticker and under it the score, as on our tiles. */
  readonly label?: { readonly color: string; readonly formatter: string };
}

function buildNodes(group: TileGroup): Node[] {
  const inner = group.groups.map((part) => ({
    name: part.name ?? 'Unclassified',
    children: buildNodes(part),
  }));
  const leaves = group.tiles.map((tile) => {
    const color = colourFromBand('standard', bandFromScore(tile.st, LISTING_STEP));
    const formatter = `${tile.ticker}\n${(tile.st / 1000).toFixed(2)}`;
    return {
      name: tile.ticker,
      value: 80,
      itemStyle: { color },
      label: { color: inkForColour(color), formatter },
    };
  });
  return [...inner, ...leaves];
}

const place = document.getElementById('map');
let chart: ECharts | null = null;
let framesCounted: MeasuredPage['framesCounted'] = () => ({ frames: 0, milliseconds: 0, long: 0 });

async function draw(data: readonly Node[]): Promise<void> {
  const made = init(place);
  chart = made;
  await new Promise<void>((resolve) => {
    made.on('finished', () => resolve());
    made.setOption({
      animation: false,
      series: [
        {
          type: 'treemap',
          data,
          roam: true,
          nodeClick: false,
          breadcrumb: { show: false },
          scaleLimit: { min: 0.9, max: 4 },
          left: 10,
          top: 10,
          right: 10,
          bottom: 10,
          leafDepth: null,
          label: { fontSize: 11, fontFamily: 'Inter Variable' },
          levels: [
            { itemStyle: { gapWidth: 10 } },
            { itemStyle: { gapWidth: 6 }, upperLabel: { show: true, height: 20 } },
            { itemStyle: { gapWidth: 1 }, upperLabel: { show: true, height: 16 } },
          ],
        },
      ],
    });
  });
}

window.measured = {
  async firstDraw(count) {
    chart?.dispose();
    chart = null;
    const tiles = sampleTiles(count);
    await document.fonts.load("650 12px 'Inter Variable'");
    await nextPaint();
    const began = performance.now();
    await draw(buildNodes(groupTiles(tiles, 'industry')));
    return (await nextPaint()) - began;
  },
  countFrames() {
    framesCounted = countFrames();
  },
  framesCounted: () => framesCounted(),
};
