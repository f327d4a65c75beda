// Tags that are only appended to a post (issue 17, 'Companies in a headline'): 'Apple Music will show the concert $AAPL $GOOG $PCLN' is news of Apple, and
// a list after the address of a page is that of whoever posted it. Tags within the sentence, or that are all a post names, are meant. What stands after a
// row of hashtags is the beginning of another item, cut off.

import type { Mention } from './mention.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';

/** So many tags may stand for the subject of a post that names none itself. */
const MOST_MEANT = 3;
/** So many tags in a row are a list. */
const LIST = 4;
/** So many hashtags after an address end an item. */
const HASHTAGS = 2;
/** Words that lead to a tag within the sentence. */
const LINKS = new Set(
  'about and or vs vs. versus with into for of to by from on like as than including short long buy sell'.split(
    ' ',
  ),
);
/** Words of posts that promote a service. */
const PROMOTION = new Set('subscribe subscribers chatroom newsletter members penny dvd'.split(' '));

/** What a post calls the shares that its tags list: '3 stocks to buy', 'five bank names'. */
const SHARES = new Set(
  'stock stocks share shares name names pick picks trade trades company companies'.split(' '),
);
const NUMBERS = new Set('two three four five six seven eight nine ten'.split(' '));
const MOST_ANNOUNCED = 20;
/** So many words may stand between their number and what they are called. */
const BETWEEN = 4;

/** The mentions without tags that are only appended; those of less than this confidence name nothing. */
export function withoutAppendedTags(
  words: readonly NameWord[],
  mentions: readonly Mention[],
  surely: number,
): readonly Mention[] {
  const end = findEndOfItem(words);
  let kept = mentions.filter(({ start }) => start < end);
  for (const block of findBlocks(words, end)) {
    const isInside = (mention: Mention) =>
      mention.by === 'tag' && mention.start >= block.start && mention.end <= block.end;
    const inside = kept.filter(isInside);
    const outside = kept.filter((mention) => !isInside(mention));
    const sure = outside.filter(({ confidence }) => confidence >= surely);
    if (isMeant(block, inside.length, words, sure)) continue;
    const named = new Set(outside.flatMap(({ ids }) => ids));
    const isNamed = ({ ids, start }: Mention) =>
      ids.some((id) => named.has(id)) || isFirstWord(words, wordAt(words, start));
    kept = [...outside, ...inside.filter(isNamed)].toSorted((a, b) => a.start - b.start);
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
  if (isInSentence(block, words) || (tags > 1 && isAnnounced(words))) return true;
  if (isPromotion(words) || hasSubject(block, words, outside)) return false;
  if (place === 'inside') return true;
  const before = wordAt(words, start - 1);
  return tags === 1 || before.kind !== 'address';
}

function isInSentence({ start }: Block, words: readonly NameWord[]): boolean {
  return LINKS.has(wordAt(words, start - 1).lower) || wordAt(words, start + 1).text === ',';
}

/** Whether the post says how many shares it lists. */
function isAnnounced(words: readonly NameWord[]): boolean {
  return words.some(({ kind, lower }, at) => {
    const isNumber =
      NUMBERS.has(lower) ||
      (kind === 'number' && /^[1-9]\d?$/.test(lower) && Number(lower) <= MOST_ANNOUNCED);
    return isNumber && words.slice(at + 1, at + 2 + BETWEEN).some(isSharesWord);
  });
}

function isSharesWord({ lower }: NameWord): boolean {
  return SHARES.has(lower.replace(/^#/, ''));
}

/** Whether something before the tags says what the post is about: a company, or one of the tags without its sign ('XLK ... $XLK $T'). */
function hasSubject(block: Block, words: readonly NameWord[], outside: readonly Mention[]): boolean {
  const { start, end } = block;
  return (
    outside.some((other) => other.start < start) ||
    words.slice(start, end).some((tag) => isFirstWord(words, tag))
  );
}

function isFirstWord(words: readonly NameWord[], { key }: NameWord): boolean {
  return wordAt(words, 0).kind === 'word' && wordAt(words, 0).key === key;
}

/** Runs of tags: before a colon at the beginning, at the end, or of four and more between. */
function findBlocks(words: readonly NameWord[], endOfItem: number): Block[] {
  const blocks: Block[] = [];
  const last = findLastWord(words.slice(0, endOfItem));
  for (let at = 0; at < endOfItem; at += 1) {
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

/** The index after the hashtags in a row that end an item, behind its address and tags; the number of words where there is none. */
function findEndOfItem(words: readonly NameWord[]): number {
  const address = words.findIndex(({ kind }) => kind === 'address');
  const tag = words.findIndex(({ kind }, at) => kind === 'tag' && at > address);
  if (address < 0 || tag < 0) return words.length;
  let inRow = 0;
  for (let at = tag; at < words.length; at += 1) {
    if (!isHashtag(wordAt(words, at)) && inRow >= HASHTAGS) return at;
    inRow = isHashtag(wordAt(words, at)) ? inRow + 1 : 0;
  }
  return words.length;
}

function isHashtag({ kind, text }: NameWord): boolean {
  return kind === 'word' && text.startsWith('#');
}

/** Index of the last word that is no tag, hashtag, mark or address. */
function findLastWord(words: readonly NameWord[]): number {
  return words.findLastIndex(
    (word) =>
      (word.kind === 'word' && !/^[#@]/.test(word.text) && !isCutAddress(word)) ||
      word.kind === 'number' ||
      word.kind === 'percent',
  );
}

/** What is left of an address at the end of a post that was too long: 'htt…'. */
function isCutAddress({ lower, isCut }: NameWord): boolean {
  return isCut && 'https'.startsWith(lower);
}
