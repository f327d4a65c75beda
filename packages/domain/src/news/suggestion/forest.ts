// Small regression trees over the dense features, whose values add up (issue 5, 'Suggestions'). A tree is a sequence of nodes of five numbers: feature
// (-1: a leaf), limit, index of the node for values up to the limit, index of the node for values above it, value of a leaf.

const WIDTH = 5;

export interface Forest {
  /** All nodes, tree after tree. */
  readonly nodes: Float32Array;
  /** Where each tree begins, in nodes. */
  readonly starts: readonly number[];
  readonly base: number;
}

/** Splits the nodes into trees: each ends at the last node that it can reach. */
export function openForest(nodes: Float32Array, base: number): Forest {
  const starts: number[] = [];
  let at = 0;
  while (at * WIDTH < nodes.length) {
    starts.push(at);
    at += sizeAt(nodes, at, 0);
  }
  return { nodes, starts, base };
}

/** The number of nodes in the subtree at the node `offset` of the tree that begins at `start`. */
function sizeAt(nodes: Float32Array, start: number, offset: number): number {
  const at = (start + offset) * WIDTH;
  if ((nodes[at] ?? -1) < 0) return 1;
  return 1 + sizeAt(nodes, start, nodes[at + 2] ?? 0) + sizeAt(nodes, start, nodes[at + 3] ?? 0);
}

/** The sum of all trees' values for these features. */
export function forestSum({ nodes, starts, base }: Forest, figures: Float64Array): number {
  let sum = base;
  for (const start of starts) {
    let at = start * WIDTH;
    let feature = nodes[at] ?? -1;
    while (feature >= 0) {
      const offset = (figures[feature] ?? 0) <= (nodes[at + 1] ?? 0) ? nodes[at + 2] : nodes[at + 3];
      at = (start + (offset ?? 0)) * WIDTH;
      feature = nodes[at] ?? -1;
    }
    sum += nodes[at + 4] ?? 0;
  }
  return sum;
}
