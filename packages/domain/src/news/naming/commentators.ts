// Banks, brokers, agencies and researchers that only comment (issue 17, 'Companies in a headline'): on another company, a stock, a price, a rate or an
// industry. 'Barclays expects gold prices to struggle' is no news of Barclays, 'Barclays expects job cuts' is.

import type { Mention } from './mention.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';
import { hasSmallWords, isCapital } from './word-names.ts';

/** The words of a text with single spaces between them. */
export const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What is said of others alone; and what a firm also does itself, unless it is a rating or target. */
const RATES = list(
  'upgrade upgrades upgraded downgrade downgrades downgraded maintains reiterates reiterated initiates rates says recommends prefers retains reaffirms bullish bearish upbeat advises doubts',
);
const MAY_RATE = list(
  'raises raised cuts cut starts started said sees expects picks adds keeps lifts resumes sets set remains stays lowers lowered slashes places boosts boosted puts gives given trims hikes views likes positive cautious on asks rebaja mejora eleva sube recorta baja mantiene ratifica confirma revisa',
);
const RATED = list(
  'rating ratings target targets pt buy sell hold neutral overweight underweight outperform underperform upgrade upgrades upgraded downgrade downgrades downgraded reiterated reiterates reiterate initiated initiates coverage price stock stocks shares recommendation estimate estimates covered says lowered raised nota calificación calificacion perspectiva recomendación recomendacion objetivo',
);
/** Words that say that a target or a view is of a stock. */
const OF_STOCK = list(
  'price pt rating ratings recommendation coverage stock stocks shares buy sell hold neutral overweight underweight outperform underperform on nota calificación calificacion recomendación recomendacion precio perspectiva sobre',
);
const POSSESSIVE = list('its their his su sus');
/** What follows a company that an agency cuts or raises. */
const BEHIND_GRADED = list(
  "'s to from at on by as in into after amid over deeper further again one two three four rating ratings outlook debt bonds credit a",
);
const LED_BY = list('by at from per to after');
/** Words in the names of those who rate and comment. */
export const FINANCE_WORDS = list(
  'securities broking brokers capital research ratings advisors advisers amc equity markets investment investments asset wealth analytics',
);
/** What follows the name of who comments: a legal form, and those who speak for it. */
const WHO_SPEAKS = list(
  'group holdings inc corp plc ltd co company llc merrill lynch analyst analysts strategist strategists economist economists',
);
const LINKS = list(', and');
/** What is expected or seen of something that is not one's own, what is one's own, and so many words from the verb on they may stand. */
const VIEWS = list('expects expect sees see forecasts forecast predicts predict');
const THEMES = list(
  'gold silver copper aluminium metal metals crude oil commodity commodities rupee dollar euro yuan yen sterling fed rbi ecb boe inflation gdp economy economies rate rates bond bonds nifty sensex market markets equities stocks shares sector sectors industry upside downside',
);
const OWN = list(
  'its their own profit profits revenue revenues earnings income loss losses loan loans cost costs charge charges provision provisions job jobs staff trading fee fees fine deal sale stake merger acquisition takeover buyout unit business share q1 q2 q3 q4',
);
const NEAR = 3;
const REACH = 6;
/** A view that is held of others: 'holds negative outlook for metal'. */
const HOLDS = list('holds hold has have keeps maintains retains');
const LEANINGS = list(
  'negative positive stable neutral bullish bearish cautious constructive upbeat overweight underweight equal-weight outperform underperform',
);
const STANCES = list('outlook view stance opinion');
const OF_OTHERS = list('on for of');
const WRITES = list('wrote writes published publishes');
/** What is chosen or forecast: "Nomura's top five picks", 'cuts 2016 Brent forecast'. */
const CHOICES = list('picks bets');
const FORECASTS = list('forecast forecasts');
const ASSETS = list('brent crude oil gold silver copper gdp rupee sensex nifty');
/** Where its words are read, and what follows: 'says Nomura report', but not 'Citi, HSBC report profit'. */
const PAPERS = list('report note survey study poll');
const TOLD = list('says said shows finds');
/** The first words of agencies, whose names ratings bear. */
const AGENCIES = list('moody moodys fitch s&p crisil icra care india');
/** What is done to who is rated, and what follows it. */
const PASSIVE = list('upgraded downgraded raised lowered cut placed put affirmed');
const BEHIND_PASSIVE = list('by to at from on after as amid following');
/** What becomes of a rating: 'Moodys rate lift'. */
const RATINGS = list('rate rating');
const CHANGES = list('lift lifts cut cuts upgrade upgrades downgrade downgrades raise hike action actions');
/** Banks, brokers, agencies and researchers whose word on others is news. */
const COMMENTATORS: readonly string[] =
  'goldman sachs|goldman|morgan stanley|jpmorgan|jpmorgan chase|jp morgan|citi|citigroup|ubs|credit suisse|nomura|clsa|macquarie|barclays|deutsche|deutsche bank|hsbc|bofa|bank of america|jefferies|moody|moodys|fitch|s&p|s&p global|crisil|icra|care|care ratings|india ratings|morningstar|zacks|argus|guggenheim|mizuho|bernstein|raymond james|stifel|stifel financial|piper jaffray|piper sandler|oppenheimer|canaccord|cowen|evercore|bmo|rbc|wells fargo|kotak|kotak mahindra|motilal oswal|edelweiss|icici securities|iifl|religare|angel broking|emkay|prabhudas lilladher|sharekhan|geojit|karvy|td|societe generale|bnp paribas|standard chartered|gartner|idc|nielsen|kantar|ihs|factset|thomson reuters|reuters|bloomberg|marketbeat|baird|riley|wedbush|needham|keybanc|leerink|pacific crest|warburg|berenberg|exane|kepler|redburn|liberum|numis|investec'.split(
    '|',
  );
