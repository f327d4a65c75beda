// The field changes recorded in an audit entry (decisions.md section 3: audited per field, before and after), each as text. A nested field is
// named by its path, a list of plain values is one field, and unchanged fields are left out.

export interface FieldChange {
  /** Such as `name` or `pageFilters.Upload`. */
  readonly field: string;
  /** Null when the field was absent. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields in which two JSON values differ, those of `before` first. */
export function listFieldChanges(before: unknown, after: unknown): FieldChange[] {
  const old = new Map(flattenFields(before, ''));
  const now = new Map(flattenFields(after, ''));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flattenFields(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((part) => isPlain(part)))
    return [[path, value.map((part) => toText(part)).join(', ')]];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, part]) =>
      flattenFields(part, path === '' ? name : `${path}.${name}`),
    );
  return [[path, toText(value)]];
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
