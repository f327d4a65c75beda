/** How long a broken connection waits before it is made again, in milliseconds; doubled each time up to the most. */
const WAIT = { least: 1000, most: 60_000 } as const;

/**
 * How long to wait after so many failures in a row, in milliseconds: half of it by chance, so that not all pages come back at once.
 * @param chance 0 to 1
 */
export function retryDelay(failures: number, chance: number): number {
  const fullDelay = Math.min(WAIT.most, WAIT.least * 2 ** (failures - 1));
  return fullDelay / 2 + (fullDelay / 2) * chance;
}
