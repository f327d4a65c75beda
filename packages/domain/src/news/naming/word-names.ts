// How surely a single word names a company (issue 5, 'Suggestions'; issue 17, 'Companies in a headline': names that are words, such as 'Visa requirements',
// 'Amazon rainforest', 'Apple pie'). A word names its company where it is capitalised within a sentence, next to words of business, or followed by its
// legal form; it does not as a part of another name ('Rashesh Shah', 'Nine Rivers Capital') or of what the word means otherwise.

import { ABBREVIATIONS } from './abbreviations.ts';
import { PLAIN_CAPITALS } from '../suggestion/read-headline.ts';
import { toStem, toStems } from '../suggestion/stem.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';

/** For a name that is also a word: capitalised within a sentence, next to business words, where something says that the word is meant. */
const WORD_CONFIDENCE = { inside: 0.85, beside: 0.75, elsewhere: 0.35 } as const;

/** Where nothing tells the name from the word: names beside it may (named-together.ts). */
export const UNDECIDED = 0.4;

const BESIDE_COMPANY = new Set(
  toStems(
    'share stock profit sales revenue earnings ceo cfo coo cto md director chairman boss beat beats miss report post unveil launch announce recall hire appoint buy acquire sell agree sue plan cut raise open close warn say deal results q1 q2 q3 q4 dividend price target downgrade upgrade inc corp plc ltd chief investor customer staff store app shareholder bid takeover merger halt default file slump jump surge soar fall rise gain drop climb plunge tumble slip slide dip crack zoom edge advance decline retreat rebound up down rally net loss lose win bag get seek name settle face hit see expect lift lower hike trim slash suspend resume delay pay issue sign join lead join order expand exit quit shut spin split unit ipo bond debt rating outlook guidance forecast quarter comp complete amend refinance burn flag price tap presenta pide cierra gana pierde coloca aplaza suspende recorta eleva vende compra anuncia despide emite amortiza paga incumple',
  ),
);

/** So many capitals are initials rather than a word. */
const INITIALS = 3;

/** Forms of a company that follow its name. */
const LEGAL_FORMS = new Set(
  'inc corp co ltd plc llc sa ag nv se spa group holdings company corporation limited incorporated'.split(
    ' ',
  ),
);

/** Words too frequent in headlines to name a company. */
const EVERYWHERE = new Set(
  'on here now news it all what why how who the new top best is are we you if at in of for tim nov dow q1 q2 q3 q4 live video update post bill'.split(
    ' ',
  ),
);

/** What follows names that are words where the word is meant, by name; 'any' for each of them. */
const MEANT_OTHERWISE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    visa: 'requirement rule fee application applicant policy ban holder waiver program programme scheme restriction curb row free processing issue backlog cap lottery norm office status category fraud crackdown regime',
    amazon:
      'rainforest forest basin river deforestation jungle fire tribe delta region destruction logging wildfire drought',
    apple:
      'pie juice orchard grower harvest cider crop farmer tree sauce blossom production import variety picker',
    target: 'price date range rate year revenue growth level corridor',
    gap: 'year between in widen narrow up down analysis',
    shell: 'company companies firm casing shock game',
    orange: 'juice county crop grower alert growers',
    delta: 'variant region wave state plane smelt',
    oracle: 'bone',
    sprint: 'finish',
    coach: 'driver operator seat sacked bus',
    block: 'trade deal chain grant',
    square: 'mile foot feet meter metre one off',
    ally: 'of in',
    snap: 'election poll vote judgment inspection up back',
    caterpillar: 'larva plague infestation invasion',
    titan: 'submersible sub moon',
    sun: 'belt flower protection cream spot',
    total:
      'return cost revenue income sales expense debt assets loss eclipse number amount of value volume solar market',
    reliance: 'on upon',
    idea: 'of that behind for',
    page: 'one views turner',
    general: 'election strike public assembly',
    southern: 'california europe states hemisphere africa india',
    dominion: 'over',
    anthem: 'protest row singer',
    charter: 'flight school plane bus member',
    vale: 'of',
    century: 'old ago of low high',
    spice: 'route export trade blend market',
    force: 'majeure of index field',
    union: 'budget minister cabinet government leader member workers jack',
    federal: 'reserve government court judge budget agency law election tax',
    prestige: 'of',
    polaris: 'missile star',
    corn: 'crop belt',
    gold: 'price rally',
    ford: 'every',
    fox: 'hunting hunt',
    chase: 'for after',
    carnival: 'in parade season',
    discovery: 'of in',
    kellogg: 'school',
    duke: 'of university',
    monster: 'storm truck rally',
    twitter: 'account user post feed storm',
    macys: 'parade',
  }).map(([name, words]) => [name, new Set(toStems(words))]),
);

