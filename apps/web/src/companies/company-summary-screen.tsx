import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import { useState } from 'react';
import { useBreadcrumb } from '../lib/breadcrumb.ts';
import { PATHS } from '../lib/paths.ts';
import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { OpenedFeeds } from '../news/public/feeds-dialog.tsx';
import { LevelCards } from '../scoring/public/level-cards.tsx';
import type { AskedEvent } from '../scoring/public/asked-event.ts';
import { ScoreHistory } from '../scoring/public/score-history.tsx';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { summaryQuery } from '../scoring/public/summary-query.ts';
import { Panel } from '../ui/panel.tsx';
import { RecordMissing, RecordSkeleton } from '../ui/record-frame.tsx';
import { AsOfChoice } from './as-of-choice.tsx';
import { CompanyHeader } from './summary/company-header.tsx';
import { CompanyOutlook } from './summary/company-outlook.tsx';
import classes from './company-summary-screen.module.css';
import type { SummaryList } from './public/summary-list.ts';
import { parseSummaryList, buildListSearch } from './public/summary-list.ts';
import { PaletteProvider } from './public/palette.tsx';
import { CompanyDialogs } from './public/company-dialogs.tsx';
import { CompanySteps } from './public/company-steps.tsx';
import { RiskMetrics } from './summary/risk-metrics.tsx';
import { ScoreReasons } from './summary/score-reasons.tsx';
import { SummaryActions } from './summary/summary-actions.tsx';
import { SummaryExplanation } from './summary/summary-explanation.tsx';

const STEP_KEYS = { previous: 'k', next: 'j' } as const;

/** One company: who it is, its outlook and metrics, its score day by day, what describes it, and why the score is what it is. */
export function CompanySummaryScreen() {
  const t = useTexts('companies');
  const { companyId = '' } = useParams({ strict: false });
  const list = parseSummaryList(useSearch({ strict: false }));
  const { asOf } = list.view;
  const { data: summary, error, refetch } = useQuery(summaryQuery(companyId, asOf));
  useBreadcrumb(summary?.company.companyName ?? null);
  if (summary === undefined && error !== null)
    return (
      <RecordMissing
        heading={t('summary.title')}
        gone={
          error instanceof Problem && error.status < 500 && error.status > 0
            ? {
                title: t('summary.unauthorized'),
                hint: t('summary.unauthorizedHint'),
                back: t('summary.back'),
                path: PATHS.companies,
              }
            : null
        }
        failed={{ title: t('summary.noData'), hint: error.message }}
        onRetry={() => void refetch()}
      />
    );
  if (summary === undefined)
    return <RecordSkeleton label={t('summary.loading')} heights={['9rem', '22rem']} />;
  return (
    <PaletteProvider>
      <Summary key={companyId} summary={summary} list={list} />
      <CompanyDialogs />
      <OpenedFeeds getName={() => summary.company.companyName} />
    </PaletteProvider>
  );
}

function Summary({ summary, list }: { readonly summary: CompanySummary; readonly list: SummaryList }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedEvent | null>(null);
  const { asOf } = list.view;
  const companyId = summary.company._id;
  const hasSummaries = summary.levels.some(({ points }) => points.length > 0);
  const changeDay = (day: string | null): void =>
    void navigate({
      to: PATHS.companySummary,
      params: { companyId },
      search: buildListSearch({ ...list, view: { ...list.view, asOf: day } }),
      resetScroll: false,
    });
  const navigation = (
    <>
      <AsOfChoice asked={asOf} answered={answeredDay(summary)} onChange={changeDay} />
      <CompanySteps
        companyId={companyId}
        list={list}
        keys={STEP_KEYS}
        onGo={(id, next) =>
          void navigate({
            to: PATHS.companySummary,
            params: { companyId: id },
            search: buildListSearch(next),
          })
        }
      />
    </>
  );
  return (
    <Stack>
      <CompanyHeader
        summary={summary}
        asOf={answeredDay(summary)}
        actions={<SummaryActions summary={summary} list={list} />}
        navigation={navigation}
      />
      <div className={classes.lead}>
        <CompanyOutlook
          summary={summary}
          reasons={<ScoreReasons companyId={companyId} asOf={asOf} onEvent={(id) => setAsked({ id })} />}
        />
        <RiskMetrics summary={summary} asOf={asOf} />
      </div>
      <ScoreHistory companyId={companyId} asOf={asOf} onEvent={(id) => setAsked({ id })} />
      {hasSummaries ? (
        <LevelCards
          companyId={companyId}
          asOf={asOf}
          levels={summary.levels}
          onEvent={(id) => setAsked({ id })}
        />
      ) : (
        <NoSummary />
      )}
      <SummaryExplanation companyId={companyId} asOf={asOf} asked={asked} />
    </Stack>
  );
}

/** The day the summary is of: a week after that of the previous scores. */
function answeredDay({ company }: CompanySummary): string {
  return isoFromDay(dayFromIso(company.prevAsofDate) + PREVIOUS_DAYS);
}

function NoSummary() {
  const t = useTexts('companies');
  return (
    <Panel>
      <Text c="dimmed">{t('summary.none')}</Text>
    </Panel>
  );
}
