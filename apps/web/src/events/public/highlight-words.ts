// The words of a title that led to a suggestion, to be marked where they stand.

export interface TitlePart {
  readonly text: string;
  readonly isMarked: boolean;
  /** Where it begins in the title. */
  readonly at: number;
}

/** The title in parts: whole words that begin like one of the given ones, whatever case and accents, and what is between them. */
export function highlightWords(title: string, words: readonly string[]): TitlePart[] {
  const wanted = new Set(words.flatMap((word) => splitWords(word).map(({ text }) => normalizeText(text))));
  const parts: TitlePart[] = [];
  let end = 0;
  for (const { text, at } of splitWords(title)) {
    if (!isHighlighted(normalizeText(text), wanted)) continue;
    if (at > end) parts.push({ text: title.slice(end, at), isMarked: false, at: end });
    parts.push({ text, isMarked: true, at });
    end = at + text.length;
  }
  if (end < title.length) parts.push({ text: title.slice(end), isMarked: false, at: end });
  return parts;
}

/** Shorter beginnings of words say nothing. */
const MIN_PREFIX = 3;

/** A word that is named, or one of which the stem is. */
function isHighlighted(word: string, wanted: ReadonlySet<string>): boolean {
  return (
    wanted.has(word) ||
    [...wanted].some(
      (one) => one.length >= MIN_PREFIX && word.startsWith(one) && word.length - one.length <= MIN_PREFIX,
    )
  );
}

function splitWords(text: string): { text: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}%$]+/gu)].map((match) => ({ text: match[0], at: match.index }));
}

function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
