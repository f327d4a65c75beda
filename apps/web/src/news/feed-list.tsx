import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ListedFeed } from '@vigilo/contract/news';
import { useMemo } from 'react';
import { CompanyDialogs } from '../companies/public/company-dialogs.tsx';
import { formatRecentMoment } from '../lib/format-moment.ts';
import { useOpenedForm } from '../lib/opened-form.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Choice } from '../ui/choice.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListPanel } from '../ui/list-page.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TableFooter } from '../ui/table-footer.tsx';
import { feedListQuery } from './manage-queries.ts';
import type { ManageView } from './manage-view.ts';
import { ROW_COUNTS, SHOWN, STATES_SHOWN } from './manage-view.ts';
import { FEEDS_DIALOG, FeedStateBadge } from './public/feed-badges.tsx';
import { OpenedFeeds } from './public/feeds-dialog.tsx';
import { usePollFeeds } from './public/use-poll-feeds.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** In rem: an error takes two lines. */
const ROW_HEIGHT = 3.25;
const WRAPPED = { whiteSpace: 'normal' } as const;
const SORTED = ['state', 'companyName', 'lastNewAt', 'nextPollAt'] as const;

export interface ManageProps {
  readonly view: ManageView;
  readonly change: (part: Partial<ManageView>) => void;
}

/** The feeds of all companies, those in trouble at first: what is wrong with each, and when it is tried again. */
export function FeedList({ view, change }: ManageProps) {
  const t = useTexts('news');
  const query = useQuery(feedListQuery(view));
  const { data } = query;
  const columns = useFeedColumns();
  const names = new Map(data?.feeds.map(({ companyID, companyName }) => [companyID, companyName]));
  return (
    <>
      <Tools view={view} change={change} counts={data?.counts} />
      {data?.isOn === false && <Notice tone="caution" title={t('list.off')} />}
      <ListPanel>
        {query.isLoadingError ? (
          <LoadFailed
            title={t('list.failed')}
            message={toProblem(query.error, '').message}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <DataTable
            label={t('list.label')}
            columns={columns}
            rows={data?.feeds}
            getId={({ companyID, kind }) => `${companyID} ${kind}`}
            sorting={{ key: view.sort, isDescending: view.descending }}
            onSort={({ key, isDescending }) =>
              change({
                sort: SORTED.find((sort) => sort === key) ?? 'state',
                descending: isDescending,
                page: 1,
              })
            }
            page={{ before: (view.page - 1) * view.rows, total: data?.total ?? 0 }}
            isStale={query.isPlaceholderData}
            rowHeight={ROW_HEIGHT}
            empty={
              <EmptyState
                title={t('list.none')}
                hint={view.search === '' ? t('list.noneHint') : t('list.noneFound')}
              />
            }
          />
        )}
        {data !== undefined && data.total > 0 && (
          <TableFooter
            page={view.page}
            rowCount={view.rows}
            rowCounts={ROW_COUNTS}
            total={data.total}
            onPage={(page) => change({ page })}
            onRowCount={(rows) => change({ rows, page: 1 })}
          />
        )}
      </ListPanel>
      <OpenedFeeds getName={(id) => names.get(id) ?? ''} />
      <CompanyDialogs />
    </>
  );
}

interface ToolsProps extends ManageProps {
  readonly counts: Readonly<Record<(typeof STATES_SHOWN)['all'][number], number>> | undefined;
}

function Tools({ view, change, counts }: ToolsProps) {
  const t = useTexts('news');
  const [typed, type] = useTypedSearch(view.search, (search) => change({ search, page: 1 }));
  const count = (shown: ManageView['shown']) =>
    STATES_SHOWN[shown].reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  return (
    <Group gap="sm" mb="md">
      <SearchField label={t('list.search')} value={typed} onChange={type} />
      <Choice
        label={t('list.show')}
        value={view.shown}
        options={SHOWN.map((shown) => ({ value: shown, text: t(`list.${shown}`, { count: count(shown) }) }))}
        onChange={(shown) => change({ shown, page: 1 })}
      />
    </Group>
  );
}

