// Things that belong together, directly or through others: joined two by two, asked for the one that stands for all (decisions.md section 5).

export class Sets {
  private readonly parents: Int32Array;

  constructor(size: number) {
    this.parents = Int32Array.from({ length: size }, (_, index) => index);
  }

  find(index: number): number {
    let root = index;
    let parent = this.parents[root] ?? root;
    while (parent !== root) {
      const above = this.parents[parent] ?? parent;
      this.parents[root] = above;
      root = above;
      parent = this.parents[root] ?? root;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.find(a), this.find(b)];
    // The smaller number stands for both, so that the result does not depend on the order of joining.
    this.parents[Math.max(first, second)] = Math.min(first, second);
  }
}
