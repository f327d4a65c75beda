// A form's fields as a draft keeps them: JSON. What comes back may be of an older form, so it is taken only where it has the same shape.

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The fields of a form: words, numbers, choices and lists of them; never a password. */
export type FormFields = Readonly<Record<string, Json>>;

/** The fields as text, always alike for the same fields. */
export function writeFields(fields: FormFields): string {
  return JSON.stringify(fields);
}

/** The fields a draft's text holds, or null where it does not have the shape of the form's present fields. */
export function findFields<T extends FormFields>(content: string, present: T): T | null {
  try {
    const value: unknown = JSON.parse(content);
    // `isLike` has just compared it with a value of that type, name by name.
    return isLike(value, present) ? (value as T) : null;
  } catch {
    return null;
  }
}

function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null || value === null) return typeof (sample ?? value) !== 'object' || sample === value;
  if (Array.isArray(sample))
    return Array.isArray(value) && (sample.length === 0 || value.every((one) => isLike(one, sample[0])));
  if (typeof sample !== 'object' || typeof value !== 'object') return typeof value === typeof sample;
  return Object.entries(sample).every(([name, part]) => isLike(Reflect.get(value, name), part));
}
