import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts.ts';
import type { AskedEvent } from '../../scoring/public/asked-event.ts';
import { ScoreExplanation } from '../../scoring/public/score-explanation.tsx';
import { scoreQuery } from '../../scoring/public/score-query.ts';
import { Panel } from '../../ui/panel.tsx';
import { refreshCompanies } from '../public/company-cache.ts';

interface SummaryExplanationProps {
  readonly companyId: string;
  readonly asOf: string | null;
  readonly asked: AskedEvent | null;
}

/** Why the score is what it is, with every event. */
export function SummaryExplanation({ companyId, asOf, asked }: SummaryExplanationProps) {
  const t = useTexts('companies');
  const { data: score, isLoadingError, refetch } = useQuery(scoreQuery(companyId, asOf));
  return (
    <section aria-label={t('summary.explanation')}>
      {score !== undefined && (
        <ScoreExplanation
          key={score.companyID}
          score={score}
          asked={asked}
          onSaved={() => void refreshCompanies()}
        />
      )}
      {score === undefined && !isLoadingError && (
        <Skeleton h="22rem" radius="lg" role="status" aria-label={t('summary.loadingExplanation')} />
      )}
      {isLoadingError && (
        <Panel>
          <Stack role="alert" align="flex-start">
            <p>{t('summary.failed')}</p>
            <Button variant="default" onClick={() => void refetch()}>
              {t('failed.retry')}
            </Button>
          </Stack>
        </Panel>
      )}
    </section>
  );
}
