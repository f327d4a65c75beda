import type { ReviewedRow } from '../screening/use-row-edits.ts';

type Counterpart = ReviewedRow['Linked'][number];

/** Which of the linked documents to show for a value: the one that is shown, unless another one contradicts and it does not. */
export function chooseCounterpart(
  counterparts: readonly Counterpart[],
  shownId: string | undefined,
): Counterpart | undefined {
  const differing = counterparts.filter(({ isSame }) => !isSame);
  const telling = differing.length > 0 ? differing : counterparts;
  return telling.find(({ DocumentId }) => DocumentId === shownId) ?? telling[0];
}
