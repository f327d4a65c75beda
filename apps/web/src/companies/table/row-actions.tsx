import { ActionIcon } from '@mantine/core';
import { IconEdit, IconEye, IconFileDownload, IconListSearch, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { ReactNode } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { useTexts } from '../../lib/texts.ts';
import { BookmarkButton } from '../../portfolio/public/bookmark-button.tsx';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CompaniesView } from '../companies-url.ts';
import classes from './row-actions.module.css';
import { useListSearch } from '../public/summary-list.ts';

/** Six icons stand in a row: a little closer than elsewhere, so that the score beside them is seen on a small screen. */
const ICON_BOX = 26;

/**
 * What can be done with a company of the table, for each row.
 * @param isPortfolio what stands in My Portfolio in place of adding to it and of deleting the company
 */
export function useRowActions(
  view: CompaniesView,
  onExplain: (id: string) => void,
  isPortfolio?: (row: CompanyRow) => ReactNode,
): (row: CompanyRow) => ReactNode {
  const { open } = useOpenedForm();
  const { download, isBusy } = useDownloadRti();
  return (row) => (
    <RowActions
      row={row}
      isOpened={row._id === view.company}
      isDownloading={isBusy}
      onExplain={() => onExplain(row._id)}
      onDownload={() =>
        download(
          [{ id: row._id, ticker: row.ticker, companyName: row.companyName, status: row.status }],
          view.asOf,
        )
      }
      onEdit={() => open('companies.change', row._id)}
      onDelete={() => open('companies.delete', row._id)}
      isPortfolio={isPortfolio?.(row)}
    />
  );
}

interface RowActionsProps {
  readonly row: CompanyRow;
  readonly isOpened: boolean;
  readonly isDownloading: boolean;
  readonly onExplain: () => void;
  readonly onDownload: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Undefined on the listing. */
  readonly isPortfolio: ReactNode;
}

function RowActions({
  row,
  isOpened,
  isDownloading,
  onExplain,
  onDownload,
  onEdit,
  onDelete,
  isPortfolio,
}: RowActionsProps) {
  const t = useTexts('companies');
  const name = row.companyName;
  const listSearch = useListSearch();
  return (
    <span className={classes.actions}>
      <ActionIcon
        data-tooltip={t('table.viewSummary')}
        size={ICON_BOX}
        className={classes.view}
        aria-label={t('table.viewSummaryOf', { name })}
        renderRoot={(root) => (
          <Link to={PATHS.companySummary} params={{ companyId: row._id }} search={listSearch} {...root} />
        )}
      >
        <IconEye size="1.125rem" stroke={1.75} />
      </ActionIcon>

      <IconButton
        size={ICON_BOX}
        label={t('table.whyScoreOf', { name })}
        aria-pressed={isOpened}
        onClick={onExplain}
      >
        <IconListSearch size="1.125rem" stroke={1.75} />
      </IconButton>
      {isPortfolio === undefined && (
        <BookmarkButton size={ICON_BOX} company={{ id: row._id, ticker: row.ticker, companyName: name }} />
      )}
      <IconButton
        size={ICON_BOX}
        label={t('actions.rti', { name })}
        aria-busy={isDownloading}
        className={isDownloading ? classes.waiting : undefined}
        onClick={onDownload}
      >
        <IconFileDownload size="1.125rem" stroke={1.75} />
      </IconButton>
      {row.can.length > 0 && (
        <>
          <IconButton
            size={ICON_BOX}
            label={t('actions.edit', { name })}
            disabledReason={row.can.includes('edit') ? undefined : t('edit.locked')}
            onClick={onEdit}
          >
            <IconEdit size="1.125rem" stroke={1.75} />
          </IconButton>
          {isPortfolio === undefined && row.can.includes('delete') && (
            <IconButton size={ICON_BOX} label={t('actions.delete', { name })} onClick={onDelete}>
              <IconTrash size="1.125rem" stroke={1.75} />
            </IconButton>
          )}
        </>
      )}
      {isPortfolio}
    </span>
  );
}
