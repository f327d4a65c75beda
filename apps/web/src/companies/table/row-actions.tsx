import { ActionIcon, Box } from '@mantine/core';
import { IconEdit, IconEye, IconFileDownload, IconListSearch, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { BookmarkButton } from '../../portfolio/public/bookmark-button.tsx';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useListing } from '../listing-context.tsx';
import { useListSearch } from '../public/summary-list.ts';

/** Six icons stand in a row: a little closer than elsewhere, so that the score beside them is seen on a small screen. */
const ICON_BOX = 26;
const ICON = { size: '1.125rem', stroke: 1.75 } as const;
const WAITING = { cursor: 'wait' };

/**
 * What can be done with a company of the table, for each row.
 * @param portfolioActions in My Portfolio, in place of adding to it and of deleting the company
 */
export function useRowActions(portfolioActions?: (row: CompanyRow) => ReactNode) {
  const { open } = useOpenedForm();
  return useCallback(
    (row: CompanyRow): ReactNode => (
      <Box component="span" display="inline-flex">
        <ReadActions row={row} isInPortfolio={portfolioActions !== undefined} />
        {row.can.length > 0 && (
          <EditActions row={row} canDelete={portfolioActions === undefined} onOpen={open} />
        )}
        {portfolioActions?.(row)}
      </Box>
    ),
    [open, portfolioActions],
  );
}

/** What everybody can do. */
function ReadActions({ row, isInPortfolio }: { readonly row: CompanyRow; readonly isInPortfolio: boolean }) {
  const t = useTexts('companies');
  const { view, openScore } = useListing();
  const { download, isBusy } = useDownloadRti();
  const listSearch = useListSearch();
  const { _id: id, ticker, companyName, status } = row;
  return (
    <>
      <ActionIcon
        data-tooltip={t('table.viewSummary')}
        size={ICON_BOX}
        aria-label={t('table.viewSummaryOf', { name: companyName })}
        renderRoot={(root) => (
          <Link to={PATHS.companySummary} params={{ companyId: id }} search={listSearch} {...root} />
        )}
      >
        <IconEye {...ICON} />
      </ActionIcon>
      <IconButton
        size={ICON_BOX}
        label={t('table.whyScoreOf', { name: companyName })}
        aria-pressed={id === view.company}
        onClick={() => openScore(id)}
      >
        <IconListSearch {...ICON} />
      </IconButton>
      {!isInPortfolio && <BookmarkButton size={ICON_BOX} company={{ id, ticker, companyName }} />}
      <IconButton
        size={ICON_BOX}
        label={t('actions.rti', { name: companyName })}
        aria-busy={isBusy}
        style={isBusy ? WAITING : {}}
        onClick={() => download([{ id, ticker, companyName, status }], view.asOf)}
      >
        <IconFileDownload {...ICON} />
      </IconButton>
    </>
  );
}

interface EditActionsProps {
  readonly row: CompanyRow;
  readonly canDelete: boolean;
  /** Opens a dialog. */
  readonly onOpen: (form: string, id: string) => void;
}

/** What those who may change the company can do. */
function EditActions({ row: { _id: id, companyName: name, can }, canDelete, onOpen }: EditActionsProps) {
  const t = useTexts('companies');
  return (
    <>
      <IconButton
        size={ICON_BOX}
        label={t('actions.edit', { name })}
        disabledReason={can.includes('edit') ? undefined : t('edit.locked')}
        onClick={() => onOpen('companies.change', id)}
      >
        <IconEdit {...ICON} />
      </IconButton>
      {canDelete && (
        <IconButton
          size={ICON_BOX}
          label={t('actions.delete', { name })}
          disabledReason={can.includes('delete') ? undefined : t('remove.locked')}
          onClick={() => onOpen('companies.delete', id)}
        >
          <IconTrash {...ICON} />
        </IconButton>
      )}
    </>
  );
}
