import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Badge, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import type { FilterOption } from './narrow-options.ts';
import { narrowOptions } from './narrow-options.ts';

export interface FilterGroupProps {
  readonly name: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** Unfolded from the first; also where something is chosen. */
  readonly isUnfolded?: boolean;
  /** What may be typed in the search of a long list, and what is said of anything else. */
  readonly pattern?: { readonly allowed: RegExp; readonly message: string };
  readonly onToggle: (value: string) => void;
}

/** A list longer than this is searched in; of a list that is longer still, so many options are shown. */
const SHORT = 8;
export const MOST_FILTER_OPTIONS = 60;

/** One group of filters: unfolds to its options, any of which can be chosen. */
export function FilterGroup({ name, chosen, isUnfolded = false, ...options }: FilterGroupProps) {
  return (
    <FilterFold name={name} count={chosen.length} isUnfolded={isUnfolded}>
      <Options name={name} chosen={chosen} {...options} />
    </FilterFold>
  );
}

interface FilterFoldProps {
  readonly name: string;
  /** How many are chosen; with any it is unfolded. */
  readonly count: number;
  readonly isUnfolded?: boolean;
  readonly children: ReactNode;
}

/** The heading of a group, which unfolds what is in it. */
export function FilterFold({ name, count, isUnfolded = false, children }: FilterFoldProps) {
  const t = useTexts('shell');
  return (
    <Accordion order={2} defaultValue={isUnfolded || count > 0 ? 'options' : null} keepMounted={false}>
      <Accordion.Item value="options">
        <Accordion.Control>
          <Group component="span" justify="space-between">
            {name}
            {count > 0 && <Badge color="action">{t('filter.chosen', { count })}</Badge>}
          </Group>
        </Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

function Options({ name, options, chosen, pattern, onToggle }: Omit<FilterGroupProps, 'isUnfolded'>) {
  const [text, setText] = useState('');
  const { shown, more } = narrowOptions(options, chosen, text, MOST_FILTER_OPTIONS);
  const isFault = text !== '' && pattern?.allowed.test(text) === false;
  const search = { text, fault: isFault ? pattern?.message : undefined, onText: setText };
  return (
    <FilterOptions
      name={name}
      shown={shown}
      more={more}
      chosen={chosen}
      search={options.length > SHORT ? search : undefined}
      onToggle={onToggle}
    />
  );
}

interface FilterOptionsProps extends Pick<FilterGroupProps, 'name' | 'chosen' | 'onToggle'> {
  readonly shown: readonly FilterOption[];
  /** How many more match. */
  readonly more: number;
  /** What is searched for in a long list, and what is wrong with it. */
  readonly search:
    | { readonly text: string; readonly fault: string | undefined; readonly onText: (text: string) => void }
    | undefined;
  /** What is said in place of "No value matches". */
  readonly status?: string | undefined;
}

/** Options to choose any of, with the search of a long list. */
export function FilterOptions({ name, shown, more, chosen, search, status, onToggle }: FilterOptionsProps) {
  const t = useTexts('shell');
  const isNone = search?.fault === undefined && shown.length === 0;
  return (
    <Stack gap="xs">
      {search && (
        <TextInput
          type="search"
          aria-label={t('filter.searchIn', { field: name })}
          placeholder={t('filter.searchIn', { field: name })}
          autoComplete="off"
          error={search.fault}
          value={search.text}
          onChange={(event) => search.onText(event.currentTarget.value)}
        />
      )}
      <Stack role="list" aria-label={name} gap="xs">
        {shown.map(({ value, text, count }) => (
          <Group key={value} role="listitem" justify="space-between" wrap="nowrap">
            <Checkbox label={text} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            {count !== undefined && <Text c="dimmed">{formatCount(count)}</Text>}
          </Group>
        ))}
      </Stack>
      <Text role="status" size="xs" c="dimmed">
        {status ?? (isNone && t('filter.none'))}
        {more > 0 && t('filter.more', { count: more })}
      </Text>
    </Stack>
  );
}
