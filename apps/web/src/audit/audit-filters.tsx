import { Box, Button, Group, NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { DayInput } from '../ui/day-input.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { filtersQuery } from './audit-queries.ts';
import { useAuditTexts } from './audit-texts.ts';
import { isFiltered } from './audit-view.ts';
import type { AuditView } from './audit-view.ts';

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly change: (part: Partial<AuditView>) => void;
}

/** How long nobody must have typed before the search is made, in milliseconds. */
const SEARCH_DELAY_MS = 300;

const NOTHING: AuditView = { from: null, to: null, actor: null, action: null, entity: null, search: '' };

/** What of the log is shown: days, person, action, kind of thing, words. */
export function AuditFilters({ view, change }: AuditFiltersProps) {
  const t = useTexts('audit');
  const [search, setSearch] = useState(view.search);
  const searchSoon = useDebouncedCallback((text: string) => change({ search: text.trim() }), SEARCH_DELAY_MS);
  const days = { from: { max: view.to ?? undefined }, to: { min: view.from ?? undefined } };
  function type(text: string): void {
    setSearch(text);
    searchSoon(text);
  }
  function clear(): void {
    setSearch('');
    change(NOTHING);
  }
  return (
    <Group role="search" aria-label={t('filters.label')} gap="sm" align="start" mb="md">
      <SearchField label={t('filters.search')} value={search} onChange={type} />
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} w="10.5rem">
          <DayInput
            label={t(`filters.${end}`)}
            isLabelHidden
            placeholder={t(`filters.${end}`)}
            value={view[end]}
            {...days[end]}
            onChange={(day) => change({ [end]: day })}
          />
        </Box>
      ))}
      <Choices view={view} change={change} />
      {isFiltered(view) && (
        <Button variant="subtle" color="gray" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </Group>
  );
}

function Choices({ view, change }: AuditFiltersProps) {
  const t = useTexts('audit');
  const texts = useAuditTexts();
  const { actors = [], actions = [], entities = [] } = useQuery(filtersQuery).data ?? {};
  return (
    <>
      <Choice
        label={t('filters.person')}
        none={t('filters.everybody')}
        value={view.actor}
        options={actors.map(({ _id, name, email }) => ({ value: _id, label: name || email }))}
        onChange={(actor) => change({ actor })}
      />
      <Choice
        label={t('filters.action')}
        none={t('filters.allActions')}
        value={view.action}
        options={actions.map((key) => ({ value: key, label: texts.action(key) }))}
        onChange={(action) => change({ action })}
      />
      <Choice
        label={t('filters.kind')}
        none={t('filters.allKinds')}
        value={view.entity}
        options={entities.map((key) => ({ value: key, label: texts.kind(key) }))}
        onChange={(entity) => change({ entity })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What stands for no filter. */
  readonly none: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, none, value, options, onChange }: ChoiceProps) {
  const isKnown = value === null || options.some((option) => option.value === value);
  const known = isKnown ? options : [...options, { value, label: value }];
  return (
    <NativeSelect
      w="10.5rem"
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: none }, ...known]}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    />
  );
}
