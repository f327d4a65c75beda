import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBreadcrumb } from '../lib/breadcrumb.ts';
import { PATHS } from '../lib/paths.ts';
import { CompanyDialogs } from '../companies/public/company-dialogs.tsx';
import { buildListSearch } from '../companies/public/summary-list.ts';
import { PaletteProvider } from '../companies/public/palette.tsx';
import { OpenedFeeds } from '../news/public/feeds-dialog.tsx';
import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { summaryQuery } from '../scoring/public/summary-query.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { FillPage } from '../ui/fill-page.tsx';
import { EventsProvider, useEvents } from './events-context.tsx';
import { EventsChart } from './chart/events-chart.tsx';
import { EventsHeader } from './events-header.tsx';
import { EventsList } from './table/events-list.tsx';
import type { EventsState } from './use-events-view.ts';
import { useEventsView } from './use-events-view.ts';

/** The events of a company: its score and share price over 12 months, its events, and those that wait to become events. */
export function EventsScreen() {
  const t = useTexts('events');
  const { companyId = '' } = useParams({ strict: false });
  const state = useEventsView(companyId);
  const { data: summary, error, refetch } = useQuery(summaryQuery(companyId, state.asked.asOf));
  useBreadcrumb(summary === undefined ? null : t('title', { name: summary.company.companyName }));
  if (summary === undefined && error !== null)
    return <CompanyMissing error={error} state={state} onRetry={() => void refetch()} />;
  if (summary === undefined)
    return <Skeleton h="24rem" radius="lg" role="status" aria-label={t('loading')} />;
  return (
    <PaletteProvider>
      <EventsProvider key={companyId} summary={summary} state={state}>
        <Events summary={summary} />
      </EventsProvider>
    </PaletteProvider>
  );
}

/** Loaded once somebody opens the first one. */
const ActiveDialog = lazy(async () => ({
  default: (await import('./dialogs/active-dialog.tsx')).ActiveDialog,
}));

function Events({ summary }: { readonly summary: CompanySummary }) {
  const { dialogs } = useEvents();
  return (
    <FillPage>
      <EventsHeader metrics={summary.metrics} />
      <EventsChart />
      <EventsList />
      <CompanyDialogs />
      <OpenedFeeds getName={() => summary.company.companyName} />
      {dialogs.opened !== null && (
        <Suspense>
          <ActiveDialog />
        </Suspense>
      )}
    </FillPage>
  );
}

/** Not visible and not existing look the same (decisions.md section 2); everything else can be tried again. */
function CompanyMissing({
  error,
  state,
  onRetry,
}: {
  readonly error: Error;
  readonly state: EventsState;
  readonly onRetry: () => void;
}) {
  const t = useTexts('events');
  const tc = useTexts('companies');
  const isUnknown = error instanceof Problem && error.status < 500 && error.status > 0;
  const back = (
    <Button
      leftSection={<IconArrowLeft size="1rem" />}
      renderRoot={(root) => <Link to={PATHS.companies} search={buildListSearch(state.list)} {...root} />}
    >
      {tc('summary.back')}
    </Button>
  );
  return (
    <Panel>
      <VisuallyHidden component="h1">{t('tab.company')}</VisuallyHidden>
      <div role="alert">
        {isUnknown ? (
          <EmptyState
            title={tc('summary.unauthorized')}
            hint={tc('summary.unauthorizedHint')}
            action={back}
          />
        ) : (
          <EmptyState
            title={t('failed.company')}
            hint={error.message}
            action={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
          />
        )}
      </div>
    </Panel>
  );
}
