// What happens, by a headline (issue 17, 'Stories'): two headlines of one company that tell different things done ('cuts jobs', 'names chief') are hardly one story, and two that tell the same may be one
// however little else they share.

import { sharedStem, stem } from './stems.ts';

/** Words for what is done; each stands for all its synonyms (synonyms.ts). Words of one row are two sides of one act: what one sells, another buys. */
const ACTS: readonly string[] = [
  'buy sell',
  ...`merge bid deal talk stake partner split profit beat miss reaffirm forecast cut dividend repurchase ipo bankruptcy rescue restructure writedown hire fire resign strike suit rule settle
    jail convict accuse fine approve ban reject warn invest expand launch start halt shut resume cancel delay build contract win recall explosion crash outage hack die job wage up down record default
    bond vote appeal complete emerge replace leak blaze repay join list delist file`.split(/\s+/),
];

const actByStem = new Map(
  ACTS.flatMap((row) => {
    const stems = row.split(' ').map((word) => sharedStem(stem(word)));
    return stems.map((each): [string, string] => [each, stems[0] ?? each]);
  }),
);

/** What is done by the words of a headline, their shared stems, with the words that say so. */
export function listActs(words: Iterable<string>): ReadonlyMap<string, string> {
  const acts = new Map<string, string>();
  for (const word of words) {
    const act = actByStem.get(word);
    if (act !== undefined) acts.set(act, word);
  }
  return acts;
}

/** What is done by a headline, and what its words mean. */
interface Acting {
  readonly acts: ReadonlyMap<string, string>;
  readonly readMeanings: () => ReadonlyMap<string, readonly number[]>;
}

/** How many acts two headlines share. */
export function countSharedActs({ acts }: Acting, other: Acting): number {
  let shared = 0;
  for (const act of acts.keys()) if (other.acts.has(act)) shared += 1;
  return shared;
}

/** Whether a headline tells an act that the other tells neither in this word nor in one that means the same. */
export function tellsActAlone({ acts, readMeanings }: Acting, other: Acting): boolean {
  const meant = [...other.readMeanings().values()];
  return [...acts].some(([act, word]) => {
    const meanings = readMeanings().get(word) ?? [];
    return !other.acts.has(act) && !meant.some((each) => each.some((meaning) => meanings.includes(meaning)));
  });
}
