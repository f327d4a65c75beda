// Reads JSON of unknown shape: missing values and values of another type are empty, so that callers check only once, at the end.

/** The property of an object; undefined for anything else. */
export function findProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The value at the end of a path of properties. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(findProperty, value);
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function findNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
