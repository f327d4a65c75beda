import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Badge, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
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
const MOST = 60;

/** One group of filters: unfolds to its options, any of which can be chosen. */
export function FilterGroup({ name, chosen, isUnfolded = false, ...options }: FilterGroupProps) {
  const t = useTexts('shell');
  const isOpen = isUnfolded || chosen.length > 0;
  return (
    <Accordion order={2} defaultValue={isOpen ? 'options' : null} keepMounted={false}>
      <Accordion.Item value="options">
        <Accordion.Control>
          <Group component="span" justify="space-between">
            {name}
            {chosen.length > 0 && (
              <Badge color="action">{t('filter.chosen', { count: chosen.length })}</Badge>
            )}
          </Group>
        </Accordion.Control>
        <Accordion.Panel>
          <Options name={name} chosen={chosen} {...options} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

function Options({ name, options, chosen, pattern, onToggle }: Omit<FilterGroupProps, 'isUnfolded'>) {
  const t = useTexts('shell');
  const [text, setText] = useState('');
  const isFault = text !== '' && pattern?.allowed.test(text) === false;
  const { shown, more } = narrowOptions(options, chosen, text, MOST);
  return (
    <Stack gap="xs">
      {options.length > SHORT && (
        <TextInput
          type="search"
          aria-label={t('filter.searchIn', { field: name })}
          placeholder={t('filter.searchIn', { field: name })}
          autoComplete="off"
          error={isFault && pattern?.message}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Stack role="list" aria-label={name} gap="xs">
        {shown.map(({ value, text: label, count }) => (
          <Group key={value} role="listitem" justify="space-between" wrap="nowrap">
            <Checkbox label={label} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            {count !== undefined && <Text c="dimmed">{formatCount(count)}</Text>}
          </Group>
        ))}
      </Stack>
      <Text role="status" size="xs" c="dimmed">
        {!isFault && shown.length === 0 && t('filter.none')}
        {more > 0 && t('filter.more', { count: more })}
      </Text>
    </Stack>
  );
}
