// Metrics of predictions.

/** Cosine similarity of two vectors. */
export function computeCosine(gold: readonly number[], predicted: readonly number[]): number {
  let [both, golds, predictions] = [0, 0, 0];
  gold.forEach((value, index) => {
    both += value * (predicted[index] ?? 0);
    golds += value * value;
    predictions += (predicted[index] ?? 0) ** 2;
  });
  return both / (Math.sqrt(golds * predictions) || 1);
}

/** The share of rows that are not near 0 whose sign is right. */
export function computeSignAccuracy(gold: readonly number[], predicted: readonly number[]): number {
  const places = gold.map((_, index) => index).filter((index) => Math.abs(gold[index] ?? 0) > 0.05);
  return (
    places.filter((index) => Math.sign(gold[index] ?? 0) === Math.sign(predicted[index] ?? 0)).length /
    (places.length || 1)
  );
}

/** F1 of each class, and their mean. */
export function computeF1(
  gold: readonly number[],
  predicted: readonly number[],
  classes: number,
): { macro: number; byClass: number[] } {
  const byClass = Array.from({ length: classes }, (_, one) => {
    const members =
      gold.filter((each) => each === one).length + predicted.filter((each) => each === one).length;
    const hits = gold.filter((each, index) => each === one && predicted[index] === one).length;
    return members === 0 ? 0 : (2 * hits) / members;
  });
  return { macro: byClass.reduce((a, b) => a + b, 0) / classes, byClass };
}

export function computeAccuracy(gold: readonly unknown[], predicted: readonly unknown[]): number {
  return gold.filter((each, index) => each === predicted[index]).length / (gold.length || 1);
}
