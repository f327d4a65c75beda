import { Button, Group } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { useTexts } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailedAction } from '../failed-action.tsx';
import { useCheck } from '../import-actions.ts';
import { useImportTexts } from '../import-texts.ts';

interface StoppedStepProps {
  readonly job: ImportJob;
  /** How it ended. */
  readonly state: 'outdated' | 'failed' | 'cancelled';
  readonly onColumns: () => void;
  readonly onAnother: () => void;
}

/** An import that came to nothing: what happened, and what can be done. */
export function StoppedStep({ job, state, onColumns, onAnother }: StoppedStepProps) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const check = useCheck(job._id);
  const hint =
    job.problem === null || state === 'outdated' ? t(`stopped.${state}Hint`) : texts.problem(job.problem);
  return (
    <Panel>
      <div role="alert">
        <EmptyState
          title={t(`stopped.${state}`)}
          hint={hint}
          action={
            <Group gap="sm" justify="center">
              {state !== 'cancelled' && (
                <Button variant="default" onClick={onColumns}>
                  {t('preview.back')}
                </Button>
              )}
              {state !== 'outdated' && (
                <Button variant={state === 'cancelled' ? 'filled' : 'default'} onClick={onAnother}>
                  {t('done.another')}
                </Button>
              )}
              {state !== 'cancelled' && (
                <Button
                  loading={check.isPending}
                  onClick={() => check.mutate({ mapping: job.mapping, options: job.options })}
                >
                  {t('stopped.checkAgain')}
                </Button>
              )}
            </Group>
          }
        />
      </div>
      <FailedAction title={t('columns.checkFailed')} error={check.error} />
    </Panel>
  );
}
