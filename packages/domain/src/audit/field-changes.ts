// What an entry of the audit log says was changed (decisions.md section 3: audited per field, before and after): each field as text. A field
// within a field is named by its path; a list of plain values is one field; what stayed the same is left out.

export interface FieldChange {
  /** Such as `name` or `pageFilters.Upload`. */
  readonly field: string;
  /** Null where there was nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields in which two values of JSON differ, those of `before` first. */
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
