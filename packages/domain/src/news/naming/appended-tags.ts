// Tags that are only appended to a post (issue 17, 'Companies in a headline'): 'Apple Music will show the concert $AAPL $GOOG $PCLN' is news of Apple, and
// a list after the address of a page is that of whoever posted it. Tags within the sentence, or that are all a post names, are meant. What stands after a
// row of hashtags is the beginning of another item, cut off.

import { isAdvert } from '../suggestion/adverts.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import type { Mention } from './mention.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';
import { hasSmallWords, isLoud } from './word-names.ts';

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
/** What a post calls the shares that its tags list: '3 stocks to buy', 'five bank names'. */
const SHARES = new Set(
  'stock stocks share shares name names pick picks trade trades company companies'.split(' '),
);
const NUMBERS = new Set('two three four five six seven eight nine ten'.split(' '));
const MOST_ANNOUNCED = 20;
/** So many words at most head a list: 'Active Stocks News Analysis:'. */
const LONGEST_HEADING = 5;
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
  const blocks = findBlocks(words, end);
  const post = { words, isAdvert: blocks.length > 0 && isAdvert(words) };
  for (const block of blocks) {
    const isInside = (mention: Mention) =>
      mention.by === 'tag' && mention.start >= block.start && mention.end <= block.end;
    const inside = kept.filter(isInside);
    const outside = kept.filter((mention) => !isInside(mention));
    const sure = outside.filter(({ confidence }) => confidence >= surely);
    if (isMeant(block, inside, post, sure)) continue;
    const named = new Set(outside.flatMap(({ ids }) => ids));
    const isNamed = ({ ids, start }: Mention) =>
      ids.some((id) => named.has(id)) || isWritten(words, wordAt(words, start));
    kept = [...outside, ...inside.filter(isNamed)].toSorted((a, b) => a.start - b.start);
  }
  return kept;
}

/** So many tags in a row are more than a word of the sentence. */
const FEWEST = { leading: 2, row: 2, inside: LIST, trailing: 1 } as const;

interface Post {
  readonly words: readonly NameWord[];
  readonly isAdvert: boolean;
}

interface Block {
  readonly start: number;
  readonly end: number;
  readonly place: 'leading' | 'row' | 'inside' | 'trailing';
  readonly tags: number;
}

function isMeant(block: Block, inside: readonly Mention[], post: Post, outside: readonly Mention[]): boolean {
  const { place, tags } = block;
  const { words } = post;
  if (tags > 1 && post.isAdvert) return false;
  if (place === 'row') return !isOneNamed(inside, outside);
  if (place === 'leading') return inside.length <= MOST_MEANT && leads(block, words, outside);
  if (isInSentence(block, words) || (tags > 1 && isAnnounced(words))) return true;
  if (post.isAdvert || hasSubject(block, words, outside)) return false;
  return place === 'inside' || !isBehindAddress(block, words);
}

/** A list behind the address of a page is that of whoever posted it. */
function isBehindAddress({ start, tags }: Block, words: readonly NameWord[]): boolean {
  return tags > 1 && wordAt(words, start - 1).kind === 'address';
}

/** Whether tags before a colon stand for what follows it: nothing else is named there, or a list of stocks that may have been cut off. */
function leads({ end }: Block, words: readonly NameWord[], outside: readonly Mention[]): boolean {
  return outside.every(({ by }) => by === 'tag') || isBeforeList(words, end);
}

/** Whether a heading of a list follows: '$BP $EVOL: Stock Highlights: BP p.l.c. (NYSE ...'. */
function isBeforeList(words: readonly NameWord[], colon: number): boolean {
  const heading = words.slice(colon + 1, colon + 2 + LONGEST_HEADING);
  const end = heading.findIndex(({ text }) => text === ':');
  const said = new Set(heading.slice(0, Math.max(0, end)).map(({ lower }) => lower));
  return said.has('stocks') || (said.has('stock') && said.has('highlights'));
}

/** Whether the sentence names one of the tags' companies by its name: '$SBUX $MCD Is Starbucks a hold?'. */
function isOneNamed(inside: readonly Mention[], outside: readonly Mention[]): boolean {
  const ids = new Set(inside.flatMap((mention) => mention.ids));
  return outside.some((mention) => mention.by !== 'tag' && mention.ids.some((id) => ids.has(id)));
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

/**
 * Whether something before the tags says what the post is about: a company, a tag of something else ('$EEM Opinions Updated $WMT $ORCL'), or one of the tags
 * without its sign ('XLK ... $XLK $T').
 */
function hasSubject(block: Block, words: readonly NameWord[], outside: readonly Mention[]): boolean {
  const { start, end, place } = block;
  return (
    outside.some((other) => other.start < start) ||
    (place === 'trailing' && words.slice(0, start).some(({ kind }) => kind === 'tag')) ||
    words.slice(start, end).some((tag) => isWritten(words, tag))
  );
}

/** Whether a tag's ticker stands without its sign as the first word, or in capitals that others are not: 'HII, GD win orders $HII $GD'. */
function isWritten(words: readonly NameWord[], { key }: NameWord): boolean {
  if (wordAt(words, 0).kind === 'word' && wordAt(words, 0).key === key) return true;
  if (ABBREVIATIONS.has(key) || !words.some((word) => word.key === key && isBare(word))) return false;
  return hasSmallWords(words);
}

function isBare({ kind, text }: NameWord): boolean {
  return kind === 'word' && isLoud(text) && !/^[#@]/.test(text);
}

/** Runs of tags: at the beginning, with a colon or a sentence behind, at the end, or of four and more between. */
function findBlocks(words: readonly NameWord[], endOfItem: number): Block[] {
  const blocks: Block[] = [];
  const last = findLastWord(words.slice(0, endOfItem));
  for (let at = 0; at < endOfItem; at += 1) {
    if (wordAt(words, at).kind !== 'tag') continue;
    const end = findRunEnd(words, at);
    const tags = words.slice(at, end).filter(({ kind }) => kind === 'tag').length;
    const place = findPlace(words, at, end, last);
    if (tags >= FEWEST[place]) blocks.push({ start: at, end, place, tags });
    at = end - 1;
  }
  return blocks;
}

function findPlace(words: readonly NameWord[], start: number, end: number, last: number): Block['place'] {
  if (start > 0) return end > last ? 'trailing' : 'inside';
  return wordAt(words, end).text === ':' ? 'leading' : 'row';
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
