// The notes on a file, grouped for reading: those that only name something new are shown together, the others one by one.

import type { ImportJob } from '@vigilo/contract/imports';

type Note = ImportJob['notes'][number];

export interface NoteGroup {
  readonly code: Note['code'];
  readonly field: Note['field'];
  /** What the rows have in common or, of a group, the first of what they name. */
  readonly values: readonly string[];
  /** How many more there are. */
  readonly more: number;
  /** Rows. */
  readonly count: number;
}

const SHOWN = 3;

/** Groups the notes by what they say, in the order of the first of each. */
export function groupNotes(notes: readonly Note[]): NoteGroup[] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const key = `${note.code} ${note.field}`;
    groups.set(key, [...(groups.get(key) ?? []), note]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const values = group.map(({ value }) => value).filter((value) => value !== '');
    return [
      {
        code: first.code,
        field: first.field,
        values: values.slice(0, SHOWN),
        more: Math.max(group.length - SHOWN, 0),
        count: group.reduce((sum, { count }) => sum + count, 0),
      },
    ];
  });
}
