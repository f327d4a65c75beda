// Near-duplicates: headlines that tell the same in nearly the same words stand on one side of every split, or a figure would measure memory.

import { cleanHeadline } from '@vigilo/domain/news/suggestion/clean-headline';
import { splitWords } from '@vigilo/domain/news/suggestion/headline-words';

const ALIKE = 0.6;
/** A word in more texts than this finds no candidates: it stands everywhere. */
const TOO_FREQUENT = 400;

/** The group of each text, as the place of the first of the group. Texts alike to one that is alike to another are one group. */
export function groupTexts(texts: readonly string[]): number[] {
  const bags = texts.map(toBagOfWords);
  const parents = texts.map((_, index) => index);
  const findRoot = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] ?? at;
    return at;
  };
  const join = (one: number, other: number): void => {
    const [first, second] = [findRoot(one), findRoot(other)].toSorted((a, b) => a - b);
    parents[second ?? 0] = first ?? 0;
  };
  forEachEqual(bags, join);
  forEachAlike(bags, join);
  return texts.map((_, index) => findRoot(index));
}

function toBagOfWords(text: string): ReadonlySet<string> {
  return new Set(
    splitWords(cleanHeadline(text)).flatMap(({ stem, kind, lower }) =>
      kind === 'mark' ? [] : [kind === 'word' ? stem : lower],
    ),
  );
}

/** Calls for each bag and the first that has the same words, however frequent those are. */
function forEachEqual(
  bags: readonly ReadonlySet<string>[],
  found: (one: number, other: number) => void,
): void {
  const firsts = new Map<string, number>();
  bags.forEach((bag, index) => {
    const key = [...bag].toSorted().join(' ');
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else found(first, index);
  });
}

/** Calls for each pair of bags that share most of their words: the earlier first. */
function forEachAlike(
  bags: readonly ReadonlySet<string>[],
  found: (one: number, other: number) => void,
): void {
  const holders = new Map<string, number[]>();
  bags.forEach((bag, index) => {
    const shared = new Map<number, number>();
    for (const word of bag) {
      const list = holders.get(word) ?? [];
      if (list.length <= TOO_FREQUENT)
        for (const earlier of list) shared.set(earlier, (shared.get(earlier) ?? 0) + 1);
      list.push(index);
      holders.set(word, list);
    }
    for (const [earlier, count] of shared) {
      const other = bags[earlier];
      if (!other || count * 2 < ALIKE * Math.min(bag.size, other.size)) continue;
      const both = [...bag].filter((word) => other.has(word)).length;
      if (both / (bag.size + other.size - both) >= ALIKE) found(earlier, index);
    }
  });
}

/** A fold 0..count-1 for each group, always the same: whole groups stay together. */
export function assignFolds(groups: readonly number[], count: number): number[] {
  return groups.map((group) => (Math.imul(group + 1, 0x9e3779b1) >>> 8) % count);
}
