import { Badge, Button } from '@mantine/core';
import { IconEdit, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getCompanyFeeds, pollCompanyFeeds } from '@vigilo/contract/news';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { DASH, formatCount } from '../../lib/format.ts';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { toProblem } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import type { EventCompany } from '../event-company.ts';
import classes from './feeds-dialog.module.css';

type Feed = CallReply<typeof getCompanyFeeds>['data'][number];

/** While the dialog is open its feeds are asked for again so often, in milliseconds: they are fetched in the background. */
const REFRESH = 3000;

interface FeedsDialogProps {
  readonly company: EventCompany;
  readonly onClose: () => void;
}

/** The feeds of a company: whether they work, what went wrong in words, and when they are tried again. */
export function FeedsDialog({ company, onClose }: FeedsDialogProps) {
  const t = useTexts('eventDialogs');
  const { data: feeds, isError } = useQuery({
    queryKey: ['company-feeds', company._id],
    queryFn: async ({ signal }) =>
      (await callApi(getCompanyFeeds, { params: { id: company._id } }, { signal })).data,
    refetchInterval: REFRESH,
  });
  const hasFeeds = feeds !== undefined && feeds.length > 0;
  return (
    <Dialog
      title={t('feeds.title', { name: company.companyName })}
      size="lg"
      onClose={onClose}
      footerStart={<Tools company={company} canFetch={hasFeeds} />}
    >
      {feeds === undefined && isError && <Notice tone="bad" title={t('feeds.loadFailed')} />}
      {feeds?.length === 0 && <EmptyState title={t('feeds.none')} hint={t('feeds.noneHint')} />}
      <div className={classes.feeds}>
        {feeds?.map((feed) => (
          <FeedCard key={feed.kind} feed={feed} />
        ))}
      </div>
    </Dialog>
  );
}

function Tools({ company, canFetch }: { readonly company: EventCompany; readonly canFetch: boolean }) {
  const t = useTexts('eventDialogs');
  const mayEdit = useCan('edit-company');
  const { open } = useOpenedForm();
  const fetching = useMutation({
    mutationFn: () => callApi(pollCompanyFeeds, { params: { id: company._id } }),
    onSuccess: ({ message }) => {
      void refreshCompanies();
      showToast({ kind: 'info', title: t('feeds.fetch'), text: message });
    },
    onError: (error) => {
      const { message, description } = toProblem(error, t('tryAgain'));
      showToast({ kind: 'error', title: t('feeds.fetchFailed'), text: description ?? message });
    },
  });
  return (
    <span className={classes.tools}>
      <Button
        variant="default"
        disabled={!canFetch}
        loading={fetching.isPending}
        leftSection={<IconRefresh size="1rem" stroke={1.75} aria-hidden="true" />}
        onClick={() => fetching.mutate()}
      >
        {t('feeds.fetch')}
      </Button>
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<IconEdit size="1rem" stroke={1.75} aria-hidden="true" />}
          onClick={() => open('companies.change', company._id)}
        >
          {t('feeds.edit')}
        </Button>
      )}
    </span>
  );
}

function FeedCard({ feed }: { readonly feed: Feed }) {
  const t = useTexts('eventDialogs');
  const newsTexts = useTexts('news');
  const { kind, url, problem } = feed;
  const link = safeLink(url);
  return (
    <section className={classes.feed} aria-label={t(`feeds.kinds.${kind}`)}>
      <h3>
        {t(`feeds.kinds.${kind}`)} <State feed={feed} />
      </h3>
      <p className={classes.url}>
        {link === null ? (
          url
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        )}
      </p>
      {problem !== null && <Notice tone="bad" title={newsTexts(`feedProblems.${problem}`)} />}
      <FeedFacts feed={feed} />
    </section>
  );
}

function State({ feed: { problem, failures, polledAt } }: { readonly feed: Feed }) {
  const t = useTexts('eventDialogs');
  if (problem !== null) return <Badge color="bad">{t('feeds.failing', { count: failures })}</Badge>;
  return polledAt === null ? (
    <Badge>{t('feeds.waiting')}</Badge>
  ) : (
    <Badge color="good">{t('feeds.works')}</Badge>
  );
}

function FeedFacts({ feed: { polledAt, readAt, nextPollAt, items } }: { readonly feed: Feed }) {
  const t = useTexts('eventDialogs');
  const moment = (iso: string | null) => (iso === null ? DASH : formatTimeOrDay(iso));
  return (
    <Facts
      facts={[
        { name: t('feeds.lastRead'), value: moment(readAt) },
        { name: t('feeds.lastAsked'), value: moment(polledAt) },
        {
          name: t('feeds.next'),
          value: nextPollAt === null ? t('feeds.never') : formatTimeOrDay(nextPollAt),
        },
        { name: t('feeds.items'), value: formatCount(items) },
      ]}
    />
  );
}
