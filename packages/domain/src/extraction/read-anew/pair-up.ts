// Which of the things that were read before is which of those that are read now (issue 'Review', 'a worker re-extracting while someone edits'). Nothing is guessed: where
// two would fit, neither does, unless only one of them is still there.

/** What tells a thing from the others, from the surest to the weakest. Null: it cannot be told by this. */
export type Traits<T> = readonly ((thing: T) => string | null)[];

interface PairOptions<T> {
  /** What is paired already. */
  readonly pairs?: Map<T, T>;
  /** Of several before that have a trait, the only one that is still there has it; default: all are. */
  readonly isThere?: (thing: T) => boolean;
}

/** Pairs, each of one of `before` and one of `fresh`. Two are a pair by the first trait that both have and no other that is left has on either side. */
export function pairUp<T>(
  before: readonly T[],
  fresh: readonly T[],
  traits: Traits<T>,
  { pairs = new Map<T, T>(), isThere = () => true }: PairOptions<T> = {},
): Map<T, T> {
  const taken = new Set(pairs.values());
  for (const trait of traits) {
    const ofBefore = groupOnes(
      before.filter((each) => !pairs.has(each)),
      trait,
      isThere,
    );
    const ofFresh = groupOnes(
      fresh.filter((each) => !taken.has(each)),
      trait,
      () => true,
    );
    for (const [value, one] of ofBefore) {
      const other = ofFresh.get(value);
      if (one === null || other === undefined || other === null) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}

/** By their trait; null where several have it of which none or several are there. */
function groupOnes<T>(
  things: readonly T[],
  trait: (thing: T) => string | null,
  isThere: (thing: T) => boolean,
): Map<string, T | null> {
  const ones = new Map<string, T | null>();
  for (const [value, all] of Map.groupBy(things, trait)) {
    if (value === null) continue;
    const [only, ...others] = all.length === 1 ? all : all.filter(isThere);
    ones.set(value, others.length > 0 ? null : (only ?? null));
  }
  return ones;
}

/**
 * The order of what is kept and what is new: as people left it where they moved something, else as it is read now. What only the other order knows comes behind what it
 * follows there.
 * @param read as it was read before
 * @param stored as people left it
 * @param fresh as it is read now, what was there before under its old name
 */
export function combineOrders(
  read: readonly string[],
  stored: readonly string[],
  fresh: readonly string[],
): readonly string[] {
  const known = new Set(read);
  const left = new Set(stored);
  const hasMoved =
    stored.filter((id) => known.has(id)).join(' ') !== read.filter((id) => left.has(id)).join(' ');
  const [first, second] = hasMoved ? [stored, fresh] : [fresh, stored];
  const order = [...first];
  const placed = new Set(order);
  for (const [at, id] of second.entries()) {
    if (placed.has(id)) continue;
    const before = second[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    placed.add(id);
  }
  return order;
}
