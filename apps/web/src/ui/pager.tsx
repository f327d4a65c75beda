import '@mantine/core/styles/Pagination.layer.css';
import { Group, Pagination, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';

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
  const isSmall = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const rows = t('rowsOf', {
    from: formatCount(from),
    to: formatCount(Math.min(page * pageSize, total)),
    total: formatCount(total),
  });
  const names = { first: '', previous: t('previousPage'), next: t('nextPage'), last: '' };
  return (
    <Group component="nav" justify="space-between" gap="lg" aria-label={t('pages')}>
      <Text role="status" size="sm" c="dimmed">
        {rows}
      </Text>
      <Pagination
        value={page}
        onChange={onPage}
        total={Math.max(1, Math.ceil(total / pageSize))}
        siblings={isSmall ? 0 : 1}
        getItemProps={(number) => ({ 'aria-label': t('page', { page: formatCount(number) }) })}
        getControlProps={(control) => ({ 'aria-label': names[control], title: names[control] })}
      />
    </Group>
  );
}
