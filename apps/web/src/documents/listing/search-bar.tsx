import { Button, Group, NativeSelect, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { EnteredSearch } from '../../ui/entered-search.tsx';
import { showToast } from '../../ui/toast.ts';
import { AdvancedSearch } from './advanced-search.tsx';
import type { Category, DocumentsView } from './documents-url.ts';
import { CATEGORIES, countDays, decideDays } from './documents-url.ts';
import type { ChangeView } from './use-documents-view.ts';

const JOINED = {
  start: { input: { borderStartEndRadius: 0, borderEndEndRadius: 0 } },
  end: { input: { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStart: 0 } },
} as const;

interface SearchBarProps {
  readonly view: DocumentsView;
  readonly change: ChangeView;
  readonly canSeeDeleted: boolean;
  /** Today, YYYY-MM-DD. */
  readonly now: string;
}

/** What the list is searched by: words in a category, days, deleted ones, and the advanced search. */
export function SearchBar({ view, change, canSeeDeleted, now }: SearchBarProps) {
  const t = useTexts('documentScreens');
  const hasFilters = Object.keys(view.filters).length > 0;
  const isActive = view.q !== '' || hasFilters || view.from !== null || view.to !== null;
  return (
    <Group gap="md" mb="md" role="search" aria-label={t('list.search')}>
      <SearchText key={`${view.category} ${view.q}`} view={view} change={change} />
      <Days view={view} change={change} now={now} />
      {canSeeDeleted && (
        <Switch
          label={t('list.showDeleted')}
          checked={view.deleted}
          onChange={(event) => change({ deleted: event.currentTarget.checked })}
        />
      )}
      {isActive && (
        <Button
          variant="default"
          data-tooltip={t('list.resetHint')}
          onClick={() => change({ q: '', category: 'all', filters: {}, from: null, to: null })}
        >
          {t('list.reset')}
        </Button>
      )}
      <Group ms="auto">
        <AdvancedSearch view={view} change={change} />
      </Group>
    </Group>
  );
}

interface PartProps {
  readonly view: DocumentsView;
  readonly change: ChangeView;
}

/** The category and the words. Enter searches; new words clear the advanced search (specification 3, section 5). */
function SearchText({ view, change }: PartProps) {
  const t = useTexts('documentScreens');
  const [category, setCategory] = useState<Category>(view.category);
  function choose(next: Category): void {
    setCategory(next);
    if (view.q !== '') change({ category: next });
  }
  return (
    <Group gap={0} wrap="nowrap">
      <NativeSelect
        aria-label={t('list.category')}
        w="9.5rem"
        styles={JOINED.start}
        rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
        value={category}
        data={CATEGORIES.map((each) => ({ value: each, label: t(`list.category.${each}`) }))}
        onChange={(event) => choose(CATEGORIES[event.currentTarget.selectedIndex] ?? 'all')}
      />
      <EnteredSearch
        label={t('list.search')}
        submit={t('list.search')}
        placeholder={t('list.searchHint')}
        width="13.5rem"
        styles={JOINED.end}
        text={view.q}
        onSearch={(q) => change(q === '' ? { q, category } : { q, category, filters: {} })}
      />
    </Group>
  );
}

/** From and To, days up to today. A range that runs backwards is not searched: that is said, and the days stay (specification 3, section 5). */
function Days({ view, change, now }: PartProps & { readonly now: string }) {
  const t = useTexts('documentScreens');
  const days = decideDays(view, now);
  function choose(part: { readonly from?: string | null; readonly to?: string | null }): void {
    const next = decideDays({ from: view.from ?? days.from, to: view.to, ...part }, now);
    if (next.from > next.to)
      showToast({ kind: 'error', title: t('list.reversedTitle'), text: t('list.reversed') });
    else change(part);
  }
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" c="dimmed" aria-hidden="true">
        {t('list.from')}
      </Text>
      <DayInput
        label={t('list.from')}
        isLabelHidden
        w="8.25rem"
        value={days.from}
        max={now}
        onChange={(from) => choose({ from })}
      />
      <Text size="sm" c="dimmed" aria-hidden="true">
        {t('list.to')}
      </Text>
      <DayInput
        label={t('list.to')}
        isLabelHidden
        w="8.25rem"
        value={days.to}
        max={now}
        firstOffered={days.from}
        onChange={(to) => choose({ from: view.from ?? days.from, to })}
      />
      <Text size="xs" c="dimmed">
        {t('list.days', { count: countDays(days) })}
      </Text>
    </Group>
  );
}