const commentatorKeys = new Set(COMMENTATORS);

/** Whether a bank, broker or agency speaks of another company, a stock, a price or an industry. */
export function isCommenting(
  words: readonly NameWord[],
  mention: Mention,
  mentions: readonly Mention[],
): boolean {
  const { start, end, ids } = mention;
  if (!isCommentator(words, mention)) return false;
  const others = mentions.filter((other) => !other.ids.some((id) => ids.includes(id)));
  const verb = findVerb(words, end, others);
  if (isRated(words, verb)) return false;
  return (
    (start === 0 && wordAt(words, verb).text === ':') ||
    isView(words, verb, others) ||
    isOnPaper(words, mention) ||
    isChoice(words, end) ||
    isRater(words, mention, verb, others)
  );
}

/** Whether something is done to it: 'Deutsche Bank downgraded by Fitch', 'Citigroup raised to buy', but not 'Citigroup raised Acme to buy'. */
function isRated(words: readonly NameWord[], verb: number): boolean {
  const { kind, lower } = wordAt(words, verb + 1);
  return PASSIVE.has(wordAt(words, verb).lower) && (kind === 'mark' || BEHIND_PASSIVE.has(lower));
}

function isRater(
  words: readonly NameWord[],
  { start, end }: Mention,
  verb: number,
  others: readonly Mention[],
): boolean {
  const isOthers = others.length > 0;
  const isOfRating = words.some(({ lower }, at) => (at < start || at > end) && RATED.has(lower));
  if (RATES.has(wordAt(words, verb).lower)) return isOthers || isOfRating || isOfUnknown(words, verb);
  const before = findBefore(words, start);
  const isLed = LED_BY.has(before) && isOthers;
  if (isGrading(words, { start, verb }, others)) return true;
  if (!isOfRating) return isLed && words.some(({ lower }) => lower === 'outlook');
  return (mayRate(words, verb) && !isOwnTarget(words, verb, others)) || before === 'by' || isLed;
}

/** Whether an agency cuts, raises or keeps another company, which is that one's rating whatever it is called: 'Moody's cuts Ford to junk'. */
function isGrading(
  words: readonly NameWord[],
  { start, verb }: { start: number; verb: number },
  others: readonly Mention[],
): boolean {
  return (
    AGENCIES.has(wordAt(words, start).key) &&
    mayRate(words, verb) &&
    others.some((other) => other.start === verb + 1 && isGraded(wordAt(words, other.end)))
  );
}

/** Whether a name ends with what is graded, and not with what is only called by it: 'Moody's raises Ford stake'. */
function isGraded({ kind, lower }: NameWord): boolean {
  return kind === 'mark' || BEHIND_GRADED.has(lower);
}

/** Whether a target is its own, as no other company, stock or rating is spoken of: 'Barclays raises its profit target'. */
function isOwnTarget(words: readonly NameWord[], verb: number, others: readonly Mention[]): boolean {
  return (
    others.length === 0 &&
    POSSESSIVE.has(wordAt(words, verb + 1).lower) &&
    !words.some(({ lower }) => OF_STOCK.has(lower))
  );
}

