import { Badge } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { useWaitingByCompany } from './news-queries.ts';

/** Says that news of a company waits, and leads to it; nothing where none does. */
export function WaitingMark({ companyId }: { readonly companyId: string }) {
  const t = useTexts('newsQueue');
  const waiting = useWaitingByCompany()?.get(companyId) ?? 0;
  if (waiting === 0) return null;
  const label = t('mark.waiting', { count: waiting });
  return (
    <Badge
      color="caution"
      leftSection={<IconNews size="0.75rem" aria-hidden="true" />}
      style={{ cursor: 'pointer' }}
      renderRoot={(root) => (
        <Link
          to={PATHS.news}
          search={{ company: companyId }}
          aria-label={label}
          data-tooltip={label}
          {...root}
        />
      )}
    >
      {formatCount(waiting)}
    </Badge>
  );
}
