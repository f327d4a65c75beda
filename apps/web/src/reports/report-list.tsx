import { Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Report } from '@vigilo/contract/reports';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../lib/format.ts';
import { formatTimeOrDay } from '../lib/format-moment.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { downloadReport, reportName, removeOne } from './report-actions.ts';
import { isUnderWay, reportsQuery } from './report-queries.ts';
import type { Tone } from '../lib/theme.ts';

/** The person's own reports, newest first. Those that have ended count as seen from then on. */
export function ReportList({ onSeen }: { readonly onSeen: () => void }) {
  const t = useTexts('reports');
  const { data, isError, refetch } = useQuery({ ...reportsQuery, staleTime: 0 });
  const list = useRef<HTMLUListElement>(null);
  const ended = data?.filter((report) => !isUnderWay(report)).length;
  useEffect(() => {
    if (ended !== undefined) onSeen();
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is made anew with each drawing; what counts is how many have ended
  }, [ended]);
  if (data === undefined) {
    return (
      <Box px="lg" py="md" c="dimmed" role={isError ? 'alert' : 'status'}>
        <p>{isError ? t('bell.failedList') : t('bell.loading')}</p>
        {isError && (
          <Button variant="default" onClick={() => void refetch()}>
            {t('bell.retry')}
          </Button>
        )}
      </Box>
    );
  }
  if (data.length === 0)
    return (
      <Text px="lg" py="md" c="dimmed">
        {t('bell.empty')}
      </Text>
    );
  return (
    <>
      <ul ref={list} style={REPORTS} aria-label={t('bell.label')} tabIndex={-1}>
        {data.map((report) => (
          <ReportLine key={report._id} report={report} onRemoved={() => list.current?.focus()} />
        ))}
      </ul>
      <Text size="xs" px="lg" py="md" c="dimmed">
        {t('bell.kept')}
      </Text>
    </>
  );
}

const REPORTS = {
  maxBlockSize: '26rem',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
} as const;
const LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' };
const BROKEN = { overflowWrap: 'anywhere' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

const TONES: Readonly<Record<Report['state'], Tone>> = {
  waiting: 'gray',
  working: 'action',
  done: 'good',
  failed: 'bad',
  cancelled: 'gray',
};

function ReportLine({ report, onRemoved }: { readonly report: Report; readonly onRemoved: () => void }) {
  const t = useTexts('reports');
  const [isBusy, setBusy] = useState(false);
  const name = reportName(report, t);
  const underWay = isUnderWay(report);
  async function remove(): Promise<void> {
    setBusy(true);
    await removeOne(report, t);
    onRemoved();
    setBusy(false);
  }
  const [Sign, label] = underWay
    ? [IconPlayerStop, t('bell.stopNamed', { name })]
    : [IconTrash, t('bell.removeNamed', { name })];
  return (
    <Stack
      component="li"
      gap="var(--v-space-tight)"
      align="flex-start"
      px="lg"
      py="sm"
      style={LINE}
      aria-busy={isBusy}
    >
      <Group gap="sm" wrap="nowrap" w="100%">
        <Text span flex={1} miw={0} fw={550} style={BROKEN}>
          {name}
        </Text>
        <Badge color={TONES[report.state]}>{t(`states.${report.state}`)}</Badge>
        <IconButton label={label} size={28} onClick={() => void remove()}>
          <Sign size="1rem" stroke={1.75} />
        </IconButton>
      </Group>
      <Details report={report} name={name} />
      {report.state === 'done' && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconDownload size="1rem" stroke={1.75} />}
          aria-label={t('bell.downloadNamed', { name })}
          onClick={() => void downloadReport(report, t)}
        >
          {t('bell.download')}
        </Button>
      )}
    </Stack>
  );
}

function Details({ report, name }: { readonly report: Report; readonly name: string }) {
  const t = useTexts('reports');
  const { done, total, message } = report;
  return (
    <>
      {isUnderWay(report) && (
        <ProgressBar
          label={t('bell.progressOf', { name })}
          share={total === null || total === 0 ? null : done / total}
        />
      )}
      <Group component="span" fz="xs" c="dimmed" style={FIGURES}>
        {total !== null && (
          <span>
            {isUnderWay(report)
              ? t('bell.progress', { done: formatCount(done), total: formatCount(total) })
              : t('bell.companies', { count: done })}
          </span>
        )}
        <time dateTime={report.createdAt}>{formatTimeOrDay(report.createdAt)}</time>
      </Group>
      {message !== null && (
        <Text size="xs" c="var(--v-bad-ink)" style={BROKEN}>
          {message}
        </Text>
      )}
      <Failures failures={report.failures} />
    </>
  );
}

/** So many companies are named; of the others their number. */
const NAMED = 5;

function Failures({ failures }: Pick<Report, 'failures'>) {
  const t = useTexts('reports');
  if (failures.length === 0) return null;
  return (
    <Box fz="xs" c="var(--v-bad-ink)" style={BROKEN}>
      <p>{t('bell.failures', { count: failures.length })}</p>
      <Box component="ul" m={0} pl="lg">
        {failures.slice(0, NAMED).map(({ ticker, message }) => (
          <li key={ticker}>{message}</li>
        ))}
        {failures.length > NAMED && <li>{t('bell.moreFailures', { count: failures.length - NAMED })}</li>}
      </Box>
    </Box>
  );
}
