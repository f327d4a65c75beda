// Whom a comment names (issue 15, 'names completed with @'): an @ at the beginning of a word, followed by the name or the e-mail of somebody who can see the
// document. Capitals do not count; of names that begin alike the longest counts; of two people of one name both are meant.

/** Somebody who can be named. */
export interface Nameable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A part of a comment that names somebody: from `start` on, `length` characters, the @ among them. */
export interface Mention {
  readonly start: number;
  readonly length: number;
  readonly userIds: readonly string[];
}

const WORD = /[\p{L}\p{N}_]/u;

/** Whom a text names, in the order of the text; nobody twice at one place. */
export function findMentions(text: string, people: readonly Nameable[]): Mention[] {
  const names = listNames(people);
  const found: Mention[] = [];
  let at = text.indexOf('@');
  while (at >= 0) {
    const mention = readMention(text, at, names);
    if (mention !== null) found.push(mention);
    at = text.indexOf('@', at + (mention?.length ?? 1));
  }
  return found;
}

/** What each can be called by, in small letters and the longest first, with those who are called so. */
function listNames(people: readonly Nameable[]): readonly (readonly [string, readonly string[]])[] {
  const called = Map.groupBy(
    people.flatMap(({ id, name, email }) => [name, email].map((word) => ({ id, word: fold(word.trim()) }))),
    ({ word }) => word,
  );
  return [...called]
    .filter(([word]) => word !== '')
    .map(([word, those]) => [word, [...new Set(those.map(({ id }) => id))]] as const)
    .toSorted(([one], [other]) => other.length - one.length);
}

function readMention(
  text: string,
  at: number,
  names: readonly (readonly [string, readonly string[]])[],
): Mention | null {
  const before = text[at - 1];
  if (before !== undefined && WORD.test(before)) return null;
  for (const [word, userIds] of names) {
    const end = at + 1 + word.length;
    const after = text[end];
    if (fold(text.slice(at + 1, end)) === word && (after === undefined || !WORD.test(after)))
      return { start: at, length: 1 + word.length, userIds };
  }
  return null;
}

/** Letters that get longer or shorter as small ones stay as they are, so that places in the text hold. */
function fold(text: string): string {
  return [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');
}
