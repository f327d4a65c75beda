import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { listVisiblePages } from './visible-pages.ts';
import classes from './pager.module.css';
import { useMedia } from './use-media.ts';

export interface PagerProps {
  /** The present page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows there are in all. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Steps through the pages of a list: at most 7 numbers, 5 on a small screen, and which rows are shown. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useTexts('shell');
  const isSmall = useMedia('(max-width: 48em)');
  const count = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const rows = t('rowsOf', {
    from: formatCount(from),
    to: formatCount(Math.min(page * pageSize, total)),
    total: formatCount(total),
  });
  const parts = listVisiblePages(page, count, isSmall ? 5 : 7);
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      <span className={classes.rows} role="status">
        {rows}
      </span>
      <ul>
        <li>
          <Step label={t('previousPage')} isDisabled={page <= 1} onClick={() => onPage(page - 1)}>
            <IconChevronLeft size="1rem" aria-hidden="true" />
          </Step>
        </li>
        {parts.map((part, i) =>
          part === 'gap' ? (
            <li key={i < parts.length / 2 ? 'before' : 'after'} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={part}>
              <button
                type="button"
                aria-label={t('page', { page: formatCount(part) })}
                aria-current={part === page ? 'page' : undefined}
                onClick={() => onPage(part)}
              >
                {formatCount(part)}
              </button>
            </li>
          ),
        )}
        <li>
          <Step label={t('nextPage')} isDisabled={page >= count} onClick={() => onPage(page + 1)}>
            <IconChevronRight size="1rem" aria-hidden="true" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Step({ label, isDisabled, onClick, children }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
