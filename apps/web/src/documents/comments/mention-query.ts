// What is typed after an @ while somebody is being named in a comment.

import { normalizeText } from '../../ui/choice-steps.ts';
import type { NameableUser } from './comments-queries.ts';

const MOST_OFFERED = 8;

/** The name that is being typed at the caret: where its @ stands and what follows it; null where nobody is being named. */
export function findTypedName(
  text: string,
  caret: number,
): { readonly at: number; readonly typed: string } | null {
  const found = /(?:^|[^\p{L}\p{N}_])@(?<typed>[^@\n]{0,60})$/u.exec(text.slice(0, caret));
  const typed = found?.groups?.['typed'];
  if (typed === undefined || typed.startsWith(' ')) return null;
  return { at: caret - typed.length - 1, typed };
}

/** Who can be meant: each part of what is typed begins a part of the name, or the e-mail begins so. */
export function listMeant(people: readonly NameableUser[], typed: string): readonly NameableUser[] {
  const wanted = normalizeText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return people
    .filter(({ name, email }) => {
      const parts = normalizeText(name).split(/\s+/);
      return (
        normalizeText(email).startsWith(normalizeText(typed)) ||
        wanted.every((word) => parts.some((part) => part.startsWith(word)))
      );
    })
    .slice(0, MOST_OFFERED);
}

/** The text with somebody named in the place of what was typed, and the caret behind it. Of two of one name the e-mail tells which. */
export function nameIn(
  text: string,
  caret: number,
  at: number,
  user: NameableUser,
  people: readonly NameableUser[],
): { readonly text: string; readonly caret: number } {
  const isUnique = people.filter(({ name }) => normalizeText(name) === normalizeText(user.name)).length === 1;
  const head = `${text.slice(0, at)}@${isUnique ? user.name : user.email} `;
  return { text: head + text.slice(caret).trimStart(), caret: head.length };
}
