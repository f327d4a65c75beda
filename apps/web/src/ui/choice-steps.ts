// How the keys move in a list of choices, and what a search in it finds.

import { listSearchTexts } from '../lib/filter-options.ts';
import type { Choosable } from './choice-field.tsx';

/** Rows that Page Up and Page Down move by. */
const PAGE = 8;

/** Where a key leads from a place in a list; null for a key that does not move. Home and End are the text's own where there is a search. */
export function findStep(key: string, at: number, count: number, isSearched: boolean): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step !== undefined) return Math.max(0, Math.min(count - 1, at + step));
  if (isSearched) return null;
  return { Home: 0, End: count - 1 }[key] ?? null;
}

/** Whether a key writes a letter, a figure or a sign, and is no command. */
export function isTyped({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** The next place after `at`, round the end, whose text begins so; `at` where there is none. */
export function findByPrefix(options: readonly Choosable[], letters: string, at: number): number {
  const wanted = normalizeText(letters);
  const places = [...options.keys()].map((i) => (at + 1 + i) % options.length);
  return places.find((i) => normalizeText(options[i]?.text ?? '').startsWith(wanted)) ?? at;
}

/** The options that have the text, whatever case, accents and kind of minus sign; those that begin with it first. */
export function listMatching(options: readonly Choosable[], text: string): readonly Choosable[] {
  const wanted = normalizeText(text.trim());
  if (wanted === '') return options;
  const found = options.filter((option) =>
    listSearchTexts(option).some((one) => normalizeText(one).includes(wanted)),
  );
  return [
    ...found.filter((option) => normalizeText(option.text).startsWith(wanted)),
    ...found.filter((option) => !normalizeText(option.text).startsWith(wanted)),
  ];
}

/** A text as searches compare it: small letters, no accents, one kind of minus sign. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('−', '-')
    .toLocaleLowerCase();
}
