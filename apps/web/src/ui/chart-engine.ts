// The part of ECharts that the charts use; loaded with the first chart, not with the page.

import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components';
import type { EChartsType } from 'echarts/core';
import { init, use as install } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

install([
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  CanvasRenderer,
]);

/** A chart that fills the element and stays with its size until it is disposed of. */
export function startChart(element: HTMLElement): { chart: EChartsType; stop: () => void } {
  const chart = init(element, null, { renderer: 'canvas' });
  const observer = new ResizeObserver(() => chart.resize());
  observer.observe(element);
  return {
    chart,
    stop: () => {
      observer.disconnect();
      chart.dispose();
    },
  };
}
