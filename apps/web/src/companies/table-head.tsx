import type { CompanySort } from '@vigilo/domain/companies/fields';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './company-table.module.css';
import type { Column } from './table-columns.tsx';

interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly sort: CompanySort;
  readonly isDescending: boolean;
  readonly onSort: (sort: CompanySort) => void;
  readonly selectPage: ReactNode;
}

/** Two rows: the three columns of the distribution stand under one heading, all others reach over both. */
export function TableHead({ columns, sort, isDescending, onSort, selectPage }: TableHeadProps) {
  const t = useTexts('companies');
  const distribution = columns.filter((column) => column.isDistribution === true);
  const first = columns.findIndex((column) => column.isDistribution === true);
  const before = first === -1 ? columns : columns.slice(0, first);
  const after = first === -1 ? [] : columns.slice(first + distribution.length);
  const rowSpan = distribution.length > 0 ? 2 : 1;
  const head = (column: Column, span: number) => (
    <SortHead
      key={column.key}
      column={column}
      rowSpan={span}
      direction={sort === column.key ? (isDescending ? 'descending' : 'ascending') : 'none'}
      onSort={onSort}
    />
  );
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rowSpan} className={classes.check}>
          {selectPage}
        </th>
        {before.map((column) => head(column, rowSpan))}
        {distribution.length > 0 && (
          <th scope="colgroup" colSpan={distribution.length} className={classes.group}>
            {t('fields.distribution')}
          </th>
        )}
        {after.map((column) => head(column, rowSpan))}
        <th scope="col" rowSpan={rowSpan} className={classes.action}>
          {t('fields.action')}
        </th>
      </tr>
      {distribution.length > 0 && <tr>{distribution.map((column) => head(column, 1))}</tr>}
    </thead>
  );
}

interface SortHeadProps {
  readonly column: Column;
  readonly rowSpan: number;
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onSort: (sort: CompanySort) => void;
}

function SortHead({ column, rowSpan, direction, onSort }: SortHeadProps) {
  const t = useTexts('companies');
  const field = t(`fields.${column.key}`);
  const next =
    direction === 'ascending' ? t('table.sortDescending', { field }) : t('table.sortAscending', { field });
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      aria-sort={direction}
      data-numeric={column.isNumeric}
      className={column.isFixed === true ? classes.company : undefined}
    >
      <button type="button" className={classes.sort} title={next} onClick={() => onSort(column.key)}>
        <span>{field}</span>
        <SortIcon direction={direction} />
      </button>
    </th>
  );
}

function SortIcon({ direction }: { readonly direction: SortHeadProps['direction'] }) {
  if (direction === 'none')
    return <IconArrowsSort size="0.875rem" className={classes.unsorted} aria-hidden="true" />;
  return direction === 'ascending' ? (
    <IconArrowUp size="0.875rem" aria-hidden="true" />
  ) : (
    <IconArrowDown size="0.875rem" aria-hidden="true" />
  );
}
