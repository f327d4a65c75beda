/** What makes a button disabled with a reason: it stays reachable by keyboard and pointer, and says why. */
export function disabledWith(reason: string) {
  return {
    'aria-disabled': true,
    'aria-description': reason,
    'data-disabled': true,
    'data-tooltip': reason,
  } as const;
}
