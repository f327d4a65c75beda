import { undoMove } from '@vigilo/contract/events';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';

/** Takes moved events of a company back to the system generated ones, and says so, or why that cannot be. */
export function useUndoMove(companyID: string): (eventIds: readonly string[]) => Promise<void> {
  const t = useTexts('eventDialogs');
  return async (eventIds) => {
    try {
      await callApi(undoMove, { body: { companyID, eventIds: [...eventIds] } });
      showToast({
        kind: 'success',
        title: t('move.undone'),
        text: t('move.undoneCount', { count: eventIds.length }),
      });
    } catch (error) {
      const { message, description } = toProblem(error, t('tryAgain'));
      showToast({ kind: 'error', title: message, text: description ?? t('tryAgain') });
    }
    await refreshCompanies();
  };
}
