// The page filters of all sub-roles of a role as a user's info shows them (specification 1, section 3): merged by name, the lists of
// allowed components united. What counts is the first sub-role alone (decisions.md section 2).

export interface NamedFilter {
  readonly name: string;
  readonly allowed: readonly string[];
}

/** One filter a name, in the order in which the names come first; each component once. */
export function mergeFilters(filters: readonly NamedFilter[]): NamedFilter[] {
  const merged = new Map<string, Set<string>>();
  for (const { name, allowed } of filters) {
    const known = merged.get(name) ?? new Set();
    for (const component of allowed) known.add(component);
    merged.set(name, known);
  }
  return [...merged].map(([name, allowed]) => ({ name, allowed: [...allowed] }));
}
