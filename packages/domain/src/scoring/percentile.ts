// Where a company stands among its peers: 1 is the highest short-term score among the visible companies of its sector or country, equals share a rank. The
// percentile says the same of groups of any size: the share of the other companies that score lower or the same (issue 4, 'position among its sector and country').

/**
 * The percentile of a rank from 1 to `of`, a whole number 0..100: 100 for the highest, 0 for the lowest of several, rounded down so that only the
 * highest has 100. The only one of its group is at 100.
 */
export function percentileFromRank(rank: number, of: number): number {
  return of <= 1 ? 100 : Math.floor(((of - rank) / (of - 1)) * 100);
}