/** Given names: such a word with a capitalised word after it is a person. */
const GIVEN_NAMES = new Set(
  'arvind campbell morgan jack henry harris william williams paul james charles thomas martin george scott grant howard wayne marshall mark deepak tyler dean ross leonard warren raymond rajesh ramesh kirloskar jay dinesh mahesh ashok vijay anil mukesh sanjay bharat shankar lakshmi om ravi krishna ganesh sterling lloyd dillard nelson ralph tiffany wendy denny dick jackson kelly owens perry ryan taylor stanley ashley tim adi venu'.split(
    ' ',
  ),
);

/** Given names that are nothing else: whatever name follows is a person's ('Ajay Shriram'). */
const FIRST_NAMES = new Set(
  'ajay amit anand anil arun ashok deepak dinesh gautam girish kumar mahesh manoj mukesh naresh nitin pankaj prakash pramod praveen rahul rajesh rajiv rakesh ramesh ravi sandeep sanjay sanjeev satish shankar shekhar sudhir sunil suresh uday vijay vikram vinod vivek alan andrew anthony barbara brian carol daniel david deborah donald donna edward elizabeth eric gary gregory jacob janet jason jeffrey jennifer jeremy jessica jim joe john jonathan joseph joshua karen kenneth kevin laura linda lisa margaret maria marlene mary matthew melissa michael michelle nancy nicholas pamela patricia patrick peter philip rachel rebecca richard robert roger ronald sandra sarah sharon stephen steven susan teresa thomas timothy tim'.split(
    ' ',
  ),
);

/** Surnames more frequent in news than the companies that begin with them. */
const SURNAMES = new Set(
  'modi gandhi trump obama biden clinton merkel macron putin kejriwal singh kumar shah patel gupta sharma mehta jain agarwal kapoor khan rao reddy nair desai joshi smith jones johnson brown davis miller wilson'.split(
    ' ',
  ),
);

export interface Place {
  readonly words: readonly NameWord[];
  /** Index of the word, which may be the last of a longer name. */
  readonly at: number;
  readonly isTitleCase: boolean;
  /** Whether the headline is written in capital letters throughout. */
  readonly isAllLoud: boolean;
  readonly isCommon: (lower: string) => boolean;
}

/** The confidence in a single word that is also a common one, 0..1. */
export function rateWord(place: Place): number {
  const { words, at } = place;
  const { key } = wordAt(words, at);
  if (EVERYWHERE.has(key)) return WORD_CONFIDENCE.elsewhere;
  if (isInitials(place) || isBeforeLegalForm(place)) return WORD_CONFIDENCE.inside;
  if (isPartOfName(place)) return WORD_CONFIDENCE.elsewhere;
  if (isLoudAbbreviation(wordAt(words, at))) return WORD_CONFIDENCE.elsewhere;
  if (isInsideSentence(place) && !PLAIN_CAPITALS.has(key)) return WORD_CONFIDENCE.inside;
  return isBesideBusiness(words, at) ? WORD_CONFIDENCE.beside : UNDECIDED;
}

function isInitials({ words, at, isAllLoud }: Place): boolean {
  const { text, key } = wordAt(words, at);
  return !isAllLoud && isLoud(text) && key.length >= INITIALS && !ABBREVIATIONS.has(key);
}

