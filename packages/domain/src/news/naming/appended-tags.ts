// Tags that are only appended to a post (issue 17, 'Companies in a headline'): 'Apple Music will show the concert $AAPL $GOOG $PCLN' is news of Apple, and
// a list after the address of a page is that of whoever posted it. Tags within the sentence, or that are all a post names, are meant.

import type { Mention } from './mention.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';

/** So many tags may stand for the subject of a post that names none itself. */
const MOST_MEANT = 3;
/** So many tags in a row are a list. */
const LIST = 4;
/** Words that lead to a tag within the sentence. */
const LINKS = new Set('and or vs vs. versus with into for of to by from on short long buy sell'.split(' '));
/** Words of posts that promote a service. */
const PROMOTION = new Set('subscribe subscribers chatroom newsletter members'.split(' '));

/** The mentions without tags that are only appended; those of less than this confidence name nothing. */
export function withoutAppendedTags(
  words: readonly NameWord[],
  mentions: readonly Mention[],
  surely: number,
): readonly Mention[] {
  const blocks = findBlocks(words);
  if (blocks.length === 0) return mentions;
  const isIn = (block: Block) => (mention: Mention) =>
    mention.by === 'tag' && mention.start >= block.start && mention.end <= block.end;
  let kept = mentions;
  for (const block of blocks) {
    const inside = kept.filter(isIn(block));
    const outside = kept.filter((mention) => !isIn(block)(mention));
    const named = new Set(outside.flatMap(({ ids }) => ids));
    const sure = outside.filter(({ confidence }) => confidence >= surely);
    if (isMeant(block, inside.length, words, sure)) continue;
    kept = [...outside, ...inside.filter(({ ids }) => ids.some((id) => named.has(id)))].toSorted(
      (a, b) => a.start - b.start,
    );
  }
  return kept;
}

function isPromotion(words: readonly NameWord[]): boolean {
  return words.some(
    ({ lower }, at) => PROMOTION.has(lower) || (lower === 'join' && words[at + 1]?.lower === 'us'),
  );
}

interface Block {
  readonly start: number;
  readonly end: number;
  readonly place: 'leading' | 'inside' | 'trailing';
  readonly tags: number;
}

function isMeant(
  block: Block,
  known: number,
  words: readonly NameWord[],
  outside: readonly Mention[],
): boolean {
  const { start, place, tags } = block;
  if (place === 'leading') return outside.every(({ by }) => by === 'tag') && known <= MOST_MEANT;
  const isNamedBefore = outside.some((other) => other.start < start);
  if (place === 'inside') return !isNamedBefore && !isPromotion(words);
  if (isInSentence(block, words)) return true;
  return !isNamedBefore && (tags === 1 || wordAt(words, start - 1).kind !== 'address');
}

function isInSentence({ start }: Block, words: readonly NameWord[]): boolean {
  return LINKS.has(wordAt(words, start - 1).lower) || wordAt(words, start + 1).text === ',';
}

/** Runs of tags: before a colon at the beginning, at the end, or of four and more between. */
function findBlocks(words: readonly NameWord[]): Block[] {
  const blocks: Block[] = [];
  const last = findLastWord(words);
  for (let at = 0; at < words.length; at += 1) {
    if (wordAt(words, at).kind !== 'tag') continue;
    const end = findRunEnd(words, at);
    const tags = words.slice(at, end).filter(({ kind }) => kind === 'tag').length;
    const place = findPlace(words, at, end, last);
    if (place === 'trailing' || (place === 'leading' && tags > 1) || (place === 'inside' && tags >= LIST))
      blocks.push({ start: at, end, place, tags });
    at = end - 1;
  }
  return blocks;
}

/** Null for a run at the beginning that leads to nothing. */
function findPlace(
  words: readonly NameWord[],
  start: number,
  end: number,
  last: number,
): Block['place'] | null {
  if (start > 0) return end > last ? 'trailing' : 'inside';
  return wordAt(words, end).text === ':' ? 'leading' : null;
}

/** The index after a run of tags, with commas between them and what is attached to them ('$CCL/B.TO'). */
function findRunEnd(words: readonly NameWord[], start: number): number {
  let end = start + 1;
  while (isOfRun(wordAt(words, end), wordAt(words, end + 1))) end += 1;
  return end;
}

function isOfRun({ kind, text, isAttached }: NameWord, next: NameWord): boolean {
  return (
    kind === 'tag' ||
    (isAttached && kind === 'word') ||
    (kind === 'mark' && text === ',' && next.kind === 'tag')
  );
}

/** Index of the last word that is no tag, hashtag, mark or address. */
function findLastWord(words: readonly NameWord[]): number {
  return words.findLastIndex(
    ({ kind, text }) => (kind === 'word' && !/^[#@]/.test(text)) || kind === 'number' || kind === 'percent',
  );
}
