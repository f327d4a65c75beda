import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { decideFilterDays } from '@vigilo/domain/events/filter-days';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { FilterFooter, FilterGroups, FilterWait } from '../../ui/filter-dropdown.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { today } from '../event-days.ts';
import { filtersQuery } from '../events-queries.ts';
import type { EventFilters } from '../events-url.ts';
import { FILTER_GROUPS, NO_FILTERS } from '../events-url.ts';
import { choicePattern, countFilters, toggleValue } from './filter-edit.ts';
import classes from './filter-popover.module.css';
import { useFilterValueText } from './filter-texts.ts';

interface FilterPopoverProps {
  readonly companyId: string;
  readonly tab: EventTab;
  readonly asOf: string | null;
  readonly filters: EventFilters;
  readonly onSearch: (filters: EventFilters) => void;
  readonly onClose: () => void;
}

/** The groups of the filters and the days: nothing is searched until that is asked for. */
export function FilterPopover({ companyId, tab, asOf, filters, onSearch, onClose }: FilterPopoverProps) {
  const t = useTexts('events');
  const [draft, setDraft] = useState(filters);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
        onClose();
      }}
    >
      <FilterGroups>
        <Days draft={draft} onChange={setDraft} />
        <Groups companyId={companyId} tab={tab} asOf={asOf} draft={draft} onChange={setDraft} />
      </FilterGroups>
      <FilterFooter>
        <Button
          variant="default"
          disabled={countFilters(draft) === 0 && countFilters(filters) === 0}
          onClick={() => {
            setDraft(NO_FILTERS);
            onSearch(NO_FILTERS);
            onClose();
          }}
        >
          {t('filters.clear')}
        </Button>
        <Button type="submit">{t('filters.apply')}</Button>
      </FilterFooter>
    </form>
  );
}

interface DraftProps {
  readonly draft: EventFilters;
  readonly onChange: (draft: EventFilters) => void;
}

function Groups({
  companyId,
  tab,
  asOf,
  draft,
  onChange,
}: DraftProps & Pick<FilterPopoverProps, 'companyId' | 'tab' | 'asOf'>) {
  const t = useTexts('events');
  const valueText = useFilterValueText();
  const { data, isError, refetch } = useQuery(filtersQuery(companyId, tab, asOf));
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
    <fieldset className={classes.days}>
      <legend>{t('filters.date')}</legend>
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
      {isReversed && (
        <p className={classes.fault} role="alert">
          {t('filters.reversed')}
        </p>
      )}
    </fieldset>
  );
}
