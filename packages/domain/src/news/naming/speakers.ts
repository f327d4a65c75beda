// Companies that only speak (issue 17, 'Companies in a headline'; 'an analyst, broker or agency that only speaks is not the company meant'): who is quoted
// after a colon or 'says' at the end, a broker that rates another company, an exchange on which shares move, an index or a regulator's name in passing.

import { EXCHANGES } from './abbreviations.ts';
import { FINANCE_WORDS, isCommentator, isCommenting, list } from './commentators.ts';
import type { Mention } from './mention.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';
import { isPlace } from './places.ts';
import { hasSmallWords, isCapital } from './word-names.ts';

const QUOTED_AFTER = list('says say said sees warns believes feels tells according adds asks');
/** What else may stand in small letters in who speaks. */
const BESIDE_SPEAKER = new Set([...FINANCE_WORDS, ...list('and of & the for de market analyst technical')]);
/** Who makes funds, whose names begin with theirs; and what such a name ends with. */
const FUND_MAKERS = list('spdr ishares proshares direxion powershares vanguard');
const FUNDS = list('etf etn fund');
const LONGEST_FUND = 6;
/** Forms by which investors say what they hold, and so many words may stand between them and a name. */
const HOLDINGS_FORM = /^(?:8\.[135]|13[dfg])$/;
const LONGEST_FILER = 3;
const INDEX_WORDS = list('index indices 100 composite 500 benchmark');
/** What an exchange sends to those who are listed there, or asks of them: 'gets Nasdaq notice'. */
const LISTING_WORDS = list(
  'notice notification letter listing delisting compliance deficiency debut requirement requirements rule rules',
);
/** Who makes indices of markets, which they name by their place: 'MSCI India'. */
const INDEX_MAKERS = list('msci ftse');
const INDEX_NEWS = list('includes excludes inclusion exclusion changes rejig rebalancing');
const REGIONS = list('world emerging europe asia');
/** What may stand before a colon that leads to companies, not to who says it. */
const LEADS_TO_COMPANIES = list(
  'watch pick picks buy sell focus results earnings buzz radar movers gainers losers news alert update target ideas bets names include like',
);
const LONGEST_SPEAKER = 9;
const FEWEST_BEFORE = 3;
const NOT_SPOKEN: ReadonlySet<NameWord['kind']> = new Set<NameWord['kind']>(['mark', 'address', 'tag']);
const WITHIN_SPEAKER = list(', ( ) .');

/** The mentions without companies that only speak, rate, or are the place where shares are traded. */
export function withoutSpeakers(
  words: readonly NameWord[],
  mentions: readonly Mention[],
): readonly Mention[] {
  if (mentions.length === 0) return mentions;
  const quoted = findQuoted(words, mentions);
  return mentions.filter(
    (mention) =>
      mention.by === 'tag' ||
      (mention.start < quoted &&
        !isPlaceOrIndex(words, mention) &&
        !isOfFund(words, mention) &&
        !isFiling(words, mention, mentions) &&
        !isCommenting(words, mention, mentions)),
  );
}

/** The index at which the name of who is quoted begins, after the last colon or 'says'; the number of words where nobody is. */
function findQuoted(words: readonly NameWord[], mentions: readonly Mention[]): number {
  const end = 1 + words.findLastIndex((word) => !NOT_SPOKEN.has(word.kind) && !word.text.startsWith('#'));
  const first = Math.max(FEWEST_BEFORE, end - LONGEST_SPEAKER);
  for (let at = end - 1; at >= first; at -= 1) {
    const { kind, text, lower } = wordAt(words, at);
    if (text === ':')
      return isSpeaker(words, at + 1, end, mentions) &&
        (!isLeading(words, at) || isFirmOfSpeaker(words, at + 1, mentions))
        ? at + 1
        : words.length;
    if (kind === 'word' && QUOTED_AFTER.has(lower)) {
      const start = lower === 'according' ? at + 2 : at + 1;
      return isSpeaker(words, start, end, mentions) ? start : words.length;
    }
    if (kind === 'mark' && !WITHIN_SPEAKER.has(text)) break;
  }
  return words.length;
}

