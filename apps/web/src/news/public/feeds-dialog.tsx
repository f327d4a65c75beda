import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEdit, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { getCompanyFeeds } from '@vigilo/contract/news';
import { DASH, formatCount } from '../../lib/format.ts';
import { formatRecentMoment } from '../../lib/format-moment.ts';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { useCan } from '../../lib/profile.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FEEDS_DIALOG, FeedStateBadge } from './feed-badges.tsx';
import { companyFeedsQuery, useKnowsFeeds } from './feed-queries.ts';
import { usePollFeeds } from './use-poll-feeds.ts';

type Feed = CallReply<typeof getCompanyFeeds>['data'][number];

/** While the dialog is open its feeds are asked for again so often, in milliseconds: they are fetched in the background. */
const REFRESH = 3000;

interface OpenedFeedsProps {
  /** What a company is called. */
  readonly getName: (companyId: string) => string;
}

/** The feeds that the address says are open, on a screen that draws this once. */
export function OpenedFeeds({ getName }: OpenedFeedsProps) {
  const { opened, close } = useOpenedForm();
  const canSee = useKnowsFeeds();
  if (opened?.form !== FEEDS_DIALOG || !canSee) return null;
  return <FeedsDialog companyId={opened.subject} name={getName(opened.subject)} onClose={close} />;
}

interface FeedsDialogProps {
  readonly companyId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The feeds of a company: whether they work, what went wrong in words, and when they are tried again. */
export function FeedsDialog({ companyId, name, onClose }: FeedsDialogProps) {
  const t = useTexts('news');
  const { data: feeds, isError } = useQuery({ ...companyFeedsQuery(companyId), refetchInterval: REFRESH });
  const hasFeeds = feeds !== undefined && feeds.length > 0;
  return (
    <Dialog
      title={t('feeds.title', { name })}
      size="lg"
      onClose={onClose}
      footerStart={<Tools companyId={companyId} canFetch={hasFeeds} />}
    >
      {feeds === undefined && isError && <Notice tone="bad" title={t('feeds.loadFailed')} />}
      {feeds?.length === 0 && <EmptyState title={t('feeds.none')} hint={t('feeds.noneHint')} />}
      <Stack gap="lg">
        {feeds?.map((feed) => (
          <FeedCard key={feed.kind} feed={feed} />
        ))}
      </Stack>
    </Dialog>
  );
}

function Tools({ companyId, canFetch }: { readonly companyId: string; readonly canFetch: boolean }) {
  const t = useTexts('news');
  const canEdit = useCan('edit-company');
  const { open } = useOpenedForm();
  const polling = usePollFeeds();
  return (
    <Group component="span" gap="sm">
      <Button
        variant="default"
        disabled={!canFetch}
        loading={polling.isPending}
        leftSection={<IconRefresh size="1rem" stroke={1.75} aria-hidden="true" />}
        onClick={() => polling.mutate(companyId)}
      >
        {t('feeds.fetch')}
      </Button>
      {canEdit && (
        <Button
          variant="default"
          leftSection={<IconEdit size="1rem" stroke={1.75} aria-hidden="true" />}
          onClick={() => open('companies.change', companyId)}
        >
          {t('feeds.edit')}
        </Button>
      )}
    </Group>
  );
}

function FeedCard({ feed }: { readonly feed: Feed }) {
  const t = useTexts('news');
  const { kind, url, foundUrl, state, problem, failures } = feed;
  return (
    <Stack component="section" gap="sm" aria-label={t(`feeds.kinds.${kind}`)}>
      <Group component="h3" gap="sm">
        {t(`feeds.kinds.${kind}`)} <FeedStateBadge state={state} />
        {failures > 0 && (
          <Text span size="sm" c="dimmed">
            {t('feeds.failures', { count: failures })}
          </Text>
        )}
      </Group>
      <Address url={url} />
      {foundUrl !== null && (
        <Text component="div" size="sm">
          {t('feeds.found')}: <Address url={foundUrl} />
        </Text>
      )}
      {problem !== null && <Notice tone="bad" title={t(`feedProblems.${problem}`)} />}
      <FeedFacts feed={feed} />
    </Stack>
  );
}

function Address({ url }: { readonly url: string }) {
  const link = safeLink(url);
  return (
    <Text span style={{ overflowWrap: 'anywhere' }}>
      {link === null ? (
        url
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      )}
    </Text>
  );
}

function FeedFacts({ feed: { polledAt, readAt, nextPollAt, items, lastNewAt } }: { readonly feed: Feed }) {
  const t = useTexts('news');
  const moment = (iso: string | null) => (iso === null ? DASH : formatRecentMoment(iso));
  return (
    <Facts
      facts={[
        { name: t('feeds.lastRead'), value: moment(readAt) },
        { name: t('feeds.lastAsked'), value: moment(polledAt) },
        { name: t('feeds.lastNew'), value: moment(lastNewAt) },
        {
          name: t('feeds.next'),
          value: nextPollAt === null ? t('feeds.never') : formatRecentMoment(nextPollAt),
        },
        { name: t('feeds.items'), value: formatCount(items) },
      ]}
    />
  );
}
