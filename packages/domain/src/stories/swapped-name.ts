// Detects headlines that differ in a name ('investors in A with losses' / 'investors in B with losses'), which are separate stories however much else
// they share (issue 5, 'One story, counted once': named others must agree). The headlines are aligned by their longest common subsequence of words; if
// both replaced parts contain a rare word that is not in the other headline, the names differ. Opposite directions in one place ('shares slip' / 'shares
// steady') count too. In a title-case headline a rare verb looks like a name, hence 'perhaps'.

import { areNearWords, sharedStem, stem } from './stems.ts';
import type { TitleWords } from './title-words.ts';
import { computeMoves, OWN_NAME_WEIGHT } from './title-words.ts';
import { RARE, getStemWeight } from './word-frequency.ts';
import { AUTHORITIES } from './word-lists.ts';

const placeOf = new Map(
  AUTHORITIES.flatMap(([place, names]) =>
    names.split(' ').map((name): [string, string] => [sharedStem(stem(name)), place]),
  ),
);

/** Whether two headlines have different names in the same place. */
export function detectSwappedName(a: TitleWords, b: TitleWords): 'none' | 'perhaps' | 'surely' {
  let found: 'none' | 'perhaps' | 'surely' = 'none';
  for (const [ofA, ofB] of replacedParts(a.sequence, b.sequence)) {
    const [movesA, movesB] = [computeMoves(ofA), computeMoves(ofB)];
    if (movesA !== 0 && movesB !== 0 && (movesA & movesB) === 0) return 'surely';
    if (nameOthers(ofA, ofB, a, b)) return 'surely';
    if (!ofA.some((word) => isName(word, a, b)) || !ofB.some((word) => isName(word, b, a))) continue;
    if (a.names && b.names) return 'surely';
    found = 'perhaps';
  }
  return found;
}

/** Whether the parts name different countries, authorities or brokers ('cleared in Australia', 'cleared in the EU'). */
function nameOthers(ofA: readonly string[], ofB: readonly string[], a: TitleWords, b: TitleWords): boolean {
  const onlyInA = ofA.filter((word) => a.named.has(word) && !b.named.has(word));
  const onlyInB = ofB.filter((word) => b.named.has(word) && !a.named.has(word));
  return onlyInA.some((one) =>
    onlyInB.some((other) => (placeOf.get(one) ?? one) !== (placeOf.get(other) ?? other)),
  );
}

/** A rare word that is not in the other headline, capitalised if capitals are informative. */
function isName(word: string, own: TitleWords, other: TitleWords): boolean {
  if (
    getStemWeight(word) < RARE ||
    (own.words.get(word) ?? 0) <= OWN_NAME_WEIGHT ||
    other.words.has(word) ||
    (own.names && !own.names.has(word))
  )
    return false;
  if (
    isPartOfCompound(word, own, other) ||
    other.sequence.some((first, index) => first + (other.sequence[index + 1] ?? ' ') === word)
  )
    return false;
  for (const each of other.words.keys()) if (areNearWords(each, word)) return false;
  return true;
}

/** Whether the other headline writes this word and its neighbour as one word. */
function isPartOfCompound(word: string, own: TitleWords, other: TitleWords): boolean {
  return own.sequence.some((first, index) => {
    const second = own.sequence[index + 1] ?? ' ';
    return (first === word || second === word) && other.words.has(first + second);
  });
}

/** The differing parts between the common words of both. */
function replacedParts(a: readonly string[], b: readonly string[]): [string[], string[]][] {
  const rest = commonLengths(a, b);
  const parts: [string[], string[]][] = [];
  let [ofA, ofB]: [string[], string[]] = [[], []];
  const close = () => {
    if (ofA.length > 0 && ofB.length > 0) parts.push([ofA, ofB]);
    [ofA, ofB] = [[], []];
  };
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      close();
      i += 1;
      j += 1;
    } else if (rest(i + 1, j) >= rest(i, j + 1)) ofA.push(a[i++] ?? '');
    else ofB.push(b[j++] ?? '');
  }
  ofA.push(...a.slice(i));
  ofB.push(...b.slice(j));
  close();
  return rest(0, 0) === 0 ? [] : parts;
}

/** The length of the longest common subsequence from an index in each onwards. */
function commonLengths(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  }
  return at;
}
