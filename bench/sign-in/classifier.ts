// How well one feature of a reply tells two kinds apart: the area under the curve of the best classifier by it, 0.5 for a guess.

/** By a number: the chance that a reply of one kind shows a larger one than a reply of the other, whichever way round it is more than half. */
export function computeAuc(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    const rank = (at + 1 + end) / 2;
    rankSum += rank * all.slice(at, end).filter(({ isOne }) => isOne).length;
    at = end;
  }
  const area = (rankSum - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
  return Math.max(area, 1 - area);
}

/** By a word: half of one plus half of how far apart the shares of the words are. */
export function computeCategoryAuc(one: readonly string[], other: readonly string[]): number {
  const words = new Set([...one, ...other]);
  const share = (list: readonly string[], word: string) =>
    list.filter((each) => each === word).length / list.length;
  const apart =
    [...words].reduce((sum, word) => sum + Math.abs(share(one, word) - share(other, word)), 0) / 2;
  return 0.5 + apart / 2;
}
