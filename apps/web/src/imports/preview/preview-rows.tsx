import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportJob } from '@vigilo/contract/imports';
import type { Verdict } from '@vigilo/domain/imports/faults';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ROWS_PER_PAGE, importRowsQuery } from '../import-queries.ts';
import classes from './preview-rows.module.css';
import { RowTable } from './row-table.tsx';
import type { Decisions } from './use-decisions.ts';

interface PreviewRowsProps {
  readonly job: ImportJob;
  readonly verdict: Verdict;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly decisions: Decisions;
}

/** The rows of a verdict, page by page. */
export function PreviewRows({ job, verdict, page, onPage, decisions }: PreviewRowsProps) {
  const t = useTexts('importWizard');
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    importRowsQuery(job._id, job.check, verdict, page),
  );
  if (data === undefined && isError)
    return (
      <Message role="alert">
        {t('preview.rowsFailed')}
        <Button variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Message>
    );
  if (data === undefined) return <Message role="status">{t('preview.loadingRows')}</Message>;
  if (data.total === 0) return <Message role="status">{t(`preview.none.${verdict}`)}</Message>;
  const all = verdict === 'conflict' ? job.matches : (job.counts?.[verdict] ?? data.total);
  return (
    <Panel isFlush className={classes.rows}>
      <RowTable
        job={job}
        verdict={verdict}
        rows={data.rows}
        isStale={isPlaceholderData}
        decisions={decisions}
      />
      <Stack gap="xs" px="lg" py="sm" c="dimmed">
        {data.total < all && (
          <p>{t('preview.firstOnly', { shown: formatCount(data.total), total: formatCount(all) })}</p>
        )}
        <Pager page={page} pageSize={ROWS_PER_PAGE} total={data.total} onPage={onPage} />
      </Stack>
    </Panel>
  );
}

function Message({ role, children }: { readonly role: 'alert' | 'status'; readonly children: ReactNode }) {
  return (
    <Panel className={classes.rows}>
      <Stack role={role} flex={1} align="center" justify="center" mih="8rem" c="dimmed">
        {children}
      </Stack>
    </Panel>
  );
}
