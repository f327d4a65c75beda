import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.ts';
import { addToPortfolio, usePortfolioIds } from './own-portfolio.ts';

interface BookmarkButtonProps {
  readonly company: { readonly id: string; readonly ticker: string; readonly companyName: string };
  /** A step of the theme, or pixels. */
  readonly size?: 'sm' | 'md' | number;
}

/** Adds a company to My Portfolio; one that is in it says so. */
export function BookmarkButton({ company: { id, ticker, companyName }, size = 'md' }: BookmarkButtonProps) {
  const t = useTexts('portfolio');
  const isThere = usePortfolioIds().includes(id);
  const adding = useMutation({
    mutationFn: () => addToPortfolio(ticker),
    onSuccess: () => showToast({ kind: 'success', title: t('bookmark.added', { ticker }), text: companyName }),
    onError: (error) => {
      const { message, description } = problemOf(error, t('bookmark.failedHint'));
      showToast({ kind: 'error', title: t('bookmark.failed', { name: companyName }), text: description ?? message });
    },
  });
  const Sign = isThere ? IconBookmarkFilled : IconBookmark;
  return (
    <IconButton
      size={size}
      label={t('bookmark.addNamed', { name: companyName })}
      disabledReason={isThere ? t('bookmark.there') : undefined}
      onClick={() => !adding.isPending && adding.mutate()}
    >
      <Sign size="1.125rem" stroke={1.75} />
    </IconButton>
  );
}
