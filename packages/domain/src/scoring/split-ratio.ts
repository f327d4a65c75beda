// A share split is written as new to old shares, the way exchanges announce it: 2:1, 3:2, or 1:10 when ten became one (issue 5, 'splits noted').

/** Largest smaller side that is tried: 7:3 is written as such; ratios that fit none are written with one decimal. */
const MOST = 10;
const TOLERANCE = 0.02;

/** The ratio of a split as text; `split` above 0 is how many shares one share became. */
export function writeSplit(split: number): string {
  const isReverse = split < 1;
  const ratio = isReverse ? 1 / split : split;
  for (let old = 1; old <= MOST; old += 1) {
    const fresh = Math.round(ratio * old);
    if (Math.abs(ratio - fresh / old) > TOLERANCE * ratio) continue;
    return isReverse ? `${old}:${fresh}` : `${fresh}:${old}`;
  }
  const rounded = ratio.toFixed(1);
  return isReverse ? `1:${rounded}` : `${rounded}:1`;
}
