// Small regression trees over the dense features, whose values add up (issue 5, 'Suggestions'). A tree is a sequence of nodes of five numbers: feature
// (-1: a leaf), limit, index of the node for values up to the limit, index of the node for values above it, value of a leaf.

const WIDTH = 5;

/** The nodes of all trees, tree after tree, a list for each of their numbers: whole numbers are followed faster than those of the file. */
export interface Forest {
  /** -1 for a leaf. */
  readonly features: Int32Array;
  /** The limit of a node, the value of a leaf. */
  readonly figures: Float32Array;
  /** The node for values up to the limit. */
  readonly below: Int32Array;
  readonly above: Int32Array;
  /** Where each tree begins. */
  readonly starts: Int32Array;
  readonly base: number;
}

/** Splits the nodes of a file into trees: each ends at the last node that it can reach. */
export function openForest(nodes: Float32Array, base: number): Forest {
  const count = Math.ceil(nodes.length / WIDTH);
  const [features, below, above] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const figures = new Float32Array(count);
  const starts: number[] = [];
  let end = 0;
  for (let node = 0; node < count; node += 1) {
    if (node === end) {
      starts.push(node);
      end += sizeAt(nodes, node, 0);
    }
    const start = starts.at(-1) ?? 0;
    const [feature = -1, limit = 0, low = 0, high = 0, value = 0] = nodes.subarray(node * WIDTH);
    features[node] = feature;
    figures[node] = feature < 0 ? value : limit;
    below[node] = start + low;
    above[node] = start + high;
  }
  return { features, figures, below, above, starts: Int32Array.from(starts), base };
}

/** The number of nodes in the subtree at the node `offset` of the tree that begins at `start`. */
function sizeAt(nodes: Float32Array, start: number, offset: number): number {
  const at = (start + offset) * WIDTH;
  if ((nodes[at] ?? -1) < 0) return 1;
  return 1 + sizeAt(nodes, start, nodes[at + 2] ?? 0) + sizeAt(nodes, start, nodes[at + 3] ?? 0);
}

/** The sum of all trees' values for the features of a headline. */
export function forestSum(
  { features, figures, below, above, starts, base }: Forest,
  row: Float64Array,
): number {
  let sum = base;
  for (const start of starts) {
    let node = start;
    let feature = features[node] ?? -1;
    while (feature >= 0) {
      node = ((row[feature] ?? 0) <= (figures[node] ?? 0) ? below[node] : above[node]) ?? 0;
      feature = features[node] ?? -1;
    }
    sum += figures[node] ?? 0;
  }
  return sum;
}