/** Whether a name that is not known is rated: 'HSBC upgrades Jubilant', but not 'HSBC upgrades its app'. */
function isOfUnknown(words: readonly NameWord[], verb: number): boolean {
  const { kind, text } = wordAt(words, verb + 1);
  return kind === 'word' && isCapital(text) && hasSmallWords(words);
}

function isChoice(words: readonly NameWord[], end: number): boolean {
  if (!/'s?$/.test(wordAt(words, end - 1).lower)) return false;
  return words.slice(end, end + REACH).some(({ lower }) => CHOICES.has(lower));
}

function mayRate(words: readonly NameWord[], verb: number): boolean {
  return MAY_RATE.has(wordAt(words, verb).lower) && !isIntent(words, verb);
}

/** The index of what a name is said to do: behind who speaks for it and others of its kind ('Morgan Stanley, BofA downgrade'). */
function findVerb(words: readonly NameWord[], end: number, others: readonly Mention[]): number {
  let at = end;
  for (;;) {
    const { kind, lower } = wordAt(words, at);
    const start = LINKS.has(lower) ? at + 1 : at;
    const next = others.find((other) => other.start === start);
    if (next && isCommentator(words, next)) at = next.end;
    else if (kind === 'word' && WHO_SPEAKS.has(lower)) at += 1;
    else return at;
  }
}

/** The word before a name and its initials: 'by' in 'by B. Riley'. */
function findBefore(words: readonly NameWord[], start: number): string {
  const isInitial = /^[A-Z]\.?$/.test(wordAt(words, start - 1).text);
  return wordAt(words, isInitial ? start - 2 : start - 1).lower;
}

/** Whether a view is held, written or expected of what is not one's own. */
function isView(words: readonly NameWord[], verb: number, others: readonly Mention[]): boolean {
  const said = wordAt(words, verb).lower;
  const behind = words.slice(verb + 1, verb + 1 + REACH).map(({ lower }) => lower);
  if (WRITES.has(said)) return others.length > 0 && (behind[0] === 'a' || behind[0] === 'an');
  if (behind.some((lower) => OWN.has(lower))) return false;
  if (isOutlook(said, behind)) return true;
  if (!VIEWS.has(said) || isIntent(words, verb)) return false;
  return (
    behind.slice(0, NEAR).some((lower) => THEMES.has(lower)) || others.some(({ start }) => start === verb + 1)
  );
}

function isOutlook(said: string, behind: readonly string[]): boolean {
  if (LEANINGS.has(said)) return behind[0] === 'on';
  if (HOLDS.has(said)) return holdsStance(behind);
  const has = (some: ReadonlySet<string>) => behind.some((lower) => some.has(lower));
  return MAY_RATE.has(said) && has(FORECASTS) && has(ASSETS);
}

/** Whether something is told of one's own doing: 'expects to buy'. */
function isIntent(words: readonly NameWord[], verb: number): boolean {
  return VIEWS.has(wordAt(words, verb).lower) && wordAt(words, verb + 1).lower === 'to';
}

function holdsStance(behind: readonly string[]): boolean {
  const at = behind.findIndex((lower) => LEANINGS.has(lower));
  if (at < 0) return false;
  const after = behind[at + 1] ?? '';
  return after === 'on' || (STANCES.has(after) && OF_OTHERS.has(behind[at + 2] ?? ''));
}

/** Whether only a report or a rating is told that bears the name: 'says Nomura report', 'despite Moodys rate lift', but not 'UBS rating cut by Moodys'. */
function isOnPaper(words: readonly NameWord[], { start, end }: Mention): boolean {
  const [next, second] = [wordAt(words, end).lower, wordAt(words, end + 1)];
  const isAgency = AGENCIES.has(wordAt(words, start).key);
  if (RATINGS.has(next)) return second.lower === 'on' || (isAgency && CHANGES.has(second.lower));
  return PAPERS.has(next) && (second.kind === 'mark' || TOLD.has(second.lower));
}

/** Whether a mention is of a bank, broker, agency or researcher, whose word on others is news. */
export function isCommentator(words: readonly NameWord[], { start, end }: Mention): boolean {
  const keys = words.slice(start, end).map(({ key }) => key);
  return (
    commentatorKeys.has(keys.join(' ')) ||
    FINANCE_WORDS.has(wordAt(words, end).key) ||
    keys.some((key) => FINANCE_WORDS.has(key))
  );
}
