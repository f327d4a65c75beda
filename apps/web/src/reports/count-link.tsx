import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import { DASH, formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import type { CountedList } from './counted-list.ts';
import { buildCountedSearch, useListText } from './counted-list.ts';

interface CountLinkProps {
  /** Missing where it is not known. */
  readonly count: number | undefined;
  /** What is counted, such as the category. */
  readonly what: string;
  readonly list: CountedList;
}

/** A number of companies as the way to their list; a dash for none (specification 2, section 5). */
export function CountLink({ count, what, list }: CountLinkProps) {
  const t = useTexts('rtiSummary');
  const text = useListText();
  if (count === undefined || count === 0) return DASH;
  const label = t('open', { count, what: text(what, list) });
  return (
    <Anchor
      fw="inherit"
      aria-label={label}
      title={label}
      renderRoot={(root) => <Link to={PATHS.companies} search={buildCountedSearch(list)} {...root} />}
    >
      {formatCount(count)}
    </Anchor>
  );
}
