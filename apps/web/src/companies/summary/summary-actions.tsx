import { Button } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconDownload,
  IconEdit,
  IconFileDownload,
  IconNews,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../lib/paths.ts';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { useTexts } from '../../lib/texts.ts';
import { useBookmark } from '../../portfolio/public/use-bookmark.ts';
import { useDownloadCcrr } from '../../reports/public/use-download-ccrr.ts';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import type { SummaryList } from '../public/summary-list.ts';
import { buildListSearch } from '../public/summary-list.ts';
import classes from './summary-actions.module.css';

const ICON = { size: '1rem', stroke: 1.75 } as const;

/** What can be done with a company on its summary. */
export function SummaryActions({
  summary: { company, hasCcrr },
  list,
}: {
  readonly summary: CompanySummary;
  readonly list: SummaryList;
}) {
  const t = useTexts('companies');
  const { asOf } = list.view;
  const { open } = useOpenedForm();
  const named = { id: company._id, ticker: company.ticker, companyName: company.companyName };
  const bookmark = useBookmark(named);
  const rti = useDownloadRti();
  const ccrr = useDownloadCcrr();
  return (
    <>
      <ActionButton
        leftSection={bookmark.isThere ? <IconBookmarkFilled {...ICON} /> : <IconBookmark {...ICON} />}
        disabledReason={bookmark.isThere ? t('summary.inPortfolio') : undefined}
        onClick={bookmark.add}
      >
        {t('summary.addToPortfolio')}
      </ActionButton>
      {hasCcrr !== undefined && (
        <ActionButton
          leftSection={<IconDownload {...ICON} />}
          disabledReason={hasCcrr ? undefined : t('summary.noCcrr')}
          loading={ccrr.isBusy}
          onClick={() => ccrr.download(named)}
        >
          {t('summary.downloadCcrr')}
        </ActionButton>
      )}
      <ActionButton
        leftSection={<IconFileDownload {...ICON} />}
        loading={rti.isBusy}
        onClick={() => rti.download([{ ...named, status: company.status }], asOf)}
      >
        {t('summary.downloadRti')}
      </ActionButton>
      {company.can.length > 0 && (
        <ActionButton
          leftSection={<IconEdit {...ICON} />}
          disabledReason={company.can.includes('edit') ? undefined : t('edit.locked')}
          onClick={() => open('companies.change', company._id)}
        >
          {t('summary.edit')}
        </ActionButton>
      )}
      <Button
        className={classes.main}
        leftSection={<IconNews {...ICON} />}
        renderRoot={(root) => (
          <Link
            to={PATHS.companyEvents}
            params={{ companyId: company._id }}
            search={buildListSearch(list)}
            {...root}
          />
        )}
      >
        {t('summary.viewEvents')}
      </Button>
    </>
  );
}
