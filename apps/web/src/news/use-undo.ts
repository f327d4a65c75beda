import { undoSettlement } from '@vigilo/contract/news-queue';
import { callApi } from '../lib/call-api.ts';
import { canPassByItself } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { countSettled } from './settled-count.ts';
import type { Settled } from './settlements.ts';
import { keepSettled, takeLastSettled } from './settlements.ts';
import { useSettlingFailure } from './use-settling-failure.ts';

/**
 * Undoes the last decision, call by call where it took several; what cannot be undone for now stays the last one.
 * @param bringBack shows the news with these ids again, as it is by now
 */
export function useUndo(bringBack: (ids: readonly string[]) => Promise<void>): () => Promise<void> {
  const t = useTexts('newsQueue');
  const tell = useSettlingFailure();

  /** @returns the news that waits again; null where it could not be undone */
  async function takeBack(entry: Settled): Promise<readonly string[] | null> {
    const settlementID = await entry.settlement;
    if (settlementID === null) return [];
    try {
      await callApi(undoSettlement, { body: { settlementID } });
      countSettled(-entry.ids.length);
      return entry.ids;
    } catch (error) {
      tell(error, t('undoFailed'));
      // What the server has not decided about can be tried again; what it refuses may have been undone by a call whose answer was lost.
      if (canPassByItself(error)) keepSettled(entry);
      else await bringBack(entry.ids);
      return null;
    }
  }

  return async () => {
    const undone: string[] = [];
    let last = takeLastSettled();
    let isWhole = true;
    while (last !== undefined) {
      const ids = await takeBack(last);
      if (ids === null) {
        isWhole = false;
        break;
      }
      undone.push(...ids);
      last = takeLastSettled(last.decidedAt);
    }
    if (undone.length === 0) return;
    await bringBack(undone);
    if (isWhole) showToast({ kind: 'success', title: t('undo'), text: t('undone') });
  };
}
