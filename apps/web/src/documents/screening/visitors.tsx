import { Badge } from '@mantine/core';
import { IconPencil, IconUser, IconUsers } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Visitor } from '@vigilo/contract/review';
import { endVisit, visitChild } from '@vigilo/contract/review';
import { VISIT_EVERY_S } from '@vigilo/domain/changes/visits';
import { useEffect } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './screening.module.css';

/** Each asking says that the page is open, too: as long as it is in front of somebody, and not behind other windows. */
function visitsQuery(childId: string) {
  return queryOptions({
    queryKey: ['document-visits', childId],
    queryFn: async ({ signal }) => (await callApi(visitChild, { params: { id: childId } }, { signal })).data,
    refetchInterval: VISIT_EVERY_S * 1000,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Who else has the child document open, and who of them has changed something that is not saved; nothing where nobody has. */
export function Visitors({ childId }: { readonly childId: string }) {
  const { data: visitors = [] } = useQuery(visitsQuery(childId));
  useEffect(
    () => () => {
      // Where the word does not arrive, the visit ends by itself.
      void callApi(endVisit, { params: { id: childId } }).catch(() => undefined);
    },
    [childId],
  );
  return (
    <span role="status" className={classes['visitors']}>
      {visitors.length > 0 && <VisitorsChip visitors={visitors} />}
    </span>
  );
}

function VisitorsChip({ visitors }: { readonly visitors: readonly Visitor[] }) {
  const t = useTexts('review');
  const sentences = visitors.map(({ name, hasUnsaved }) =>
    hasUnsaved ? t('visitor.edits', { name }) : t('visitor.reads', { name }),
  );
  const isEdited = visitors.some(({ hasUnsaved }) => hasUnsaved);
  const Sign = isEdited ? IconPencil : visitors.length === 1 ? IconUser : IconUsers;
  return (
    <Badge
      color={isEdited ? 'caution' : 'gray'}
      maw="14rem"
      title={sentences.join('\n')}
      leftSection={<Sign size="0.75rem" stroke={2.5} aria-hidden="true" />}
    >
      {visitors.length === 1 ? sentences[0] : t('visitors', { count: visitors.length })}
    </Badge>
  );
}
