// The page filters of all sub-roles of a role, as a user's info shows them (specification 1, section 3): merged by name, with the union of
// their allowed components. For display only: access follows from the first active sub-role alone (decisions.md section 2).

export interface NamedFilter {
  readonly name: string;
  readonly allowed: readonly string[];
}

/** One filter per name, in order of first appearance, without duplicate components. */
export function mergeFilters(filters: readonly NamedFilter[]): NamedFilter[] {
  const merged = new Map<string, Set<string>>();
  for (const { name, allowed } of filters) {
    const known = merged.get(name) ?? new Set();
    for (const component of allowed) known.add(component);
    merged.set(name, known);
  }
  return [...merged].map(([name, allowed]) => ({ name, allowed: [...allowed] }));
}
