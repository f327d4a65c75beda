// Whether the text layer of a page is to be trusted, and why not (issue 13, Digitise): OCR where there is no text, where pictures cover most of the page
// and text little of it, or where the text is broken: letters without meaning, or strings that are no language. Decided for every page by itself.

import type { Box, SourceReason, Word } from './page.ts';

export interface TextLayer {
  readonly words: readonly Word[];
  /** Characters that are seen, and those of them of which the file does not say what they mean. */
  readonly characters: number;
  readonly unmapped: number;
  readonly pictures: readonly Box[];
  /** Whether the page draws anything at all besides text and pictures. */
  readonly hasDrawings: boolean;
}

export interface TextTrust {
  readonly isTrusted: boolean;
  readonly reason: SourceReason;
}

/** Shares: of characters without meaning; of the page under pictures; of the pictures' area under text; of the words that could be words. */
const MOST_UNMAPPED = 0.15;
const PICTURE_PAGE = 0.6;
const LEAST_TEXT = 0.02;
const FEWEST_WORDS = 30;
const LEAST_PLAUSIBLE = 0.45;
const ENOUGH_TO_JUDGE = 15;
/** A grid of so many cells a side finds the area under pictures, which may overlap. */
const CELLS = 40;

/** Whether the words of the text layer are used. A page that shows nothing needs no OCR either: it is trusted, and blank. */
export function decideTrust(layer: TextLayer): TextTrust {
  const { words, characters, unmapped, pictures, hasDrawings } = layer;
  if (words.length === 0 && characters === 0)
    return pictures.length === 0 && !hasDrawings
      ? { isTrusted: true, reason: 'blank' }
      : { isTrusted: false, reason: 'no-text' };
  if (characters > 0 && unmapped / characters > MOST_UNMAPPED)
    return { isTrusted: false, reason: 'broken-text' };
  if (words.length === 0) return { isTrusted: false, reason: 'no-text' };
  if (isGarbage(words)) return { isTrusted: false, reason: 'broken-text' };
  if (words.length < FEWEST_WORDS && coverOf(pictures) > PICTURE_PAGE && areaOf(words) < LEAST_TEXT)
    return { isTrusted: false, reason: 'mostly-picture' };
  return { isTrusted: true, reason: '' };
}

function isGarbage(words: readonly Word[]): boolean {
  const lettered = words.filter(({ text }) => /[\p{L}\p{S}]/u.test(text) && text.length > 1);
  if (lettered.length < ENOUGH_TO_JUDGE) return false;
  let plausible = 0;
  // Most pages have enough of them soon.
  return !lettered.some(({ text }) => {
    if (isPlausibleWord(text)) plausible += 1;
    return plausible / lettered.length >= LEAST_PLAUSIBLE;
  });
}

/** Could it be a word, a name, an abbreviation or an amount: letters with vowels, of another script, or capitals; figures with their signs. */
export function isPlausibleWord(text: string): boolean {
  const bare = text.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
  if (bare === '') return false;
  if (/^[\d.,:/%'’\-–()]+(?:[a-z]{1,3}|[A-Z]{1,3})?$/u.test(bare)) return true;
  // A foreign script is a language too: only Latin can be judged by its vowels.
  if (/^\p{L}/u.test(bare) && !/\p{Script=Latin}/u.test(bare)) return true;
  if (/^\p{Lu}[\p{Lu}\p{N}&.\-/]{0,5}$/u.test(bare)) return true;
  if (!/^[\p{L}\p{M}]+(?:[-'’./&@_][\p{L}\p{M}\p{N}]+)*$/u.test(bare)) return false;
  if (/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(bare)) return false;
  return (
    /[aeiouyáéíóúüàèìòùâêîôûäöåøæ]/iu.test(bare) && !/[^aeiouyáéíóúüàèìòùâêîôûäöåøæ\P{L}]{6}/iu.test(bare)
  );
}

/** The share of the page that pictures cover. */
function coverOf(pictures: readonly Box[]): number {
  if (pictures.length === 0) return 0;
  let covered = 0;
  for (let row = 0; row < CELLS; row += 1)
    for (let column = 0; column < CELLS; column += 1) {
      const [x, y] = [(column + 0.5) / CELLS, (row + 0.5) / CELLS];
      if (pictures.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom))
        covered += 1;
    }
  return covered / CELLS ** 2;
}

function areaOf(words: readonly Word[]): number {
  return words.reduce((sum, { box }) => sum + (box[2] - box[0]) * (box[3] - box[1]), 0);
}
