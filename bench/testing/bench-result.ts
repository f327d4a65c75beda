// The result of a measurement, for bench/run.ts.

/** One line of the table of figures: what is to be reached, what was measured, and whether that is enough (null where nothing was promised). */
export interface Figure {
  readonly figure: string;
  readonly target: string;
  readonly measured: string;
  readonly isReached: boolean | null;
}

export interface BenchResult {
  readonly title: string;
  /** Markdown, a line each: what was done, how, and the numbers. */
  readonly lines: readonly string[];
  readonly figures?: readonly Figure[];
}
