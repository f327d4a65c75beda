import { Box, Group, Kbd, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { StoredSuggestion } from '@vigilo/contract/news';
import { formatScore } from '../../lib/format.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import type { EventFields } from './event-fields.ts';
import { highlightWords } from '../public/highlight-words.ts';
import { SUGGESTED_FIELDS, formatConfidence, isTaken, withToggled } from './suggested-fields.ts';
import type { SuggestedField } from './suggested-fields.ts';
import classes from './suggestions-box.module.css';

interface SuggestionsBoxProps {
  readonly fields: EventFields;
  readonly suggestion: StoredSuggestion;
  readonly onChange: (fields: EventFields) => void;
}

/** What was suggested for the event, how sure that is, and the words of its title that led there; each is taken or cleared by a press. */
export function SuggestionsBox({ fields, suggestion, onChange }: SuggestionsBoxProps) {
  const t = useTexts('eventDialogs');
  const words = SUGGESTED_FIELDS.flatMap((field) => suggestion[field].words);
  return (
    <Paper
      withBorder
      bg="var(--v-soft)"
      px="md"
      py="sm"
      mb="md"
      role="group"
      aria-label={t('suggested.label')}
    >
      <Group align="start" gap="sm" mb="sm" wrap="nowrap" fw={550}>
        <IconSparkles size="1.125rem" stroke={1.75} color="var(--v-action-ink)" aria-hidden="true" />
        <Box flex={1} className={classes.title}>
          {highlightWords(fields.title, words).map(({ text, isMarked, at }) =>
            isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </Box>
        <Kbd data-tooltip={t('suggested.keys')}>{t('keys.suggestion')}</Kbd>
      </Group>
      <Group gap="sm" wrap="nowrap">
        {SUGGESTED_FIELDS.filter((field) => suggestion[field].certainty !== 'none').map((field) => (
          <SuggestionChip
            key={field}
            field={field}
            suggestion={suggestion}
            isOn={isTaken(fields, suggestion, field)}
            onToggle={() => onChange(withToggled(fields, suggestion, field))}
          />
        ))}
      </Group>
    </Paper>
  );
}

interface SuggestionChipProps {
  readonly field: SuggestedField;
  readonly suggestion: StoredSuggestion;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function SuggestionChip({ field, suggestion, isOn, onToggle }: SuggestionChipProps) {
  const t = useTexts('eventDialogs');
  const types = useTexts('scoring');
  const writeName = useWriteName();
  const { confidence, words, certainty } = suggestion[field];
  const shown = {
    event: types(`eventTypes.${suggestion.event.value}`),
    topic: writeName(suggestion.topic.value),
    score: formatScore(suggestion.score.value, 1),
  }[field];
  const value = t(`suggested.of.${field}`, { value: shown });
  const sure = t(certainty === 'sure' ? 'suggested.sure' : 'suggested.unsure', {
    confidence: formatConfidence(confidence),
  });
  const because =
    words.length === 0 ? t('suggested.noWords') : t('suggested.words', { words: words.join(', ') });
  return (
    <UnstyledButton
      data-tooltip={`${isOn ? t('suggested.clear', { value }) : t('suggested.take', { value })} (${because})`}
      className={classes.chip}
      data-certainty={certainty}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <strong>{value}</strong>
      <span>{sure}</span>
      <Text component="span" size="xs" c="dimmed" truncate>
        {because}
      </Text>
    </UnstyledButton>
  );
}
