import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportJob } from '@vigilo/contract/imports';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ROWS_PER_PAGE, importRowsQuery } from '../import-queries.ts';
import classes from './preview-rows.module.css';
import { RowTable } from './row-table.tsx';

interface PreviewRowsProps {
  readonly job: ImportJob;
  readonly verdict: Verdict;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The rows of a verdict, page by page. */
export function PreviewRows({ job, verdict, page, onPage }: PreviewRowsProps) {
  const t = useTexts('importWizard');
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    importRowsQuery(job._id, job.check, verdict, page),
  );
  if (data === undefined && isError) {
    return (
      <Panel className={classes.message}>
        <div role="alert">
          <p>{t('preview.rowsFailed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </Panel>
    );
  }
  if (data === undefined) {
    return (
      <Panel className={classes.message}>
        <p role="status">{t('preview.loadingRows')}</p>
      </Panel>
    );
  }
  if (data.total === 0) {
    return (
      <Panel className={classes.message}>
        <p role="status">{t(`preview.none.${verdict}`)}</p>
      </Panel>
    );
  }
  const all = job.counts?.[verdict] ?? data.total;
  return (
    <Panel isFlush className={classes.rows}>
      <RowTable job={job} verdict={verdict} rows={data.rows} isStale={isPlaceholderData} />
      <div className={classes.foot}>
        {data.total < all && (
          <p>{t('preview.firstOnly', { shown: formatCount(data.total), total: formatCount(all) })}</p>
        )}
        <Pager page={page} pageSize={ROWS_PER_PAGE} total={data.total} onPage={onPage} />
      </div>
    </Panel>
  );
}
