// The words of a title that led to a suggestion, to be marked where they stand.

export interface TitlePart {
  readonly text: string;
  readonly isMarked: boolean;
  /** Where it begins in the title. */
  readonly at: number;
}

/** The title in parts: whole words that begin like one of the given ones, whatever case and accents, and what is between them. */
export function markWords(title: string, words: readonly string[]): TitlePart[] {
  const wanted = new Set(words.flatMap((word) => wordsOf(word).map(({ text }) => folded(text))));
  const parts: TitlePart[] = [];
  let end = 0;
  for (const { text, at } of wordsOf(title)) {
    if (!isWanted(folded(text), wanted)) continue;
    if (at > end) parts.push({ text: title.slice(end, at), isMarked: false, at: end });
    parts.push({ text, isMarked: true, at });
    end = at + text.length;
  }
  if (end < title.length) parts.push({ text: title.slice(end), isMarked: false, at: end });
  return parts;
}

/** Shorter beginnings of words say nothing. */
const LEAST = 3;

/** A word that is named, or one of which the stem is. */
function isWanted(word: string, wanted: ReadonlySet<string>): boolean {
  return (
    wanted.has(word) ||
    [...wanted].some(
      (one) => one.length >= LEAST && word.startsWith(one) && word.length - one.length <= LEAST,
    )
  );
}

function wordsOf(text: string): { text: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}%$]+/gu)].map((match) => ({ text: match[0], at: match.index }));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
