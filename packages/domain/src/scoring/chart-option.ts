// A chart is described once as plain data and drawn from it on screen and on paper (stack.md: 'one description of a chart for screen and paper').
// The description is an ECharts option without functions, so that it can be stored, compared and sent to another thread.

export type ChartValue = string | number | boolean | null | readonly ChartValue[] | ChartOption;

/** An ECharts option, or a part of one. */
export interface ChartOption {
  readonly [name: string]: ChartValue;
}

/** The font and colours of a chart, in CSS notation. */
export interface ChartPaper {
  readonly font: string;
  /** Font size of the axes, in chart pixels. */
  readonly fontSize: number;
  /** Background. */
  readonly ground: string;
  /** Axis names, numbers and ticks. */
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  /** The main line or bar, and the area under it. */
  readonly main: string;
  readonly mainSoft: string;
  /** The secondary line, such as the share price. */
  readonly second: string;
  readonly good: string;
  readonly bad: string;
  readonly neutral: string;
}
