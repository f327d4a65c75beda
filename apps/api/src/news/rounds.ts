// What the ids of a batch say of it: in which order its items are stored, those under one id of their source one after the other, all others at once; and which
// ids say nothing.

import type { WorkItem } from './news-step.ts';

/** The most headlines of one batch under one id: no source words a story so often, but some give one id to all that they tell. */
const MOST_HEADLINES = 20;

/**
 * Takes the id from the items of each that stands on too many headlines (`headlines` has the key of each under its id), as if they had none. They are
 * known again by their headlines under it all the same.
 */
export function dropCommonIds(
  items: readonly WorkItem[],
  headlines: ReadonlyMap<WorkItem, string | null>,
): void {
  const byId = Map.groupBy(items, toIdText);
  for (const [id, alike] of byId) {
    const told = id === null ? 0 : new Set(alike.map((item) => headlines.get(item))).size;
    if (told <= MOST_HEADLINES) continue;
    for (const item of alike) {
      item.keys = item.keys.filter((key) => key !== item.originKey);
      item.originKey = null;
    }
  }
}

/**
 * Splits items into rounds, of which each needs the one before it stored: one for a batch in which no id comes twice. Headlines that came before, with nothing
 * new between them, stay together, since only beside each other they say what their source still tells.
 */
export function splitIntoRounds(items: readonly WorkItem[]): WorkItem[][] {
  const rounds: WorkItem[][] = [[]];
  const last = new Map<string, { readonly round: number; readonly isRepeated: boolean }>();
  for (const item of items) {
    const { isRepeated } = item;
    const id = toIdText(item);
    const earlier = id === null ? undefined : last.get(id);
    const isWithEarlier = earlier === undefined || (earlier.isRepeated && isRepeated);
    const round = (earlier?.round ?? 0) + (isWithEarlier ? 0 : 1);
    if (id !== null) last.set(id, { round, isRepeated });
    (rounds[round] ??= []).push(item);
  }
  return rounds;
}

/** An id is that of its company; null for an item without one. */
function toIdText({ companyId, originKey }: WorkItem): string | null {
  return originKey === null ? null : `${companyId} ${originKey}`;
}
