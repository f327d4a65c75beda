// A chart is described once, as plain data, and drawn on the screen and on paper from the same description (stack.md: 'one description of a chart for
// screen and paper'). The description is an ECharts option without any function in it, so that it can be kept, compared and handed to another thread.

export type ChartValue = string | number | boolean | null | readonly ChartValue[] | ChartOption;

/** An ECharts option, or a part of one. */
export interface ChartOption {
  readonly [name: string]: ChartValue;
}

/** What a chart is drawn with: the typeface and the colours of the ground it stands on, as CSS writes them. */
export interface ChartPaper {
  readonly font: string;
  /** Size of the letters on the axes, in pixels of the chart. */
  readonly fontSize: number;
  /** The ground the chart lies on. */
  readonly ground: string;
  /** Names and numbers of the axes, and the lines that lead to them. */
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  /** The main line or bar, and the surface under it. */
  readonly main: string;
  readonly mainSoft: string;
  /** What stands beside the main line, such as a price. */
  readonly second: string;
  readonly good: string;
  readonly bad: string;
  readonly neutral: string;
}
