import { useMutation } from '@tanstack/react-query';
import type { CompanyRow } from '@vigilo/contract/companies';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { UNDO_SHOWN, showToast } from '../../ui/toast.ts';
import { buildChanges, sendChanges } from './bulk-change.ts';
import type { BulkChoice, BulkResult } from './bulk-change.ts';
import { findNewestRow, refreshCompanies } from '../public/company-cache.ts';

/** Changes all these companies; for ten seconds it can be undone. */
export function useBulkEdit(companies: readonly CompanyRow[], onDone: (result: BulkResult) => void) {
  const t = useTexts('companies');
  const failedText = (thrown: unknown): string => toProblem(thrown, t('bulk.failed')).message;

  async function undo({ before }: BulkResult): Promise<void> {
    try {
      const { before: done, refused } = await sendChanges(before, failedText);
      if (refused.length === 0)
        return showToast({
          kind: 'success',
          title: t('bulk.undone'),
          text: t('bulk.undoneCount', { count: done.length }),
        });
      const tickers = refused
        .map(({ ticker, message }) => (ticker === null ? message : `${ticker} (${message})`))
        .join(', ');
      showToast({
        kind: 'error',
        title: t('bulk.undone'),
        text: t('bulk.notUndone', { count: refused.length, tickers }),
      });
    } catch (thrown) {
      showToast({ kind: 'error', title: t('bulk.failed'), text: failedText(thrown) });
    } finally {
      await refreshCompanies();
    }
  }

  return useMutation({
    mutationFn: (choice: BulkChoice) =>
      sendChanges(
        buildChanges(
          companies.map((row) => findNewestRow(row)),
          choice,
        ),
        failedText,
      ),
    onSuccess: async (result) => {
      await refreshCompanies();
      const count = result.before.length;
      if (count > 0 || result.refused.length === 0) {
        showToast({
          kind: 'success',
          title: t('edited.company'),
          text: t('bulk.done', { count }),
          ...(count > 0 && {
            action: { label: t('undo'), run: () => void undo(result), isUndo: true },
            shownMs: UNDO_SHOWN,
          }),
        });
      }
      onDone(result);
    },
  });
}
