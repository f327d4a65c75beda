// A company's rank among its peers: 1 is the highest short-term score among the visible companies of its sector or country; equal scores share a
// rank. The percentile, comparable across groups of any size, is the share of the other companies that score lower or the same (issue 4,
// 'position among its sector and country').

/**
 * The percentile of a rank from 1 to `of`: a whole number from 0 (lowest) to 100 (highest, or the only one), rounded down so that only the
 * highest has 100.
 */
export function percentileFromRank(rank: number, of: number): number {
  return of <= 1 ? 100 : Math.floor(((of - rank) / (of - 1)) * 100);
}
