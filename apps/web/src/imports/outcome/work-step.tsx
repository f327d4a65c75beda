import { Button, Group, Text } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { DASH, formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Facts } from '../../ui/facts.tsx';
import { FailedAction } from '../failed-action.tsx';
import { useCancel } from '../import-actions.ts';
import { formatSize } from '../../lib/format-size.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

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
  const timeLeft = useTimeLeft(progress.secondsLeft);
  const isMeasured = progress.phase === 'reading' || progress.phase === 'writing';
  return (
    <OutcomePanel>
      <Group justify="space-between" align="start" wrap="nowrap">
        <Text component="h2" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text role="status" c="dimmed">
          {t(`work.phase.${progress.phase}`)}
        </Text>
      </Group>
      <ProgressBar
        label={title}
        share={isMeasured && progress.totalBytes > 0 ? progress.bytes / progress.totalBytes : null}
      />
      <Facts
        facts={[
          { name: t('work.rows'), value: formatCount(progress.rows) },
          {
            name: t('work.read'),
            value: t('work.readOf', {
              read: formatSize(progress.bytes),
              total: formatSize(progress.totalBytes),
            }),
          },
          { name: t('work.rate'), value: formatCount(progress.rowsPerSecond) },
          { name: t('work.left'), value: timeLeft },
        ]}
      />
      {isLost && <Notice tone="caution">{t('work.lost')}</Notice>}
      <FailedAction title={t('work.cancelFailed')} error={cancel.error} />
      <Group justify="space-between" wrap="nowrap" gap="lg">
        <Text c="dimmed">{isImporting ? t('work.importingHint') : t('work.checkingHint')}</Text>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('work.cancel')}
        </Button>
      </Group>
    </OutcomePanel>
  );
}

function useTimeLeft(seconds: number | null): string {
  const t = useTexts('importWizard');
  if (seconds === null) return DASH;
  return seconds < 90
    ? t('work.seconds', { time: formatCount(seconds) })
    : t('work.minutes', { time: formatCount(Math.round(seconds / 60)) });
}
