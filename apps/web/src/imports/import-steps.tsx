import '@mantine/core/styles/Center.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Center, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportJob } from '@vigilo/contract/imports';
import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { ColumnsStep } from './columns/columns-step.tsx';
import { DoneStep } from './outcome/done-step.tsx';
import { importQuery } from './import-queries.ts';
import { findStep } from './import-step.ts';
import type { ChangeView } from './import-state.ts';
import type { ImportView } from './import-url.ts';
import { PreviewStep } from './preview/preview-step.tsx';
import { StoppedStep } from './outcome/stopped-step.tsx';
import { WorkStep } from './outcome/work-step.tsx';

interface ImportStepsProps {
  readonly id: string;
  readonly view: ImportView;
  readonly change: ChangeView;
  readonly onAnother: () => void;
}

/** The steps of an import that is under way: whatever its state on the server asks for. */
export function ImportSteps({ id, view, change, onAnother }: ImportStepsProps) {
  const t = useTexts('importWizard');
  const { data: job, error, isRefetchError, refetch } = useQuery(importQuery(id));
  if (job === undefined && error !== null)
    return <ImportMissing error={error} onRetry={() => void refetch()} onAnother={onAnother} />;
  if (job === undefined) return <Skeleton flex={1} radius="lg" role="status" aria-label={t('loading')} />;
  return <PresentStep job={job} isLost={isRefetchError} view={view} change={change} onAnother={onAnother} />;
}

interface PresentStepProps extends Omit<ImportStepsProps, 'id'> {
  readonly job: ImportJob;
  readonly isLost: boolean;
}

function PresentStep({ job, isLost, view, change, onAnother }: PresentStepProps) {
  const { state, counts } = job;
  if (findStep(job, view.isAtColumns) === 'columns') {
    return (
      <ColumnsStep
        key={job._id}
        job={job}
        onChecking={() => change({ isAtColumns: false, verdict: null, page: 1 })}
        onOtherFile={onAnother}
      />
    );
  }
  if (state === 'outdated' || state === 'failed' || state === 'cancelled') {
    return (
      <StoppedStep
        job={job}
        state={state}
        onColumns={() => change({ isAtColumns: true })}
        onAnother={onAnother}
      />
    );
  }
  if (state === 'checked' && counts !== null)
    return <PreviewStep key={job.check} job={job} counts={counts} view={view} change={change} />;
  if (state === 'done' && counts !== null)
    return <DoneStep job={job} counts={counts} onAnother={onAnother} />;
  return <WorkStep job={job} isLost={isLost} />;
}

interface ImportMissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onAnother: () => void;
}

/** An import that is not there, or not for this person, cannot be tried again; a server that does not answer can. */
function ImportMissing({ error, onRetry, onAnother }: ImportMissingProps) {
  const t = useTexts('importWizard');
  const isGone = error instanceof Problem && error.status >= 400 && error.status < 500;
  return (
    <Panel>
      <Center role="alert">
        {isGone ? (
          <EmptyState
            title={t('notFound')}
            hint={t('notFoundHint')}
            action={<Button onClick={onAnother}>{t('startAnew')}</Button>}
          />
        ) : (
          <EmptyState
            title={t('failed')}
            hint={error.message}
            action={<Button onClick={onRetry}>{t('retry')}</Button>}
          />
        )}
      </Center>
    </Panel>
  );
}
