import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChildUses as Uses } from '@vigilo/contract/reports';
import { listChildUses } from '@vigilo/contract/reports';
import { callApi } from '../../lib/call-api.ts';
import { formatDay } from '../../lib/format.ts';
import { formatLocalMoment } from '../../lib/format-moment.ts';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { documentPath, screeningPath } from '../document-path.ts';
import { DOCUMENTS } from '../documents-queries.ts';
import { writeType } from '../public/type-name.ts';

interface ChildUsesProps {
  readonly documentId: string;
  readonly childId: string;
}

const BROKEN = { overflowWrap: 'anywhere' } as const;
/** The panel has no room for marks left of its entries. */
const UNMARKED = { listStyle: 'none' } as const;

function usesQuery(childId: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'uses', childId],
    queryFn: async ({ signal }) =>
      (await callApi(listChildUses, { params: { id: childId } }, { signal })).data,
  });
}

/** What uses a child document, as a part of its document's summary. */
export function UsesPanel(props: ChildUsesProps) {
  const t = useTexts('reports');
  return (
    <Panel title={t('uses.title')}>
      <ChildUses {...props} />
    </Panel>
  );
}

/** The ratings, reports, linked documents and deliveries that use a child document, each with the way to it. */
export function ChildUses({ documentId, childId }: ChildUsesProps) {
  const t = useTexts('reports');
  const { data, isLoadingError, error, refetch } = useQuery({ ...usesQuery(childId), staleTime: 0 });
  const lines = useLines(data, documentId);
  if (isLoadingError)
    return <LoadFailed title={t('uses.failed')} message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton h="3rem" role="status" aria-label={t('uses.loading')} />;
  if (lines.length === 0) return <Text c="dimmed">{t('uses.none')}</Text>;
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={UNMARKED} aria-label={t('uses.title')}>
      {lines.map(({ key, words, detail, way }) => (
        <Text key={key} component="li" style={BROKEN}>
          <Anchor
            renderRoot={(root) =>
              typeof way === 'string' ? (
                <Link to={way} {...root} />
              ) : (
                <Link to={PATHS.companySummary} params={way} {...root} />
              )
            }
          >
            {words}
          </Anchor>
          <Text size="xs" c="dimmed">
            {detail}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}

interface Line {
  readonly key: string;
  readonly words: string;
  readonly detail: string;
  /** The id of a company whose summary shows it, or the address of another screen. */
  readonly way: { readonly companyId: string } | string;
}

function useLines(uses: Uses | undefined, documentId: string): Line[] {
  const t = useTexts('reports');
  const ts = useTexts('scoring');
  const td = useTexts('documentScreens');
  const tl = useTexts('delivery');
  if (uses === undefined) return [];
  return [
    ...uses.ratings.map(({ company, horizon, grade, from, until }) => ({
      key: `rating ${company._id} ${horizon} ${from}`,
      words: t('uses.rating', {
        horizon: ts(horizon),
        grade,
        name: company.companyName,
        ticker: company.ticker,
      }),
      detail:
        until === null
          ? t('uses.since', { day: formatDay(from) })
          : t('uses.between', { from: formatDay(from), until: formatDay(until) }),
      way: { companyId: company._id },
    })),
    ...uses.reports.map(({ kind, company }) => ({
      key: `${kind} ${company._id}`,
      words: t(`uses.${kind}`, { name: company.companyName, ticker: company.ticker }),
      detail: t('uses.report'),
      way: { companyId: company._id },
    })),
    ...uses.links.map(({ id, documentType, parentDocumentId, documentName, valueCount }) => ({
      key: `link ${id}`,
      words: `${writeType(td, documentType)} - ${documentName}`,
      detail: t('uses.values', { count: valueCount }),
      way: screeningPath(parentDocumentId, id),
    })),
    ...uses.deliveries.map(({ at, status }) => ({
      key: `delivery ${at} ${status ?? ''}`,
      words: t(status === null ? 'uses.file' : 'uses.webhook'),
      detail: [formatLocalMoment(at), ...(status === null ? [] : [tl(`log.status.${status}`)])].join(' · '),
      way: documentPath(documentId),
    })),
  ];
}
