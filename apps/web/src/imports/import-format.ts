// Names of imports as people read them.

const LONGEST_SHORT_NAME = 48;

/** A file's name where there is little room: a long one keeps its beginning and its end. */
export function formatShortName(name: string): string {
  return name.length <= LONGEST_SHORT_NAME
    ? name
    : `${name.slice(0, LONGEST_SHORT_NAME - 13)}…${name.slice(-12)}`;
}