function isBeforeLegalForm({ words, at }: Place): boolean {
  const { kind, key, text } = wordAt(words, at + 1);
  return kind === 'word' && LEGAL_FORMS.has(key) && isCapital(text);
}

/** Whether a capital says something: not at the beginning of a sentence. */
function isInsideSentence({ words, at, isTitleCase }: Place): boolean {
  const { kind } = wordAt(words, at - 1);
  return !isTitleCase && kind !== 'mark' && kind !== 'address';
}

/** Whether a word is in capitals as an abbreviation is, or several of its kind: 'AAP says no', 'HNIs buy'. */
function isLoudAbbreviation({ text, key }: NameWord): boolean {
  return isLoud(text.replace(/s$/, '')) && ABBREVIATIONS.has(key);
}

/** Whether words of business follow a word, or something of its own: 'Target beats', "Target's". */
export function isBesideBusiness(words: readonly NameWord[], at: number): boolean {
  const next = wordAt(words, at + 1);
  return (next.kind === 'word' && BESIDE_COMPANY.has(toStem(next.lower))) || isPossessive(wordAt(words, at));
}

/** Whether what follows a name says that the word is meant, not the company. */
export function isMeantOtherwise({ words, at }: Place): boolean {
  const [word, next] = [wordAt(words, at), wordAt(words, at + 1)];
  const others = MEANT_OTHERWISE.get(word.key);
  return (
    others !== undefined && next.kind === 'word' && others.has(toStem(next.lower)) && !isPossessive(word)
  );
}

/** Whether a word is part of a longer name: the name of a person, or of something that is not among the companies. */
export function isPartOfName(place: Place): boolean {
  const { words, at, isTitleCase, isCommon } = place;
  if (isTitleCase) return false;
  const before = wordAt(words, at - 1);
  const isLed = isUnknownName(before, isCommon) && !isPossessive(before) && !wordAt(words, at).isAttached;
  return isLed || isFollowedByName(place);
}

/** Whether a name of several words begins a headline as words may, the others in small letters: 'Public storage of waste'. */
export function isWrittenAsWords({ words, at, isCommon }: Place, end: number): boolean {
  const before = wordAt(words, at - 1);
  const own = words.slice(at, end);
  return (
    before.kind === 'mark' &&
    own.slice(1).every(({ text }) => !isCapital(text)) &&
    own.every(({ key }) => isCommon(key)) &&
    !isBesideBusiness(words, end - 1)
  );
}

/** 'David' in 'David Pezarkar' does not name a company. */
export function isFollowedByName({ words, at, isTitleCase, isCommon }: Place): boolean {
  const next = wordAt(words, at + 1);
  return (
    isUnknownName(next, isTitleCase ? isCommon : () => false) &&
    !next.isAttached &&
    !isPossessive(wordAt(words, at))
  );
}

function isPossessive({ lower }: NameWord): boolean {
  return /'s?$/.test(lower);
}

/** Whether a given name and a capitalised word make a person, or a surname is all there is of a company's name. */
export function isPerson(place: Place, isBeginning: boolean): boolean {
  const key = wordAt(place.words, place.at).key;
  return (
    (isBeginning && SURNAMES.has(key)) ||
    (GIVEN_NAMES.has(key) && isPartOfName(place)) ||
    FIRST_NAMES.has(wordAt(place.words, place.at - 1).lower)
  );
}

function isUnknownName(word: NameWord, isCommon: (lower: string) => boolean): boolean {
  return (
    word.kind === 'word' &&
    word.key.length > 1 &&
    isCapital(word.text) &&
    !isCommon(word.key) &&
    !BESIDE_COMPANY.has(word.stem) &&
    !PLAIN_CAPITALS.has(word.lower) &&
    !LEGAL_FORMS.has(word.key)
  );
}

/** Two or more characters, all upper case. */
export function isLoud(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase();
}

/** Whether some longer word begins with a small letter: where all have capitals they say nothing. */
export function hasSmallWords(words: readonly NameWord[]): boolean {
  return words.some(({ kind, text }) => kind === 'word' && /^\p{Ll}{4}/u.test(text));
}

/** Whether a word begins with a capital letter. */
export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}
