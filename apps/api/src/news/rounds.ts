// In which order the items of a batch are stored: those under one id of their source one after the other, all others at once.

import type { WorkItem } from './news-step.ts';

/**
 * Splits items into rounds, of which each needs the one before it stored: one for a batch in which no id comes twice. Headlines that came before, with nothing
 * new between them, stay together, since only beside each other they say what their source still tells.
 */
export function splitIntoRounds(items: readonly WorkItem[]): WorkItem[][] {
  const rounds: WorkItem[][] = [[]];
  const last = new Map<string, { readonly round: number; readonly isRepeated: boolean }>();
  for (const item of items) {
    const { companyId, originKey, isRepeated } = item;
    const id = `${companyId} ${originKey}`;
    const earlier = originKey === null ? undefined : last.get(id);
    const isWithEarlier = earlier === undefined || (earlier.isRepeated && isRepeated);
    const round = (earlier?.round ?? 0) + (isWithEarlier ? 0 : 1);
    last.set(id, { round, isRepeated });
    (rounds[round] ??= []).push(item);
  }
  return rounds;
}
