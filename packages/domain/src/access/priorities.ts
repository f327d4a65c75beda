// The order of a role's sub-roles (specification 1, sections 2.8 and 9; security.md C21): priorities are the numbers 1 to n, each once.
// A new sub-role goes last; dragging one onto another swaps the two; after a deletion those below move up.

/** Whether priorities are the numbers 1 to n, each once. @public */
export function isOrder(priorities: readonly number[]): boolean {
  const sorted = priorities.toSorted((a, b) => a - b);
  return sorted.every((priority, index) => priority === index + 1);
}

/** Whether an order names exactly these sub-roles, each once, with priorities 1 to n; false for an order sent for an outdated list. */
export function isCompleteOrder(ids: readonly string[], order: readonly Ranked[]): boolean {
  const named = new Set(order.map(({ _id }) => _id));
  return (
    order.length === ids.length &&
    ids.every((id) => named.has(id)) &&
    isOrder(order.map(({ priority }) => priority))
  );
}

export interface Ranked {
  readonly _id: string;
  /** From 1. */
  readonly priority: number;
}

/** The sub-roles with the priorities of two of them swapped; unchanged when either id is not in the list. */
export function swapPriorities<T extends Ranked>(subRoles: readonly T[], first: string, second: string): T[] {
  const a = subRoles.find(({ _id }) => _id === first);
  const b = subRoles.find(({ _id }) => _id === second);
  if (!a || !b) return [...subRoles];
  const decidePriority = (one: T) => (one === a ? b.priority : one === b ? a.priority : one.priority);
  return subRoles
    .map((one) => ({ ...one, priority: decidePriority(one) }))
    .toSorted((one, other) => one.priority - other.priority);
}
