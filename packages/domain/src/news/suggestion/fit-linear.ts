// Trains linear models (issue 5, 'Suggestions'): ridge regression and support vector machines with squared hinge loss, both by dual coordinate descent over
// the examples in an order from a fixed seed. The same examples give the same weights on every machine.

/** An example: buckets with values. The values of a repeated bucket add up. */
export interface Example {
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

export interface Fitting {
  /** How many weights there are. */
  readonly size: number;
  readonly rounds: number;
  readonly seed: number;
}

export interface LinearFit {
  readonly weights: Float32Array;
  readonly bias: number;
}

/** Reproducible random numbers in 0..1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296;
  };
}

/** The dot product of an example with the weights. */
function dotProduct({ buckets, values }: Example, weights: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < buckets.length; index += 1)
    sum += (values[index] ?? 0) * (weights[buckets[index] ?? 0] ?? 0);
  return sum;
}

function addTo(weights: Float32Array, { buckets, values }: Example, times: number): void {
  const changed = weights;
  for (let index = 0; index < buckets.length; index += 1)
    changed[buckets[index] ?? 0] = (changed[buckets[index] ?? 0] ?? 0) + times * (values[index] ?? 0);
}

function squaredNorm({ values }: Example): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

/**
 * Ridge regression: weights and bias that approximate the examples' target values. An example's `strength` (above 0) is the cost of its error relative to
 * the size of the weights. The bias is regularised like the weights.
 */
export function fitRidge(
  examples: readonly Example[],
  wanted: readonly number[],
  strength: readonly number[],
  { size, rounds, seed }: Fitting,
): LinearFit {
  const weights = new Float32Array(size);
  let bias = 0;
  const duals = new Float64Array(examples.length);
  const squares = examples.map(squaredNorm);
  visit({ count: examples.length, rounds, seed }, (at) => {
    const example = examples[at];
    const cost = strength[at] ?? 0;
    if (!example || cost <= 0) return;
    const dual = duals[at] ?? 0;
    const step =
      ((wanted[at] ?? 0) - dotProduct(example, weights) - bias - dual / cost) /
      ((squares[at] ?? 0) + 1 + 1 / cost);
    duals[at] = dual + step;
    addTo(weights, example, step);
    bias += step;
  });
  return { weights, bias };
}

/** Support vector machine with squared hinge loss: positive for examples with `isMember`; `strength` as for ridge regression. */
export function fitMachine(
  examples: readonly Example[],
  isMember: readonly boolean[],
  strength: readonly number[],
  { size, rounds, seed }: Fitting,
): LinearFit {
  const weights = new Float32Array(size);
  let bias = 0;
  const duals = new Float64Array(examples.length);
  const squares = examples.map(squaredNorm);
  visit({ count: examples.length, rounds, seed }, (at) => {
    const example = examples[at];
    const cost = strength[at] ?? 0;
    if (!example || cost <= 0) return;
    const side = isMember[at] === true ? 1 : -1;
    const dual = duals[at] ?? 0;
    const slope = side * (dotProduct(example, weights) + bias) - 1 + dual / (2 * cost);
    if (dual === 0 && slope >= 0) return;
    const next = Math.max(dual - slope / ((squares[at] ?? 0) + 1 + 1 / (2 * cost)), 0);
    duals[at] = next;
    addTo(weights, example, side * (next - dual));
    bias += side * (next - dual);
  });
  return { weights, bias };
}

/** Visits all examples `rounds` times, each time in a new order. */
function visit(
  { count, rounds, seed }: { count: number; rounds: number; seed: number },
  look: (at: number) => void,
): void {
  const random = randomFrom(seed);
  const order = Int32Array.from({ length: count }, (_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (let last = count - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      const kept = order[last] ?? 0;
      order[last] = order[other] ?? 0;
      order[other] = kept;
    }
    for (const at of order) look(at);
  }
}
