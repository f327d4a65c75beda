import { useMutation } from '@tanstack/react-query';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import { addToPortfolio, usePortfolioIds } from './own-portfolio.ts';

export interface BookmarkedCompany {
  readonly id: string;
  readonly ticker: string;
  readonly companyName: string;
}

/** Whether a company is in My Portfolio, and how it comes in. What became of it is said in a toast. */
export function useBookmark({ id, ticker, companyName }: BookmarkedCompany): {
  readonly isThere: boolean;
  readonly add: () => void;
} {
  const t = useTexts('portfolio');
  const isThere = usePortfolioIds().includes(id);
  const adding = useMutation({
    mutationFn: () => addToPortfolio(ticker),
    onSuccess: () =>
      showToast({ kind: 'success', title: t('bookmark.added', { ticker }), text: companyName }),
    onError: (error) => {
      const { message, description } = toProblem(error, t('bookmark.failedHint'));
      showToast({
        kind: 'error',
        title: t('bookmark.failed', { name: companyName }),
        text: description ?? message,
      });
    },
  });
  return { isThere, add: () => adding.isPending || adding.mutate() };
}
