// Companies that only speak (issue 17, 'Companies in a headline'; 'an analyst, broker or agency that only speaks is not the company meant'): who is quoted
// after a colon or 'says' at the end, a broker that rates another company, an exchange on which shares move, an index or a regulator's name in passing.

import { EXCHANGES } from './abbreviations.ts';
import type { Mention } from './mention.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';
import { isCapital } from './word-names.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const QUOTED_AFTER = list('says say said sees warns believes feels tells according adds asks');
/** What is said of others alone; and what a firm also does itself, unless it is a rating or target. */
const RATES = list(
  'upgrade upgrades upgraded downgrade downgrades downgraded maintains reiterates reiterated initiates rates says recommends prefers retains reaffirms bullish bearish upbeat advises',
);
const MAY_RATE = list(
  'raises raised cuts cut starts started said sees expects picks adds keeps lifts resumes sets set remains lowers lowered boosts boosted puts gives given trims hikes views likes positive cautious on asks',
);
const RATED = list(
  'rating ratings target targets pt buy sell hold neutral overweight underweight outperform underperform upgrade upgrades upgraded downgrade downgrades downgraded reiterated reiterates reiterate initiated initiates coverage price stock stocks shares recommendation estimate estimates covered says lowered raised',
);
const LED_BY = list('by at from per to after');
/** Words in the names of those who rate and comment. */
const FINANCE_WORDS = list(
  'securities broking brokers capital research ratings advisors advisers amc equity markets investment investments asset wealth analytics',
);
/** What else may stand in small letters in who speaks. */
const BESIDE_SPEAKER = new Set([...FINANCE_WORDS, ...list('and of & the for de market analyst technical')]);
/** Banks, brokers, agencies and researchers whose word on others is news. */
const COMMENTATORS: readonly string[] =
  'goldman sachs|goldman|morgan stanley|jpmorgan|jpmorgan chase|jp morgan|citi|citigroup|ubs|credit suisse|nomura|clsa|macquarie|barclays|deutsche bank|hsbc|bofa|bank of america|jefferies|moody|moodys|fitch|s&p|s&p global|crisil|icra|care|care ratings|india ratings|morningstar|zacks|argus|guggenheim|mizuho|bernstein|raymond james|stifel|stifel financial|piper jaffray|piper sandler|oppenheimer|canaccord|cowen|evercore|bmo|rbc|wells fargo|kotak|kotak mahindra|motilal oswal|edelweiss|icici securities|iifl|religare|angel broking|emkay|prabhudas lilladher|sharekhan|geojit|karvy|td|societe generale|bnp paribas|standard chartered|gartner|idc|nielsen|kantar|ihs|factset|thomson reuters|reuters|bloomberg|marketbeat|baird|riley|wedbush|needham|keybanc|leerink|pacific crest|warburg|berenberg|exane|kepler|redburn|liberum|numis|investec'.split(
    '|',
  );
const commentatorKeys = new Set(COMMENTATORS);
/** Who makes funds, whose names begin with theirs; and what such a name ends with. */
const FUND_MAKERS = list('spdr ishares proshares direxion powershares vanguard');
const FUNDS = list('etf etn fund');
const LONGEST_FUND = 6;
const INDEX_WORDS = list('index indices 100 composite 500 benchmark');
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
      return isSpeaker(words, at + 1, end, mentions) && !isLeading(words, at) ? at + 1 : words.length;
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

function isPlaceOrIndex(words: readonly NameWord[], { start, end }: Mention): boolean {
  if (EXCHANGES.has(wordAt(words, start).key) && wordAt(words, start - 1).lower === 'on') return true;
  const [next, second] = [wordAt(words, end), wordAt(words, end + 1)];
  return (
    INDEX_WORDS.has(next.lower) ||
    (next.kind === 'word' && isCapital(next.text) && INDEX_WORDS.has(second.lower))
  );
}

/** Whether a name stands within that of a fund: 'SPDR Barclays High Yield Bond ETF'. */
function isOfFund(words: readonly NameWord[], { start, end }: Mention): boolean {
  if (FUND_MAKERS.has(wordAt(words, start - 1).lower)) return true;
  // Where every word has a capital they say nothing.
  if (!words.some(({ kind, text }) => kind === 'word' && /^\p{Ll}{4}/u.test(text))) return false;
  for (let at = end; at < end + LONGEST_FUND; at += 1) {
    const { kind, text, lower } = wordAt(words, at);
    if (kind !== 'word' || !isCapital(text)) return false;
    if (FUNDS.has(lower)) return true;
  }
  return false;
}

/** Whether a bank, broker or agency speaks of another company, or of a stock. */
function isCommenting(words: readonly NameWord[], mention: Mention, mentions: readonly Mention[]): boolean {
  const { start, end, ids } = mention;
  if (!isCommentator(words, mention)) return false;
  const [before, next] = [wordAt(words, start - 1), wordAt(words, end)];
  if (start === 0 && next.text === ':') return true;
  const isOthers = mentions.some((other) => !other.ids.some((id) => ids.includes(id)));
  const isOfRating = words.some(({ lower }, at) => (at < start || at > end) && RATED.has(lower));
  if (RATES.has(next.lower)) return isOthers || isOfRating;
  if (!isOfRating) return false;
  return MAY_RATE.has(next.lower) || before.lower === 'by' || (LED_BY.has(before.lower) && isOthers);
}

function isCommentator(words: readonly NameWord[], { start, end }: Mention): boolean {
  const keys = words.slice(start, end).map(({ key }) => key);
  return (
    commentatorKeys.has(keys.join(' ')) ||
    FINANCE_WORDS.has(wordAt(words, end).key) ||
    keys.some((key) => FINANCE_WORDS.has(key))
  );
}
