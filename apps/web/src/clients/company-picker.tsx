import { Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatText } from '../lib/format.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
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

/** The table scrolls in what the dialog leaves it. */
const LIST = { flexDirection: 'column', overflow: 'hidden' } as const;

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
  const writeName = useWriteName();
  const query = useQuery(allCompaniesQuery);
  const { data } = query;
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const [search, setSearch] = useState('');
  const isEditable = onSave !== undefined;
  const listed = useMemo(
    () => (isEditable ? data : data?.filter(({ _id }) => chosen.includes(_id))),
    [data, isEditable, chosen],
  );
  const searchText = useDeferredValue(search.trim().toLocaleLowerCase());
  const isSearched = searchText !== '';
  const shown = useMemo(
    () => listed?.filter((company) => matchesCompany(company, searchText, writeName)),
    [listed, searchText, writeName],
  );
  const columns = useColumns(
    isEditable ? { shown: shown ?? [], selected, onSelect: setSelected, isSearched } : null,
  );
  function save(): void {
    onSave?.([...selected]);
    onClose();
  }
  return (
    <Dialog
      title={title ?? t('companies.title')}
      size="xl"
      onClose={onClose}
      onSave={isEditable ? save : undefined}
      footerStart={
        data !== undefined && (
          <span role="status">
            {isEditable
              ? t('companies.ofAll', { count: selected.size, total: data.length })
              : t('companies.count', { count: listed?.length ?? 0 })}
          </span>
        )
      }
    >
      <Stack gap="md" h="min(64dvh, 44rem)">
        <SearchField label={t('companies.search')} value={search} onChange={setSearch} />
        {query.isLoadingError ? (
          <PickerFailed query={query} />
        ) : (
          <Paper withBorder flex="0 1 auto" mih={0} display="flex" style={LIST}>
            <DataTable
              label={title ?? t('companies.title')}
              columns={columns}
              rows={shown}
              getId={({ _id }) => _id}
              empty={<EmptyState title={isSearched ? t('companies.none') : t('companies.noneVisible')} />}
            />
          </Paper>
        )}
      </Stack>
    </Dialog>
  );
}

function PickerFailed({ query }: { readonly query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  const t = useTexts('clients');
  return (
    <LoadFailed
      title={t('companies.failed')}
      message={toProblem(query.error, '').message}
      onRetry={() => void query.refetch()}
    />
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
  const writeName = useWriteName();
  const facts: readonly TableColumn<PickedCompany>[] = useMemo(
    () => [
      {
        key: 'companyName',
        title: t('companies.name'),
        least: 12,
        isRowHead: true,
        sortBy: ({ companyName }) => companyName,
        cell: ({ companyName }) => <TruncatedText text={companyName} />,
      },
      {
        key: 'ticker',
        title: t('companies.ticker'),
        least: 5,
        sortBy: ({ ticker }) => ticker,
        cell: ({ ticker }) => ticker,
      },
      {
        key: 'sector',
        title: t('companies.sector'),
        least: 8.5,
        sortBy: ({ sector }) => writeName(sector),
        cell: ({ sector }) => <TruncatedText text={formatText(writeName(sector))} />,
      },
      {
        key: 'country',
        title: t('companies.country'),
        least: 6,
        sortBy: ({ country }) => writeName(country),
        cell: ({ country }) => <TruncatedText text={formatText(writeName(country))} />,
      },
      {
        key: 'entityType',
        title: t('companies.entityType'),
        least: 5.5,
        sortBy: ({ entityType }) => entityType,
        cell: ({ entityType }) => formatText(entityType),
      },
    ],
    [t, writeName],
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
    width: 3,
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