/** Whether these words are a name, or a name and a firm, and not a list of companies. */
function isSpeaker(
  words: readonly NameWord[],
  start: number,
  end: number,
  mentions: readonly Mention[],
): boolean {
  if (start >= end || !words.slice(start, end).every(maySpeak)) return false;
  const starts = mentions.filter((mention) => mention.start >= start && mention.end <= end);
  const isList = new Set(starts.map((mention) => mention.start)).size > 1 && starts[0]?.start === start;
  return !isList;
}

function maySpeak({ kind, text, lower }: NameWord): boolean {
  if (kind !== 'word') return kind === 'mark';
  return isCapital(text) || BESIDE_SPEAKER.has(lower) || lower.includes('.');
}

/** Whether what stands before a colon leads to companies: 'Stocks in focus: ...'. */
function isLeading(words: readonly NameWord[], colon: number): boolean {
  return words
    .slice(Math.max(0, colon - FEWEST_BEFORE), colon)
    .some(({ lower }) => LEADS_TO_COMPANIES.has(lower));
}

/** Whether what begins here is a person, and then the firm: 'our top bets: Ravi Menon, Nomura'. */
function isFirmOfSpeaker(words: readonly NameWord[], start: number, mentions: readonly Mention[]): boolean {
  const firm = mentions.find((mention) => mention.start >= start);
  if (!firm || firm.start < start + 2 || !isCommentator(words, firm)) return false;
  return wordAt(words, firm.start - 1).text === ',';
}

function isPlaceOrIndex(words: readonly NameWord[], { start, end }: Mention): boolean {
  const [next, second] = [wordAt(words, end), wordAt(words, end + 1)];
  if (
    EXCHANGES.has(wordAt(words, start).key) &&
    (wordAt(words, start - 1).lower === 'on' || LISTING_WORDS.has(next.lower))
  )
    return true;
  return (
    INDEX_WORDS.has(next.lower) ||
    isOfIndex(words, start, next) ||
    (next.kind === 'word' && isCapital(next.text) && INDEX_WORDS.has(second.lower))
  );
}

/** 'MSCI India' and what an index takes in, but not 'MSCI to be flexible': codes of countries are words, too. */
function isOfIndex(words: readonly NameWord[], start: number, { text, lower }: NameWord): boolean {
  if (!INDEX_MAKERS.has(wordAt(words, start).key)) return false;
  return INDEX_NEWS.has(lower) || (isCapital(text) && (isPlace(lower) || REGIONS.has(lower)));
}

/** Whether an investor only files what it holds of another: 'Lazard Asset Management Form 8.3 - Rexam plc'. */
function isFiling(words: readonly NameWord[], { end }: Mention, mentions: readonly Mention[]): boolean {
  if (!mentions.some(({ start }) => start > end)) return false;
  for (let at = end; at <= end + LONGEST_FILER; at += 1) {
    const { kind, text, lower } = wordAt(words, at);
    if (lower === 'form') return HOLDINGS_FORM.test(wordAt(words, at + 1).lower);
    if (kind !== 'word' || !isCapital(text)) return false;
  }
  return false;
}

/** Whether a name stands within that of a fund: 'SPDR Barclays High Yield Bond ETF'. */
function isOfFund(words: readonly NameWord[], { start, end }: Mention): boolean {
  if (FUND_MAKERS.has(wordAt(words, start - 1).lower)) return true;
  if (!hasSmallWords(words)) return false;
  for (let at = end; at < end + LONGEST_FUND; at += 1) {
    const { kind, text, lower } = wordAt(words, at);
    if (kind !== 'word' || !isCapital(text)) return false;
    if (FUNDS.has(lower)) return true;
  }
  return false;
}
