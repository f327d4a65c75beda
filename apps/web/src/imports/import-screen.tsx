import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@vigilo/domain/access/can';
import { useEffect, useRef } from 'react';
import { useBreadcrumb } from '../lib/breadcrumb.ts';
import { PATHS } from '../lib/paths.ts';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FillPage } from '../ui/fill-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { FileStep } from './file/file-step.tsx';
import { formatShortName } from './import-format.ts';
import { importQuery } from './import-queries.ts';
import classes from './import-screen.module.css';
import { useImportView } from './import-state.ts';
import { isCorrectable, findStep } from './import-step.ts';
import type { Step } from './import-step.ts';
import { ImportSteps } from './import-steps.tsx';
import { WizardSteps } from './wizard-steps.tsx';

const START = { id: null, isAtColumns: false, verdict: null, page: 1 } as const;

/** The import of companies, events and share prices from a file: file, columns, preview, import. For edit-company. */
export function ImportScreen() {
  const t = useTexts('importWizard');
  const access = useAccess();
  const { view, change } = useImportView();
  const { data: job } = useQuery({ ...importQuery(view.id ?? ''), enabled: view.id !== null });
  const step: Step | null =
    view.id === null ? 'file' : job === undefined ? null : findStep(job, view.isAtColumns);
  const work = useRef<HTMLDivElement>(null);
  useBreadcrumb(t('title'));
  useFocusOnChange(work, step);

  if (!can(access, 'edit-company')) return <NotAllowed />;
  const startAnew = (): void => change(START);
  return (
    <FillPage>
      <PageHeader
        title={t('title')}
        counts={
          job === undefined || view.id === null ? [] : [t(`kind.${job.kind}`), formatShortName(job.fileName)]
        }
        actions={
          <WizardSteps
            current={step ?? 'file'}
            isDone={job?.state === 'done'}
            backTo={{
              file: startAnew,
              ...(job !== undefined &&
                isCorrectable(job.state) && { columns: () => change({ isAtColumns: true }) }),
            }}
          />
        }
      />
      <div ref={work} tabIndex={-1} className={classes.work}>
        {view.id === null ? (
          <FileStep mayAddEvents={can(access, 'add-event')} onUploaded={(id) => change({ ...START, id })} />
        ) : (
          <ImportSteps id={view.id} view={view} change={change} onAnother={startAnew} />
        )}
      </div>
    </FillPage>
  );
}

/** After a step of the wizard the keyboard goes on in the new one, not at the top of the page; at the first sight it stays where it is. */
function useFocusOnChange(work: Readonly<{ current: HTMLElement | null }>, step: Step | null): void {
  const before = useRef<Step | null>(null);
  useEffect(() => {
    if (step === null) return;
    if (before.current !== null && before.current !== step) work.current?.focus({ preventScroll: true });
    before.current = step;
  }, [work, step]);
}

function NotAllowed() {
  const t = useTexts('importWizard');
  return (
    <Panel>
      <EmptyState
        title={t('notAllowed')}
        hint={t('notAllowedHint')}
        action={
          <Button renderRoot={(root) => <Link to={PATHS.companies} {...root} />}>
            {t('backToCompanies')}
          </Button>
        }
      />
    </Panel>
  );
}
