import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useCrumb } from '../app/crumb.ts';
import { PATHS } from '../app/paths.ts';
import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { ScoreExplanation } from '../scoring/public/score-explanation.tsx';
import { scoreQuery } from '../scoring/public/score-query.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { viewOf } from './companies-url.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyOutlook } from './company-outlook.tsx';
import classes from './company-summary-screen.module.css';

/** One company: who it is, its outlook in a sentence, and both scores opened beside each other. */
export function CompanySummaryScreen() {
  const t = useTexts('companies');
  const { companyId = '' } = useParams({ strict: false });
  const { asOf } = viewOf(useSearch({ strict: false }));
  const { data: score, error, refetch } = useQuery(scoreQuery(companyId, asOf));
  useCrumb(score?.companyName ?? null);
  if (score === undefined && error !== null) return <CompanyMissing error={error} onRetry={() => void refetch()} />;
  if (score === undefined) return <SummarySkeleton label={t('summary.loading')} />;
  return (
    <div className={classes.page}>
      <CompanyHeader score={score} />
      <div className={classes.lead}>
        <CompanyOutlook score={score} />
        <CompanyFacts score={score} />
      </div>
      <ScoreExplanation score={score} />
    </div>
  );
}

/** Not visible and not existing look the same (decisions.md section 2); everything else can be tried again. */
function CompanyMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTexts('companies');
  const isUnknown = error instanceof Problem && error.status < 500 && error.status > 0;
  const back = (
    <Button className={classes.back} leftSection={<IconArrowLeft size="1rem" />} renderRoot={(root) => <Link to={PATHS.companies} {...root} />}>
      {t('summary.back')}
    </Button>
  );
  return (
    <Panel>
      <VisuallyHidden component="h1">{t('summary.title')}</VisuallyHidden>
      <div role="alert">
        {isUnknown ? (
          <EmptyState title={t('summary.unauthorized')} hint={t('summary.unauthorizedHint')} action={back} />
        ) : (
          <EmptyState title={t('summary.failed')} hint={error.message} action={<Button onClick={onRetry}>{t('failed.retry')}</Button>} />
        )}
      </div>
    </Panel>
  );
}

function SummarySkeleton({ label }: { readonly label: string }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      <span data-part="name" />
      <span data-part="lead" />
      <span data-part="scores" />
    </div>
  );
}
