import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconDownload, IconEdit, IconFileDownload, IconNews } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PATHS } from '../app/paths.ts';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useTexts } from '../lib/texts.ts';
import { useBookmark } from '../portfolio/public/use-bookmark.ts';
import { useDownloadCcrr } from '../reports/public/use-download-ccrr.ts';
import { useDownloadRti } from '../reports/public/use-download-rti.ts';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import classes from './summary-actions.module.css';

const ICON = { size: '1rem', stroke: 1.75 } as const;

/** What can be done with a company on its summary. */
export function SummaryActions({ summary: { company, hasCcrr }, asOf }: { readonly summary: CompanySummary; readonly asOf: string | null }) {
  const t = useTexts('companies');
  const { open } = useOpenedForm();
  const named = { id: company._id, ticker: company.ticker, companyName: company.companyName };
  const bookmark = useBookmark(named);
  const rti = useDownloadRti();
  const ccrr = useDownloadCcrr();
  return (
    <>
      <QuietButton
        leftSection={bookmark.isThere ? <IconBookmarkFilled {...ICON} /> : <IconBookmark {...ICON} />}
        disabledReason={bookmark.isThere ? t('summary.inPortfolio') : undefined}
        onClick={bookmark.add}
      >
        {t('summary.addToPortfolio')}
      </QuietButton>
      {hasCcrr !== undefined && (
        <QuietButton leftSection={<IconDownload {...ICON} />} disabledReason={hasCcrr ? undefined : t('summary.noCcrr')} loading={ccrr.isBusy} onClick={() => ccrr.download(named)}>
          {t('summary.downloadCcrr')}
        </QuietButton>
      )}
      <QuietButton leftSection={<IconFileDownload {...ICON} />} loading={rti.isBusy} onClick={() => rti.download([{ ...named, status: company.status }], asOf)}>
        {t('summary.downloadRti')}
      </QuietButton>
      {company.can.length > 0 && (
        <QuietButton leftSection={<IconEdit {...ICON} />} disabledReason={company.can.includes('edit') ? undefined : t('edit.locked')} onClick={() => open('companies.change', company._id)}>
          {t('summary.edit')}
        </QuietButton>
      )}
      <Button
        className={classes.main}
        leftSection={<IconNews {...ICON} />}
        renderRoot={(root) => <Link to={PATHS.companyEvents} params={{ companyId: company._id }} search={asOf === null ? {} : { asOf }} {...root} />}
      >
        {t('summary.viewEvents')}
      </Button>
    </>
  );
}

interface QuietButtonProps {
  readonly leftSection: ReactNode;
  readonly loading?: boolean;
  /** Set: the button is disabled, and this is why. It stays reachable. */
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
  readonly children: string;
}

function QuietButton({ leftSection, loading = false, disabledReason, onClick, children }: QuietButtonProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Tooltip label={disabledReason ?? children} isDisabled={!isDisabled}>
      <Button variant="default" leftSection={leftSection} loading={loading} {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {})} onClick={isDisabled ? undefined : onClick}>
        {children}
      </Button>
    </Tooltip>
  );
}
