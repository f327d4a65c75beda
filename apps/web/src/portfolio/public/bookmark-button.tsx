import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { BookmarkedCompany } from './use-bookmark.ts';
import { useBookmark } from './use-bookmark.ts';

interface BookmarkButtonProps {
  readonly company: BookmarkedCompany;
  /** A step of the theme, or pixels. */
  readonly size?: 'sm' | 'md' | number;
}

/** Adds a company to My Portfolio; one that is in it says so. */
export function BookmarkButton({ company, size = 'md' }: BookmarkButtonProps) {
  const t = useTexts('portfolio');
  const { isThere, add } = useBookmark(company);
  const Sign = isThere ? IconBookmarkFilled : IconBookmark;
  return (
    <IconButton
      size={size}
      label={t('bookmark.addNamed', { name: company.companyName })}
      disabledReason={isThere ? t('bookmark.there') : undefined}
      onClick={add}
    >
      <Sign size="1.125rem" stroke={1.75} />
    </IconButton>
  );
}
