// Draws a chart on the server, from the same option as the screen draws it.

// The whole library in one file: its several hundred modules take over a second to load, this a tenth of it.
import { init } from 'echarts/dist/echarts.esm.min.mjs';
import type { PrintedChart } from './print-order.ts';

/** The chart as an SVG document. */
export function drawChart({ option, width, height }: PrintedChart): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ ...option, animation: false });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
