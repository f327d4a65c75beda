import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBreadcrumb } from '../lib/breadcrumb.ts';
import { PATHS } from '../lib/paths.ts';
import { CompanyDialogs } from '../companies/public/company-dialogs.tsx';
import { CompanySteps } from '../companies/public/company-steps.tsx';
import { buildListSearch } from '../companies/public/summary-list.ts';
import { PaletteProvider } from '../companies/public/palette.tsx';
import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { summaryQuery } from '../scoring/public/summary-query.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { FillPage } from '../ui/fill-page.tsx';
import { EventsActions } from './events-actions.tsx';
import { EventsChart } from './chart/events-chart.tsx';
import { EventsHeader } from './events-header.tsx';
import { EventsList } from './table/events-list.tsx';
import { NO_FILTERS } from './events-url.ts';
import { findGeneralRefusal } from './table/row-actions.ts';
import { useChosenSummaries } from './table/use-chosen-summaries.ts';
import { useEventRights } from './use-event-rights.ts';
import { useEventsDialogs } from './use-events-dialogs.ts';
import { useEventsPage } from './table/use-events-page.ts';
import type { EventsState } from './use-events-view.ts';
import { useEventsView } from './use-events-view.ts';
import { useMovedSelection } from './table/use-moved-selection.ts';
import { useRowChecks } from './table/use-row-checks.tsx';

const ActiveDialog = lazy(async () => ({
  default: (await import('./dialogs/active-dialog.tsx')).ActiveDialog,
}));

const STEP_KEYS = { previous: '<', next: '>' } as const;

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
      <Events key={companyId} summary={summary} state={state} />
    </PaletteProvider>
  );
}

function Events({ summary, state }: { readonly summary: CompanySummary; readonly state: EventsState }) {
  const t = useTexts('events');
  const navigate = useNavigate();
  const { company } = summary;
  const { list, view, asked, change } = state;
  const rights = useEventRights();
  const dialogs = useEventsDialogs();
  const chosen = useChosenSummaries(summary);
  const moved = useMovedSelection();
  const shown = useEventsPage(company._id, asked, rights.canAddEvents);
  const editState = { isLocked: company.status === 'Validated', isPast: asked.asOf !== null };
  const checks = useRowChecks({ tab: view.tab, editState, chosen, moved });
  const refusal = findGeneralRefusal(editState);
  const steps = (
    <CompanySteps
      companyId={company._id}
      list={list}
      keys={STEP_KEYS}
      onGo={(companyId, next) =>
        void navigate({ to: PATHS.companyEvents, params: { companyId }, search: buildListSearch(next) })
      }
    />
  );
  const actions = (
    <EventsActions
      company={company}
      tab={view.tab}
      rights={rights}
      dialogs={dialogs}
      locked={refusal && t(refusal)}
    />
  );
  const showDays = (days: { readonly from: string; readonly to: string }): void =>
    change({ tab: 'company-events', text: '', filters: { ...NO_FILTERS, ...days } });
  function closeDialog(): void {
    shown.release();
    dialogs.close();
  }
  return (
    <FillPage>
      <EventsHeader summary={summary} list={list} steps={steps} actions={actions} />
      <EventsChart
        companyId={company._id}
        asOf={asked.asOf}
        onDay={(day) => dialogs.open('day', day)}
        onRange={showDays}
      />
      <EventsList
        companyId={company._id}
        state={state}
        shown={shown}
        rights={rights}
        checks={checks}
        chosen={chosen}
        moved={moved}
        dialogs={dialogs}
        locked={refusal && t(refusal)}
      />
      <CompanyDialogs />
      {dialogs.opened !== null && (
        <Suspense>
          <ActiveDialog
            company={company}
            asOf={asked.asOf}
            rows={shown.page?.rows ?? []}
            rights={rights}
            checks={checks}
            chosen={chosen}
            moved={moved}
            dialogs={{ ...dialogs, close: closeDialog }}
            onShowDay={(day) => showDays({ from: day, to: day })}
          />
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
