// Gradient-boosted regression trees over few figures: each tree is small and is grown on what the ones before it left over, by the
// split that lowers the squared error most, leaf values pulled towards 0.

import { randomFrom } from '@vigilo/domain/news/suggestion/fit-linear';

/** A node: a leaf where `feature` is -1, else rows whose feature is at most `limit` go left. */
export interface TreeNode {
  feature: number;
  limit: number;
  left: number;
  right: number;
  value: number;
}

export interface TreeFitting {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  readonly leastRows: number;
  readonly pull: number;
  readonly rowShare: number;
  readonly featureShare: number;
  readonly seed: number;
}

export interface Forest {
  readonly base: number;
  readonly trees: TreeNode[][];
}

const BINS = 32;

export function fitTrees(
  rows: readonly Float64Array[],
  wanted: readonly number[],
  weight: readonly number[],
  fitting: TreeFitting,
): Forest {
  const width = rows[0]?.length ?? 0;
  const limits = Array.from({ length: width }, (_, feature) =>
    computeLimits(rows.map((row) => row[feature] ?? 0)),
  );
  const bins = limits.map((each, feature) =>
    Uint8Array.from(rows, (row) => findBin(each, row[feature] ?? 0)),
  );
  const total = weight.reduce((a, b) => a + b, 0);
  const base = wanted.reduce((sum, value, index) => sum + value * (weight[index] ?? 0), 0) / (total || 1);
  const rest = wanted.map((value) => value - base);
  const random = randomFrom(fitting.seed);
  const trees: TreeNode[][] = [];
  for (let tree = 0; tree < fitting.trees; tree += 1) {
    const chosen = rows
      .map((_, index) => index)
      .filter((index) => (weight[index] ?? 0) > 0 && random() < fitting.rowShare);
    const features = limits
      .map((_, feature) => feature)
      .filter((feature) => (limits[feature]?.length ?? 0) > 0 && random() < fitting.featureShare);
    const grown = grow({ bins, limits, rest, weight, features, fitting }, chosen);
    trees.push(grown);
    rows.forEach((row, index) => {
      rest[index] = (rest[index] ?? 0) - predictTree(grown, row);
    });
  }
  return { base, trees };
}

export function forestValue({ base, trees }: Forest, row: Float64Array): number {
  return trees.reduce((sum, tree) => sum + predictTree(tree, row), base);
}

function predictTree(tree: readonly TreeNode[], row: Float64Array): number {
  let node = tree[0];
  while (node && node.feature >= 0)
    node = tree[(row[node.feature] ?? 0) <= node.limit ? node.left : node.right];
  return node?.value ?? 0;
}

function computeLimits(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const [low = 0, high = 0] = [sorted[at - 1], sorted[at]];
    if (low < high) limits.add((low + high) / 2);
  }
  if (limits.size === 0 && (sorted[0] ?? 0) < (sorted.at(-1) ?? 0))
    limits.add(((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2);
  return [...limits].toSorted((a, b) => a - b);
}

function findBin(limits: readonly number[], value: number): number {
  let bin = 0;
  while (bin < limits.length && value > (limits[bin] ?? 0)) bin += 1;
  return bin;
}

interface Growing {
  readonly bins: readonly Uint8Array[];
  readonly limits: readonly (readonly number[])[];
  readonly rest: readonly number[];
  readonly weight: readonly number[];
  readonly features: readonly number[];
  readonly fitting: TreeFitting;
}

function grow(growing: Growing, rows: readonly number[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  const open = (members: readonly number[], depth: number): number => {
    const at = nodes.length;
    const sums = sumMembers(growing, members);
    const { pull, rate } = growing.fitting;
    const node: TreeNode = {
      feature: -1,
      limit: 0,
      left: 0,
      right: 0,
      value: (rate * sums.sum) / (sums.weight + pull),
    };
    nodes.push(node);
    const split = depth < growing.fitting.depth ? bestSplit(growing, members, sums) : null;
    if (!split) return at;
    const column = growing.bins[split.feature];
    node.feature = split.feature;
    node.limit = growing.limits[split.feature]?.[split.bin] ?? 0;
    node.left = open(
      members.filter((row) => (column?.[row] ?? 0) <= split.bin),
      depth + 1,
    );
    node.right = open(
      members.filter((row) => (column?.[row] ?? 0) > split.bin),
      depth + 1,
    );
    return at;
  };
  open(rows, 0);
  return nodes;
}

function sumMembers({ rest, weight }: Growing, members: readonly number[]): { sum: number; weight: number } {
  let sum = 0;
  let total = 0;
  for (const row of members) {
    sum += (rest[row] ?? 0) * (weight[row] ?? 0);
    total += weight[row] ?? 0;
  }
  return { sum, weight: total };
}

function bestSplit(
  growing: Growing,
  members: readonly number[],
  all: { sum: number; weight: number },
): { feature: number; bin: number } | null {
  const { limits, features, fitting } = growing;
  let best: { feature: number; bin: number } | null = null;
  let bestGain = 1e-9;
  const whole = all.sum ** 2 / (all.weight + fitting.pull);
  for (const feature of features) {
    const bars = buildHistogram(growing, members, feature);
    const left = { sum: 0, weight: 0, count: 0 };
    for (let bin = 0; bin < (limits[feature]?.length ?? 0); bin += 1) {
      left.sum += bars.sums[bin] ?? 0;
      left.weight += bars.weights[bin] ?? 0;
      left.count += bars.counts[bin] ?? 0;
      if (Math.min(left.count, members.length - left.count) < fitting.leastRows) continue;
      const gain =
        left.sum ** 2 / (left.weight + fitting.pull) +
        (all.sum - left.sum) ** 2 / (all.weight - left.weight + fitting.pull) -
        whole;
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature, bin };
      }
    }
  }
  return best;
}

/** What the members hold in each bin of a feature. */
interface Histogram {
  readonly sums: Float64Array;
  readonly weights: Float64Array;
  readonly counts: Uint32Array;
}

function buildHistogram(
  { bins, rest, weight }: Growing,
  members: readonly number[],
  feature: number,
): Histogram {
  const bars = {
    sums: new Float64Array(BINS + 1),
    weights: new Float64Array(BINS + 1),
    counts: new Uint32Array(BINS + 1),
  };
  const column = bins[feature] ?? new Uint8Array(rest.length);
  for (const row of members) {
    const bin = column[row] ?? 0;
    const own = weight[row] ?? 0;
    bars.sums[bin] = (bars.sums[bin] ?? 0) + (rest[row] ?? 0) * own;
    bars.weights[bin] = (bars.weights[bin] ?? 0) + own;
    bars.counts[bin] = (bars.counts[bin] ?? 0) + 1;
  }
  return bars;
}
