// Axes begin and end at round numbers, with steps of 1, 2 or 5 times a power of ten. Without data a score axis runs from -0.3 to 0.3
// (specification 2, section 9 'Chart score axis').

/** The ends of an axis and its labelled values, ascending and including both ends. */
export interface AxisScale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
  /** Decimals needed to write the values. */
  readonly decimals: number;
}

const NO_DATA = { least: -0.3, most: 0.3 } as const;

/** The scale for scores (decimals, any size): it includes zero and has four to nine steps. */
export function buildScoreScale(values: readonly number[]): AxisScale {
  const [least, most] = findExtremes(values);
  if (least === 0 && most === 0) return buildScale(NO_DATA.least, NO_DATA.most, 0.1);
  return buildScale(Math.min(0, least), Math.max(0, most), pickStep(Math.max(most, 0) - Math.min(least, 0)));
}

/** The scale for prices, not starting at zero because prices move little relative to their size; null without prices. */
export function findPriceScale(values: readonly number[]): AxisScale | null {
  if (values.length === 0) return null;
  const [least, most] = findExtremes(values);
  const span = most > least ? most - least : Math.max(Math.abs(most) * 0.1, 0.01);
  return buildScale(
    most > least ? least : least - span / 2,
    most > least ? most : most + span / 2,
    pickStep(span),
  );
}

function findExtremes(values: readonly number[]): [number, number] {
  let [least, most] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** The step that divides a span above 0 into four to nine steps. */
function pickStep(span: number): number {
  const wanted = span / 5;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const times = [1, 2, 5, 10].find((one) => one * power >= wanted * 0.999) ?? 10;
  return times * power;
}

function buildScale(least: number, most: number, step: number): AxisScale {
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const [first, last] = [Math.floor(least / step + 1e-6), Math.ceil(most / step - 1e-6)];
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => roundTo((first + i) * step, decimals));
  return { least: ticks[0] ?? 0, most: ticks.at(-1) ?? 0, ticks, decimals };
}

function roundTo(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}
