import { Badge, Button, Group, Popover, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FEED_HEALTHS } from '@vigilo/domain/news/feed-health';
import { NEWS_AGES, NEWS_ORDERS } from '@vigilo/domain/news/waiting-news';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { Choice } from '../ui/choice.tsx';
import { FilterGroup } from '../ui/filter-group.tsx';
import type { FilterOption } from '../ui/narrow-options.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { ListFilter, QueueFilters } from './queue-filters.ts';
import { isNarrowed, NO_FILTERS } from './queue-filters.ts';
import { newsFiltersQuery } from './queue-queries.ts';
import { SCORES, writeScore } from './scores.ts';

interface FilterBarProps {
  readonly filters: QueueFilters;
  readonly onChange: (changed: Partial<QueueFilters>) => void;
}

/** What the queue is narrowed by, each behind a button of its own, and its order. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useTexts('newsQueue');
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs" role="group" aria-label={t('filters')}>
        <Choice
          label={t('filter.age')}
          value={filters.hours}
          options={[
            { value: 0, text: t('age.any') },
            ...NEWS_AGES.map((age) => ({ value: age, text: t(`age.${age}`) })),
          ]}
          onChange={(hours) => onChange({ hours })}
        />
        <ScoreRange filters={filters} onChange={onChange} />
        <ListFilters filters={filters} onChange={onChange} />
        {isNarrowed(filters) && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => onChange({ ...NO_FILTERS, order: filters.order })}
          >
            {t('filter.clear')}
          </Button>
        )}
      </Group>
      <Choice
        label={t('order.label')}
        value={filters.order}
        options={NEWS_ORDERS.map((order) => ({ value: order, text: t(`order.${order}`) }))}
        onChange={(order) => onChange({ order })}
      />
    </Group>
  );
}

function ScoreRange({ filters, onChange }: FilterBarProps) {
  const t = useTexts('newsQueue');
  const options = (isOffered: (score: number) => boolean) =>
    SCORES.filter(isOffered).map((score) => ({ value: String(score), text: writeScore(score) }));
  return (
    <FilterSheet title={t('filter.score')} count={Number(filters.least !== '') + Number(filters.most !== '')}>
      <SelectField
        label={t('filter.least')}
        value={filters.least}
        options={options((score) => filters.most === '' || score <= Number(filters.most))}
        placeholder={t('filter.any')}
        canBeEmpty
        onChange={(least) => onChange({ least })}
      />
      <SelectField
        label={t('filter.most')}
        value={filters.most}
        options={options((score) => filters.least === '' || score >= Number(filters.least))}
        placeholder={t('filter.any')}
        canBeEmpty
        onChange={(most) => onChange({ most })}
      />
    </FilterSheet>
  );
}

/** Type, topic, source, company and health of the feeds: any values of each. */
function ListFilters({ filters, onChange }: FilterBarProps) {
  const t = useTexts('newsQueue');
  const options = useOptions();
  const shown = ['type', 'topic', 'source', 'company', 'feeds'] as const;
  return shown.map((name) => (
    <FilterSheet key={name} title={t(`filter.${name}`)} count={filters.lists[name].length}>
      <FilterGroup
        name={t(`filter.${name}`)}
        options={options[name]}
        chosen={filters.lists[name]}
        isUnfolded
        onToggle={(value) =>
          onChange({ lists: { ...filters.lists, [name]: toggle(filters.lists[name], value) } })
        }
      />
    </FilterSheet>
  ));
}

function toggle(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function useOptions(): Readonly<Record<ListFilter, readonly FilterOption[]>> {
  const t = useTexts('newsQueue');
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  const { data } = useQuery(newsFiltersQuery);
  const named = (
    choices: readonly { readonly value: string; readonly count: number }[] = [],
    write: (value: string) => string,
  ) =>
    choices.map(({ value, count }) => ({
      value,
      count,
      text: value === '' ? t('filter.none') : write(value),
    }));
  return {
    type: named(data?.types, (value) => {
      const type: EventType | undefined = EVENT_TYPES.find((each) => each === value);
      return type === undefined ? value : ts(`eventTypes.${type}`);
    }),
    topic: named(data?.topics, writeName),
    source: named(data?.sources, (value) => value),
    company: (data?.companies ?? []).map(({ value, name, ticker, count }) => ({
      value,
      count,
      text: `${name} ${ticker}`,
    })),
    feeds: FEED_HEALTHS.map((value) => ({ value, text: t(`feeds.${value}`) })),
  };
}

interface FilterSheetProps {
  readonly title: string;
  /** How many values are set. */
  readonly count: number;
  readonly children: ReactNode;
}

function FilterSheet({ title, count, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={count > 0 ? 'light' : 'default'}
          size="compact-md"
          radius="xl"
          rightSection={
            count > 0 ? (
              <Badge color="action">{count}</Badge>
            ) : (
              <IconChevronDown size="1rem" aria-hidden="true" />
            )
          }
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <Stack gap="sm" mah="24rem" style={{ overflowY: 'auto' }}>
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
