// A share split is written new shares to old ones, as exchanges announce it: 2:1, 3:2, and 1:10 where ten became one (issue 5, 'splits noted').

/** Largest number of shares on the smaller side that is tried: 7:3 is written as such, what fits none of these with one decimal. */
const MOST = 10;
const TOLERANCE = 0.02;

/** The ratio of a split in words; `split` above 0 is how many shares one became. */
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
