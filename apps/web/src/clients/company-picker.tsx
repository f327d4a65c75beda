import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { toProblem } from '../lib/problem.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { allCompaniesQuery } from './clients-queries.ts';
import type { PickedCompany } from './clients-queries.ts';
import { matchesCompany, withAll } from './company-selection.ts';
import classes from './company-picker.module.css';

interface CompanyPickerProps {
  /** Ids of companies. */
  readonly chosen: readonly string[];
  /** Takes the new selection; absent: the chosen companies are only shown. */
  readonly onSave?: (chosen: readonly string[]) => void;
  /** What the list is called where it is only shown. */
  readonly title?: string;
  readonly onClose: () => void;
}

/** Chooses companies from all that there are, however many, or shows those of a client. */
export function CompanyPicker({ chosen, onSave, title, onClose }: CompanyPickerProps) {
  const t = useTexts('clients');
  const { data, isLoadingError, error, refetch } = useQuery(allCompaniesQuery);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim().toLocaleLowerCase());
  const isEditable = onSave !== undefined;
  const listed = useMemo(
    () => (isEditable ? data : data?.filter(({ _id }) => chosen.includes(_id))),
    [data, isEditable, chosen],
  );
  const shown = useMemo(
    () => listed?.filter((company) => matchesCompany(company, searchText)),
    [listed, searchText],
  );
  const columns = useColumns(
    isEditable
      ? { shown: shown ?? [], selected, onSelect: setSelected, isSearched: searchText !== '' }
      : null,
  );
  const save = isEditable
    ? () => {
        onSave([...selected]);
        onClose();
      }
    : undefined;
  return (
    <Dialog
      title={title ?? t('companies.title')}
      size="xl"
      onClose={onClose}
      onSave={save}
      footerStart={
        <Count
          isEditable={isEditable}
          count={isEditable ? selected.size : (listed?.length ?? 0)}
          total={data?.length}
        />
      }
    >
      <div className={classes.picker}>
        <div className={classes.tools}>
          <SearchField label={t('companies.search')} value={search} onChange={setSearch} />
        </div>
        {isLoadingError ? (
          <LoadFailed
            title={t('companies.failed')}
            message={toProblem(error, '').message}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className={classes.table}>
            <DataTable
              label={title ?? t('companies.title')}
              columns={columns}
              rows={shown}
              getId={({ _id }) => _id}
              empty={
                <EmptyState title={searchText === '' ? t('companies.noneVisible') : t('companies.none')} />
              }
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Count({
  isEditable,
  count,
  total,
}: {
  readonly isEditable: boolean;
  readonly count: number;
  readonly total: number | undefined;
}) {
  const t = useTexts('clients');
  if (total === undefined) return null;
  return (
    <span role="status">
      {isEditable ? t('companies.ofAll', { count, total }) : t('companies.count', { count })}
    </span>
  );
}

interface Selection {
  readonly shown: readonly PickedCompany[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly isSearched: boolean;
}

function useColumns(selection: Selection | null): readonly TableColumn<PickedCompany>[] {
  const t = useTexts('clients');
  const facts: readonly TableColumn<PickedCompany>[] = useMemo(
    () => [
      {
        key: 'companyName',
        title: t('companies.name'),
        share: 34,
        isRowHead: true,
        sortBy: ({ companyName }) => companyName,
        cell: ({ companyName }) => <TruncatedText text={companyName} />,
      },
      {
        key: 'ticker',
        title: t('companies.ticker'),
        share: 12,
        sortBy: ({ ticker }) => ticker,
        cell: ({ ticker }) => ticker,
      },
      {
        key: 'sector',
        title: t('companies.sector'),
        share: 24,
        sortBy: ({ sector }) => sector,
        cell: ({ sector }) => <TruncatedText text={formatText(sector)} />,
      },
      {
        key: 'country',
        title: t('companies.country'),
        share: 16,
        sortBy: ({ country }) => country,
        cell: ({ country }) => <TruncatedText text={formatText(country)} />,
      },
      {
        key: 'entityType',
        title: t('companies.entityType'),
        share: 14,
        sortBy: ({ entityType }) => entityType,
        cell: ({ entityType }) => formatText(entityType),
      },
    ],
    [t],
  );
  return selection === null ? facts : [checkColumn(selection, t), ...facts];
}

function checkColumn(
  { shown, selected, onSelect, isSearched }: Selection,
  t: ReturnType<typeof useTexts<'clients'>>,
): TableColumn<PickedCompany> {
  const ids = shown.map(({ _id }) => _id);
  const count = ids.filter((id) => selected.has(id)).length;
  const label = isSearched ? t('companies.selectMatching') : t('companies.selectAll');
  return {
    key: 'check',
    title: label,
    share: 6,
    head: (
      <CheckBox
        label={label}
        isChecked={count > 0 && count === ids.length}
        isPartly={count > 0}
        isDisabled={ids.length === 0}
        onChange={(isChecked) => onSelect(withAll(selected, ids, isChecked))}
      />
    ),
    cell: ({ _id, companyName }) => (
      <CheckBox
        label={t('companies.select', { name: companyName })}
        isChecked={selected.has(_id)}
        onChange={(isChecked) => onSelect(withAll(selected, [_id], isChecked))}
      />
    ),
  };
}
