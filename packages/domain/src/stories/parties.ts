// Which part the company has in a deal or a suit, by where its own name stands (issue 17, 'Stories'): 'Acme buys Borealis' and 'Borealis buys Acme' share every word and are two stories, and so are 'Acme sues
// supplier' and 'Acme sued by supplier'.

/** Buyer, or who sells or is bought; who sues, or who is sued. As bits, so that a headline may tell several. */
const PARTS = { buyer: 1, sold: 2, suing: 4, sued: 8 } as const;
const OPPOSITES: readonly (readonly [number, number])[] = [
  [PARTS.buyer, PARTS.sold],
  [PARTS.suing, PARTS.sued],
];

interface Verb {
  /** The part of who does it. */
  readonly doer: number;
  /** The part of whom or what it is done to. */
  readonly other: number;
  /** What stands before who else takes part, and their part: one buys from a seller, and sells to a buyer. */
  readonly link: string;
  readonly linked: number;
}

const BUY: Verb = { doer: PARTS.buyer, other: PARTS.sold, link: 'from', linked: PARTS.sold };
/** Shares of the company are sold by somebody too: being sold says nothing of its part. */
const SELL: Verb = { doer: PARTS.sold, other: 0, link: 'to', linked: PARTS.buyer };
const SUE: Verb = { doer: PARTS.suing, other: PARTS.sued, link: '', linked: 0 };

const VERBS: ReadonlyMap<string, Verb> = new Map(
  (
    [
      [BUY, 'buy buys buying bought acquire acquires acquiring acquired takeover'],
      [SELL, 'sell sells selling sold divest divests divested offload offloads offloaded'],
      [SUE, 'sue sues suing sued'],
    ] as const
  ).flatMap(([verb, words]) => words.split(' ').map((word): [string, Verb] => [word, verb])),
);
/** Forms that may be passive without 'is': 'Acme sued over engines', 'Acme bought by Borealis'. */
const PASSIVE = /^(?:bought|acquired|takeover|sold|divested|offloaded|sued)$/;
const BY: ReadonlySet<string> = new Set(['by', 'por']);
/** A suit may be named without who brings it. */
const AFTER_SUED: ReadonlySet<string> = new Set(['by', 'por', 'over', 'for', 'in']);
/** What may stand between a name and its verb. */
const BETWEEN: ReadonlySet<string> = new Set(
  `to will would may might could is are was be been being has have had agree agrees agreed plan plans planned set aims wants seeks near nears in talks about inc corp
  plc group ag sa ltd co`.split(/\s+/),
);
const MOST_BETWEEN = 4;

/** The parts of the company in what a headline tells, as bits; 0 where none is plain. `isOwn` says which of the words are of its name. */
export function findParts(words: readonly string[], isOwn: (at: number) => boolean): number {
  let parts = 0;
  for (const [at, word] of words.entries()) {
    const verb = VERBS.get(word);
    if (verb) parts |= partIn(verb, words, at, isOwn);
  }
  return OPPOSITES.reduce(
    (left, [one, other]) => (left & one && left & other ? left & ~one & ~other : left),
    parts,
  );
}

function partIn(verb: Verb, words: readonly string[], at: number, isOwn: (at: number) => boolean): number {
  const isReversed = isPassive(verb, words[at], words[at + 1]);
  const [before, after] = isReversed ? [verb.other, verb.doer] : [verb.doer, verb.other];
  if (isSubject(words, at, isOwn)) return before;
  if (isOwn(at + 1) || (isReversed && isOwn(at + 2))) return after;
  const link = words.indexOf(verb.link, at + 1);
  return link > 0 && isOwn(link + 1) ? verb.linked : 0;
}

function isPassive(verb: Verb, word = '', next = ''): boolean {
  return PASSIVE.test(word) && (verb === SUE ? AFTER_SUED : BY).has(next);
}

/** Whether the company's name stands before a verb, with nothing but auxiliaries between. */
function isSubject(words: readonly string[], verb: number, isOwn: (at: number) => boolean): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - 1 - MOST_BETWEEN); at -= 1) {
    if (isOwn(at)) return true;
    if (!BETWEEN.has(words[at] ?? '')) return false;
  }
  return false;
}

/** Whether two headlines give the company opposite parts. */
export function haveOppositeParts(a: number, b: number): boolean {
  return OPPOSITES.some(
    ([one, other]) => ((a & one) !== 0 && (b & other) !== 0) || ((a & other) !== 0 && (b & one) !== 0),
  );
}
