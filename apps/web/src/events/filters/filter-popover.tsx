import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { areInOrder, decideFilterDays } from '@vigilo/domain/events/filter-days';
import { useState } from 'react';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { disabledWith } from '../../ui/disabled-with.ts';
import { FilterFooter, FilterGroups, FilterWait } from '../../ui/filter-dropdown.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { today } from '../../lib/today.ts';
import { useEvents } from '../events-context.tsx';
import { filtersQuery } from '../events-queries.ts';
import type { EventFilters, ScoreRange } from '../events-url.ts';
import { FILTER_GROUPS, isRange, NO_FILTERS, SCORES } from '../events-url.ts';
import { choicePattern, countFilters, toggleValue } from './filter-edit.ts';
import { useFilterValueText } from './filter-texts.ts';

/** The groups of the filters and the days: nothing is searched until that is asked for. */
export function FilterPopover({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('events');
  const { view, change } = useEvents();
  const { filters } = view;
  const [draft, setDraft] = useState(filters);
  const isSearchable = areInOrder(draft);
  return (
    <Stack
      component="form"
      gap={0}
      flex={1}
      mih={0}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSearchable) return;
        change({ filters: draft });
        onClose();
      }}
    >
      <FilterGroups>
        <Days draft={draft} onChange={setDraft} />
        <Scores draft={draft} onChange={setDraft} />
        <Groups draft={draft} onChange={setDraft} />
      </FilterGroups>
      <FilterFooter>
        <Button
          variant="default"
          disabled={countFilters(draft) === 0 && countFilters(filters) === 0}
          onClick={() => {
            setDraft(NO_FILTERS);
            change({ filters: NO_FILTERS });
            onClose();
          }}
        >
          {t('filters.clear')}
        </Button>
        <Button type="submit" {...(!isSearchable && disabledWith(t('filters.reversed')))}>
          {t('filters.apply')}
        </Button>
      </FilterFooter>
    </Stack>
  );
}

interface DraftProps {
  readonly draft: EventFilters;
  readonly onChange: (draft: EventFilters) => void;
}

function Groups({ draft, onChange }: DraftProps) {
  const t = useTexts('events');
  const { company, asked } = useEvents();
  const valueText = useFilterValueText();
  const { data, isError, refetch } = useQuery(filtersQuery(company._id, asked));
  if (data === undefined)
    return (
      <FilterWait
        loading={t('filters.loading')}
        failed={t('filters.failed')}
        retry={t('failed.retry')}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
    );
  return FILTER_GROUPS.filter((filter) => data[filter].length > 0).map((filter) => (
    <FilterGroup
      key={filter}
      name={t(`filters.${filter}`)}
      options={data[filter].map(({ value, count }) => ({ value, text: valueText(filter, value), count }))}
      chosen={draft.values[filter] ?? []}
      isUnfolded={filter === 'EventType'}
      pattern={{ allowed: choicePattern(filter), message: t('filters.invalid') }}
      onToggle={(value) => onChange(toggleValue(draft, filter, value))}
    />
  ));
}

/** The lowest and the highest score; each offers only what leaves a range. */
function Scores({ draft, onChange }: DraftProps) {
  const t = useTexts('events');
  const offer = (end: keyof ScoreRange) =>
    SCORES.filter((score) => isRange({ least: draft.least, most: draft.most, [end]: score })).map(
      (score) => ({
        value: score,
        text: formatScore(Number(score), 1),
      }),
    );
  const field = (end: keyof ScoreRange) => (
    <SelectField
      label={t(`filters.${end}`)}
      placeholder={t('filters.anyScore')}
      canBeEmpty
      options={offer(end)}
      value={draft[end] ?? ''}
      onChange={(score) => onChange({ ...draft, [end]: score === '' ? null : score })}
    />
  );
  return (
    <Fieldset variant="unstyled" legend={<strong>{t('filters.range')}</strong>} px="sm" mb="sm">
      <SimpleGrid cols={2} spacing="sm">
        {field('least')}
        {field('most')}
      </SimpleGrid>
    </Fieldset>
  );
}

/** From and To: days up to today, the calendar of To from the day of From. */
function Days({ draft, onChange }: DraftProps) {
  const t = useTexts('events');
  const [now] = useState(today);
  const [isReversed, setReversed] = useState(false);
  function change(changed: 'from' | 'to', day: string | null): void {
    const decided = decideFilterDays({ from: draft.from, to: draft.to, [changed]: day }, changed, now);
    setReversed(decided.isReversed);
    onChange({ ...draft, ...decided.days });
  }
  return (
    <Fieldset variant="unstyled" legend={<strong>{t('filters.date')}</strong>} px="sm" mb="sm">
      <SimpleGrid cols={2} spacing="sm">
        <DayInput
          label={t('filters.from')}
          value={draft.from}
          max={now}
          onChange={(day) => change('from', day)}
        />
        <DayInput
          label={t('filters.to')}
          value={draft.to}
          max={now}
          firstOffered={draft.from ?? undefined}
          onChange={(day) => change('to', day)}
        />
      </SimpleGrid>
      {isReversed && (
        <Text size="xs" c="error" role="alert" mt="xs">
          {t('filters.reversed')}
        </Text>
      )}
    </Fieldset>
  );
}