function useFeedColumns(): readonly TableColumn<ListedFeed>[] {
  const t = useTexts('news');
  return useMemo(
    () => [
      {
        key: 'companyName',
        title: t('col.companyName'),
        least: 10,
        isRowHead: true,
        sortBy: 'server',
        cell: (feed) => <Company feed={feed} />,
      },
      { key: 'feed', title: t('col.feed'), least: 13, cell: (feed) => <Feed feed={feed} /> },
      {
        key: 'state',
        title: t('col.state'),
        width: 9.5,
        sortBy: 'server',
        cell: ({ state, failures }) => (
          <Stack component="span" gap={0} align="start">
            <FeedStateBadge state={state} />
            {failures > 0 && (
              <Text span size="xs" c="dimmed">
                {t('feeds.failures', { count: failures })}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'problem',
        title: t('col.problem'),
        least: 14,
        cell: ({ problem }) => <Problem text={problem === null ? null : t(`feedProblems.${problem}`)} />,
      },
      {
        key: 'lastNewAt',
        title: t('col.lastNewAt'),
        width: 9.5,
        sortBy: 'server',
        cell: ({ lastNewAt }) => (lastNewAt === null ? t('list.never') : formatRecentMoment(lastNewAt)),
      },
      {
        key: 'nextPollAt',
        title: t('col.nextPollAt'),
        width: 10,
        sortBy: 'server',
        cell: ({ nextPollAt }) => (nextPollAt === null ? t('list.notAgain') : formatRecentMoment(nextPollAt)),
      },
      {
        key: 'action',
        title: t('col.action'),
        width: 10.5,
        isAtEnd: true,
        cell: (feed) => <TryNow feed={feed} t={t} />,
      },
    ],
    [t],
  );
}

/** The company, whose feeds it opens. */
function Company({ feed: { companyID, companyName, ticker } }: { readonly feed: ListedFeed }) {
  const t = useTexts('news');
  const { open } = useOpenedForm();
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      <Anchor
        component="button"
        ta="start"
        truncate
        title={t('list.details', { name: companyName })}
        onClick={() => open(FEEDS_DIALOG, companyID)}
      >
        {companyName}
      </Anchor>
      <Text span size="xs" c="dimmed">
        {ticker}
      </Text>
    </Group>
  );
}

function Feed({ feed: { kind, url, foundUrl } }: { readonly feed: ListedFeed }) {
  const t = useTexts('news');
  return (
    <Stack component="span" gap={0}>
      {t(`feeds.kinds.${kind}`)}
      <Text
        span
        size="xs"
        c="dimmed"
        truncate
        title={foundUrl === null ? url : `${url}\n${t('feeds.found')}: ${foundUrl}`}
      >
        {foundUrl ?? url}
      </Text>
    </Stack>
  );
}

function Problem({ text }: { readonly text: string | null }) {
  const t = useTexts('news');
  return text === null ? (
    <Text span inherit c="dimmed">
      {t('list.noProblem')}
    </Text>
  ) : (
    <Text span size="sm" lineClamp={2} title={text} style={WRAPPED}>
      {text}
    </Text>
  );
}

function TryNow({
  feed: { companyID, companyName, kind, can },
  t,
}: {
  readonly feed: ListedFeed;
  readonly t: Translate<'news'>;
}) {
  const polling = usePollFeeds();
  if (!can.includes('poll')) return null;
  return (
    <ActionButton
      leftSection={<IconRefresh size="1rem" stroke={1.75} aria-hidden="true" />}
      label={t('list.tryLabel', { kind: t(`feeds.kinds.${kind}`), name: companyName })}
      loading={polling.isPending}
      onClick={() => polling.mutate(companyID)}
    >
      {t('list.try')}
    </ActionButton>
  );
}
