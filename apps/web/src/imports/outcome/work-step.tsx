import { Button } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { DASH, formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { FailedAction } from '../failed-action.tsx';
import { useCancel } from '../import-actions.ts';
import { formatSize } from '../import-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import classes from './work-step.module.css';

interface WorkStepProps {
  readonly job: ImportJob;
  /** The last question for news got no answer. */
  readonly isLost: boolean;
}

/** The server at work on the file, checking or importing it: how far it is, how fast, how long still. */
export function WorkStep({ job, isLost }: WorkStepProps) {
  const t = useTexts('importWizard');
  const cancel = useCancel(job._id);
  const isImporting = job.state === 'importing';
  const progress = job.progress ?? {
    phase: 'waiting',
    rows: 0,
    bytes: 0,
    totalBytes: job.fileSize,
    rowsPerSecond: null,
    secondsLeft: null,
  };
  const title = isImporting
    ? t('work.importing', { name: job.fileName })
    : t('work.checking', { name: job.fileName });
  const isMeasured = progress.phase === 'reading' || progress.phase === 'writing';
  return (
    <div className={classes.place}>
      <Panel className={classes.work}>
        <div className={classes.head}>
          <h2>{title}</h2>
          <p role="status">{t(`work.phase.${progress.phase}`)}</p>
        </div>
        <ProgressBar
          label={title}
          share={isMeasured && progress.totalBytes > 0 ? progress.bytes / progress.totalBytes : null}
        />
        <dl className={classes.figures}>
          <Figure name={t('work.rows')} value={formatCount(progress.rows)} />
          <Figure
            name={t('work.read')}
            value={t('work.readOf', {
              read: formatSize(progress.bytes),
              total: formatSize(progress.totalBytes),
            })}
          />
          <Figure name={t('work.rate')} value={formatCount(progress.rowsPerSecond)} />
          <Figure name={t('work.left')} value={useTimeLeft(progress.secondsLeft)} />
        </dl>
        {isLost && <Notice tone="caution">{t('work.lost')}</Notice>}
        <FailedAction title={t('work.cancelFailed')} error={cancel.error} />
        <div className={classes.foot}>
          <p>{isImporting ? t('work.importingHint') : t('work.checkingHint')}</p>
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('work.cancel')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function useTimeLeft(seconds: number | null): string {
  const t = useTexts('importWizard');
  if (seconds === null) return DASH;
  return seconds < 90
    ? t('work.seconds', { time: formatCount(seconds) })
    : t('work.minutes', { time: formatCount(Math.round(seconds / 60)) });
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
