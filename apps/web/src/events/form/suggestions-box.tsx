import { Kbd } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { StoredSuggestion } from '@vigilo/contract/news';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { EventFields } from './event-fields.ts';
import { formatConfidence } from './format-confidence.ts';
import { highlightWords } from './highlight-words.ts';
import { SUGGESTED_FIELDS, isTaken, withToggled } from './suggested-fields.ts';
import type { SuggestedField } from './suggested-fields.ts';
import classes from './suggestions-box.module.css';

interface SuggestionsBoxProps {
  readonly title: string;
  readonly fields: EventFields;
  readonly suggestion: StoredSuggestion;
  readonly onChange: (fields: EventFields) => void;
}

/** What was suggested for the event, how sure that is, and the words of its title that led there; each is taken or cleared by a press. */
export function SuggestionsBox({ title, fields, suggestion, onChange }: SuggestionsBoxProps) {
  const t = useTexts('eventDialogs');
  const words = SUGGESTED_FIELDS.flatMap((field) => suggestion[field].words);
  return (
    <div className={classes.box} role="group" aria-label={t('suggested.label')}>
      <p className={classes.title}>
        <IconSparkles size="1.125rem" stroke={1.75} aria-hidden="true" />
        <span>
          {highlightWords(title, words).map(({ text, isMarked, at }) =>
            isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>

        <span data-tooltip={t('suggested.keys')} className={classes.key}>
          <Kbd>{t('keys.suggestion')}</Kbd>
        </span>
      </p>
      <div className={classes.chips}>
        {SUGGESTED_FIELDS.map((field) => (
          <SuggestionChip
            key={field}
            field={field}
            suggestion={suggestion}
            isOn={isTaken(fields, suggestion, field)}
            onToggle={() => onChange(withToggled(fields, suggestion, field))}
          />
        ))}
      </div>
    </div>
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
  const { confidence, words, isShown } = suggestion[field];
  const shown = {
    event: types(`eventTypes.${suggestion.event.value}`),
    topic: suggestion.topic.value,
    score: formatScore(suggestion.score.value, 1),
  }[field];
  const value = t(`suggested.of.${field}`, { value: shown });
  const sure = t(isShown ? 'suggested.sure' : 'suggested.unsure', {
    confidence: formatConfidence(confidence),
  });
  const because =
    words.length === 0 ? t('suggested.noWords') : t('suggested.words', { words: words.join(', ') });
  return (
    <button
      data-tooltip={`${isOn ? t('suggested.clear', { value }) : t('suggested.take', { value })} (${because})`}
      type="button"
      className={classes.chip}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <strong>{value}</strong>
      <span className={classes.sure}>{sure}</span>
      <span className={classes.words}>{because}</span>
    </button>
  );
}
