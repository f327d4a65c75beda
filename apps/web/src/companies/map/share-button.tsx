import { IconCheck, IconLink } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { writeSearch } from '../../lib/search.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CompaniesView } from '../companies-url.ts';
import { buildCompaniesSearch } from '../companies-url.ts';
import { useListing } from '../listing-context.tsx';

/** How long the button says that the link was copied, in milliseconds. */
const SAID_FOR = 3000;

interface ShareButtonProps {
  /** The day that is shown, once it is known: a link names it even where the address leaves it to be the latest. */
  readonly asOf: string | null;
  /** Copies; reports where the browser refuses. Answers whether it was copied. */
  readonly onCopy: (link: string) => Promise<boolean>;
}

/** Copies an address that opens the very same view. It says so itself: a toast would be out of sight in full screen. */
export function ShareButton({ asOf, onCopy }: ShareButtonProps) {
  const t = useTexts('heatMap');
  const { view } = useListing();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <>
      <IconButton
        label={isCopied ? t('linkCopied') : t('copyLink')}
        onClick={() => void onCopy(shareLink(view, asOf)).then(setCopied)}
      >
        <Icon size="1.125rem" stroke={1.75} />
      </IconButton>
      <VisuallyHidden role="status">{isCopied && t('linkCopied')}</VisuallyHidden>
    </>
  );
}

function shareLink(view: CompaniesView, asOf: string | null): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${writeSearch(buildCompaniesSearch({ ...view, asOf: view.asOf ?? asOf }))}`;
}
