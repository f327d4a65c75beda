// The weekly waterfall as bars: last week's score and today's stand on the zero line, each step hangs where the one before it ended.
// Shares run from 0 at the top of the drawing to 1 at its foot.

import type { Thousandths } from '@vigilo/domain/scoring/thousandths';

export const WATERFALL_BARS = ['last', 'new', 'edited', 'deleted', 'agedOut', 'now'] as const;
export type WaterfallBar = (typeof WATERFALL_BARS)[number];

export interface Bar {
  readonly name: WaterfallBar;
  readonly value: Thousandths;
  /** Upper and lower edge as shares of the height. */
  readonly top: number;
  readonly bottom: number;
  /** Where this bar ends and the next step begins, as a share of the height. */
  readonly level: number;
}

export interface WaterfallDrawing {
  readonly bars: readonly Bar[];
  /** The zero line as a share of the height. */
  readonly zero: number;
}

/** The drawing of a waterfall given in thousandths. */
export function drawWaterfall(values: Readonly<Record<WaterfallBar, Thousandths>>): WaterfallDrawing {
  const spans = listSpans(values);
  const edges = [0, ...spans.flatMap((span) => [span.from, span.to])];
  const most = Math.max(...edges);
  const least = Math.min(...edges);
  const height = most - least;
  const share = (value: Thousandths): number => (height === 0 ? 0.5 : (most - value) / height);
  return {
    zero: share(0),
    bars: spans.map(({ name, from, to }) => ({
      name,
      value: values[name],
      top: Math.min(share(from), share(to)),
      bottom: Math.max(share(from), share(to)),
      level: share(to),
    })),
  };
}

function listSpans(
  values: Readonly<Record<WaterfallBar, Thousandths>>,
): { name: WaterfallBar; from: Thousandths; to: Thousandths }[] {
  let running = 0;
  return WATERFALL_BARS.map((name) => {
    const from = name === 'now' ? 0 : running;
    running = name === 'now' ? values.now : running + values[name];
    return { name, from, to: running };
  });
}
