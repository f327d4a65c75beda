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

const ICON = { size: '1rem', stroke: 1.75 } as const;

interface SummaryActionsProps {
  readonly summary: CompanySummary;
  readonly list: SummaryList;
}

/** What can be done with a company on its summary. */
export function SummaryActions({ summary, list }: SummaryActionsProps) {
  const t = useTexts('companies');
  const { open } = useOpenedForm();
  const { _id, ticker, companyName, can } = summary.company;
  const bookmark = useBookmark({ id: _id, ticker, companyName });
  return (
    <>
      <ActionButton
        leftSection={bookmark.isThere ? <IconBookmarkFilled {...ICON} /> : <IconBookmark {...ICON} />}
        disabledReason={bookmark.isThere ? t('summary.inPortfolio') : undefined}
        onClick={bookmark.add}
      >
        {t('summary.addToPortfolio')}
      </ActionButton>
      <Downloads summary={summary} asOf={list.view.asOf} />
      {can.length > 0 && (
        <ActionButton
          leftSection={<IconEdit {...ICON} />}
          disabledReason={can.includes('edit') ? undefined : t('edit.locked')}
          onClick={() => open('companies.change', _id)}
        >
          {t('summary.edit')}
        </ActionButton>
      )}
      <Button
        leftSection={<IconNews {...ICON} />}
        renderRoot={(root) => (
          <Link
            to={PATHS.companyEvents}
            params={{ companyId: _id }}
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

interface DownloadsProps extends Pick<SummaryActionsProps, 'summary'> {
  readonly asOf: string | null;
}

/** The company's reports. */
function Downloads({ summary: { company, hasCcrr }, asOf }: DownloadsProps) {
  const t = useTexts('companies');
  const rti = useDownloadRti();
  const ccrr = useDownloadCcrr();
  const { _id: id, ticker, companyName, status } = company;
  return (
    <>
      {hasCcrr !== undefined && (
        <ActionButton
          leftSection={<IconDownload {...ICON} />}
          disabledReason={hasCcrr ? undefined : t('summary.noCcrr')}
          loading={ccrr.isBusy}
          onClick={() => ccrr.download({ id, ticker, companyName })}
        >
          {t('summary.downloadCcrr')}
        </ActionButton>
      )}
      <ActionButton
        leftSection={<IconFileDownload {...ICON} />}
        loading={rti.isBusy}
        onClick={() => rti.download([{ id, ticker, companyName, status }], asOf)}
      >
        {t('summary.downloadRti')}
      </ActionButton>
    </>
  );
}
