import { Box, SimpleGrid, Text, TextInput } from '@mantine/core';
import { EVENT_FIELDS } from '@vigilo/domain/events/fields';
import { EVENT_TYPES, findEventType } from '@vigilo/domain/scoring/event-type';
import { IMPACTS, findImpact } from '@vigilo/domain/scoring/impact';
import type { PropsWithChildren } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { FormGrid, FormWide } from '../../ui/form-grid.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { withImpact, withScore } from './impact-and-score.ts';
import type { Rated } from './impact-and-score.ts';
import { OwnListField } from './own-list-field.tsx';
import { ScoreField } from './score-field.tsx';
import { formatConfidence, isTaken } from './suggested-fields.ts';
import type { SuggestedField } from './suggested-fields.ts';
import { SummaryField } from './summary-field.tsx';
import type { EventForm } from './use-event-form.ts';

interface FieldProps {
  readonly form: EventForm;
}

/** The fields of an event in two columns (specification 3, section 2.2). Those of an imported event may stay open. */
export function EventFormFields({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const types = useTexts('scoring');
  const hint = useHint(form);
  const isRequired = !form.isImported;
  const day = form.field('date');
  const type = form.field('event');
  return (
    <FormGrid>
      <FormWide>
        <TextInput
          label={t('fields.title')}
          placeholder={hint('title')}
          withAsterisk={isRequired}
          aria-required={isRequired}
          autoComplete="off"
          maxLength={1000}
          {...form.getInputProps('title')}
        />
      </FormWide>
      <UrlField form={form} />
      <OwnName form={form} field="source" />
      <Suggested form={form} field="topic">
        <OwnName form={form} field="topic" />
      </Suggested>
      <Suggested form={form} field="event">
        <SelectField
          label={t('fields.event')}
          isRequired={isRequired}
          canBeEmpty={form.isImported}
          placeholder={hint('event')}
          options={EVENT_TYPES.map((one) => ({ value: one, text: types(`eventTypes.${one}`) }))}
          {...type}
          onChange={(value) => type.onChange(findEventType(value) ?? '')}
        />
      </Suggested>
      <Suggested form={form} field="score">
        <ImpactAndScore form={form} />
      </Suggested>
      <DayInput
        label={t('fields.date')}
        placeholder={hint('date')}
        isRequired={isRequired}
        messages={{ invalid: t('invalidDate'), tooLate: t('fault.futureDate') }}
        max={form.today}
        {...day}
        value={day.value === '' ? null : day.value}
        onChange={(value) => day.onChange(value ?? '')}
      />
      <LanguageField form={form} />
      <FormWide>
        <SummaryField {...form.field('summary')} />
      </FormWide>
    </FormGrid>
  );
}

/** The hint in an empty field, with an asterisk where the field is mandatory. */
function useHint({ isImported }: EventForm) {
  const t = useTexts('eventDialogs');
  return (field: 'title' | 'source' | 'topic' | 'event' | 'impact' | 'score' | 'date') =>
    t(isImported ? `hints.optional.${field}` : `hints.${field}`);
}

/** A field that may have been suggested: where its value is the suggested one, that is said on the line of the label, so that the field does not grow. */
function Suggested({
  form: { values, stored },
  field,
  children,
}: PropsWithChildren<FieldProps & { readonly field: SuggestedField }>) {
  const t = useTexts('eventDialogs');
  const suggestion = stored?.suggestion;
  return (
    <Box pos="relative" data-suggested={field}>
      {children}
      {suggestion && isTaken(values, suggestion, field) && (
        <Text size="xs" c="var(--v-action-ink)" pos="absolute" top={0} right={0}>
          {t('suggested.mark', { confidence: formatConfidence(suggestion[field].confidence) })}
        </Text>
      )}
    </Box>
  );
}

/** Once given it stays. */
function UrlField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const isGiven = (form.stored?.url ?? '') !== '';
  return (
    <TextInput
      label={t('fields.url')}
      placeholder={t('hints.url')}
      withAsterisk
      aria-required
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={2048}
      readOnly={isGiven}
      variant={isGiven ? 'filled' : 'default'}
      title={isGiven ? t('urlStays') : undefined}
      {...form.getInputProps('url')}
    />
  );
}

function LanguageField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  return (
    <TextInput
      label={t('fields.language')}
      placeholder={t('hints.language')}
      autoComplete="off"
      maxLength={EVENT_FIELDS.language.longest}
      {...form.getInputProps('language')}
    />
  );
}

function OwnName({ form, field }: FieldProps & { readonly field: 'source' | 'topic' }) {
  const hint = useHint(form);
  return (
    <OwnListField
      kind={field}
      placeholder={hint(field)}
      stored={form.stored?.[field] ?? ''}
      isRequired={!form.isImported}
      {...form.field(field)}
    />
  );
}

/** An impact leaves only its scores to choose; a score brings its impact. */
function ImpactAndScore({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const hint = useHint(form);
  function change({ impact, score }: Rated): void {
    form.setFieldValue('impact', impact);
    form.setFieldValue('score', score);
  }
  return (
    <SimpleGrid cols={2} spacing="lg">
      <SelectField
        label={t('fields.impact')}
        isRequired={!form.isImported}
        canBeEmpty
        placeholder={hint('impact')}
        options={IMPACTS.map((impact) => ({ value: impact, text: t(`impacts.${impact}`) }))}
        {...form.field('impact')}
        onChange={(impact) => change(withImpact(form.values, findImpact(impact) ?? ''))}
      />
      <ScoreField
        impact={form.values.impact}
        isRequired={!form.isImported}
        placeholder={hint('score')}
        {...form.field('score')}
        onChange={(score) => change(withScore(form.values, score))}
      />
    </SimpleGrid>
  );
}
