import { ActionIcon } from '@mantine/core';
import { IconEye, IconListSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { ReactNode } from 'react';
import { PATHS } from '../app/paths.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import classes from './company-table.module.css';

interface RowActionsProps {
  readonly row: CompanyRow;
  readonly isOpened: boolean;
  readonly onWhy: (id: string) => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** What can be done with a company of the table. */
export function RowActions({ row, isOpened, onWhy, children }: RowActionsProps) {
  const t = useTexts('companies');
  const summary = t('table.viewSummaryOf', { name: row.companyName });
  return (
    <span className={classes.actions}>
      <Tooltip label={t('table.viewSummary')}>
        <ActionIcon size="md" className={classes.view} aria-label={summary} renderRoot={(root) => <Link to={PATHS.companySummary} params={{ companyId: row._id }} {...root} />}>
          <IconEye size="1.125rem" stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <IconButton size="md" label={t('table.whyScoreOf', { name: row.companyName })} aria-pressed={isOpened} onClick={() => onWhy(row._id)}>
        <IconListSearch size="1.125rem" stroke={1.75} />
      </IconButton>
      {children}
    </span>
  );
}
