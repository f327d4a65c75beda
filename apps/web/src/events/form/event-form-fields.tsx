import { TextInput } from '@mantine/core';
import { EVENT_TYPES, findEventType } from '@vigilo/domain/scoring/event-type';
import { IMPACTS, findImpact } from '@vigilo/domain/scoring/impact';
import { useTexts } from '../../lib/texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import { FormGrid, FormWide } from '../../ui/form-grid.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { formatScore } from '../../lib/format.ts';
import type { EventField } from './event-fields.ts';
import { formatConfidence } from './format-confidence.ts';
import classes from './event-form-fields.module.css';
import { listScoresForImpact, withImpact, withScore } from './impact-and-score.ts';
import { OwnListField } from './own-list-field.tsx';
import { isTaken } from './suggested-fields.ts';
import type { SuggestedField } from './suggested-fields.ts';
import { SummaryField } from './summary-field.tsx';
import type { EventForm } from './use-event-form.ts';

interface FieldProps {
  readonly form: EventForm;
}

/** The fields of an event in two columns (specification 3, section 2.2). Those of an imported event may stay open. */
export function EventFormFields({ form }: FieldProps) {
  const { fields, change } = form;
  return (
    <FormGrid>
      <FormWide>
        <TextField form={form} field="title" most={1000} />
      </FormWide>
      <UrlField form={form} />
      <SourceOrTopicField form={form} field="source" />
      <SourceOrTopicField form={form} field="topic" />
      <TypeField form={form} />
      <div className={classes.pair}>
        <ImpactField form={form} />
        <ScoreField form={form} />
      </div>
      <DateField form={form} />
      <SummaryField value={fields.summary} onChange={(summary) => change({ summary })} />
    </FormGrid>
  );
}

/** What is wrong with a field, in words. */
function useFault({ faults }: EventForm, field: EventField): string | undefined {
  const t = useTexts('eventDialogs');
  const fault = faults[field];
  return fault && t(`fault.${fault}`);
}

/** The hint in an empty field, with an asterisk where the field is mandatory. */
function useHint({ isImported }: EventForm): (field: Exclude<EventField, 'summary' | 'url'>) => string {
  const t = useTexts('eventDialogs');
  return (field) => t(isImported ? `hints.optional.${field}` : `hints.${field}`);
}

/** Beside the label of a field whose value is the suggested one. */
function SuggestedMark({ form: { fields, stored }, field }: FieldProps & { readonly field: SuggestedField }) {
  const t = useTexts('eventDialogs');
  const suggestion = stored?.suggestion;
  if (!suggestion || !isTaken(fields, suggestion, field)) return null;
  return (
    <p className={classes.mark}>
      {t('suggested.mark', { confidence: formatConfidence(suggestion[field].confidence) })}
    </p>
  );
}

function TextField({ form, field, most }: FieldProps & { readonly field: 'title'; readonly most: number }) {
  const t = useTexts('eventDialogs');
  const hint = useHint(form);
  const error = useFault(form, field);
  return (
    <TextInput
      label={t(`fields.${field}`)}
      placeholder={hint(field)}
      withAsterisk={!form.isImported}
      aria-required={!form.isImported}
      autoComplete="off"
      maxLength={most}
      value={form.fields[field]}
      error={error}
      onChange={(event) => form.change({ [field]: event.currentTarget.value })}
    />
  );
}

/** Once given it stays. */
function UrlField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const error = useFault(form, 'url');
  const isGiven = form.stored !== null && (form.stored.url ?? '') !== '';
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
      value={form.fields.url}
      error={error}
      readOnly={isGiven}
      className={isGiven ? classes.fixed : undefined}
      title={isGiven ? t('urlStays') : undefined}
      onChange={(event) => form.change({ url: event.currentTarget.value })}
    />
  );
}

function SourceOrTopicField({ form, field }: FieldProps & { readonly field: 'source' | 'topic' }) {
  const hint = useHint(form);
  const error = useFault(form, field);
  return (
    <div className={classes.suggested} data-suggested={field}>
      <OwnListField
        kind={field}
        placeholder={hint(field)}
        value={form.fields[field]}
        stored={form.stored?.[field] ?? ''}
        isRequired={!form.isImported}
        error={error}
        onChange={(name) => form.change({ [field]: name })}
      />
      {field === 'topic' && <SuggestedMark form={form} field="topic" />}
    </div>
  );
}

function TypeField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const types = useTexts('scoring');
  const hint = useHint(form);
  const error = useFault(form, 'event');
  return (
    <div className={classes.suggested} data-suggested="event">
      <SelectField
        label={t('fields.event')}
        isRequired={!form.isImported}
        canBeEmpty={form.isImported}
        placeholder={hint('event')}
        value={form.fields.event}
        options={EVENT_TYPES.map((type) => ({ value: type, text: types(`eventTypes.${type}`) }))}
        error={error}
        onChange={(type) => form.change({ event: findEventType(type) ?? '' })}
      />
      <SuggestedMark form={form} field="event" />
    </div>
  );
}

/** Leaves only its scores to choose; emptied, all of them. */
function ImpactField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const hint = useHint(form);
  const error = useFault(form, 'impact');
  return (
    <div className={classes.suggested} data-suggested="score">
      <SelectField
        label={t('fields.impact')}
        isRequired={!form.isImported}
        canBeEmpty
        placeholder={hint('impact')}
        value={form.fields.impact}
        options={IMPACTS.map((impact) => ({ value: impact, text: t(`impacts.${impact}`) }))}
        error={error}
        onChange={(impact) => form.change(withImpact(form.fields, findImpact(impact) ?? ''))}
      />
    </div>
  );
}

/** Brings its impact. */
function ScoreField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const hint = useHint(form);
  const error = useFault(form, 'score');
  return (
    <div className={classes.suggested} data-suggested="score">
      <ChoiceField
        label={t('fields.score')}
        isRequired={!form.isImported}
        placeholder={hint('score')}
        noneText={t('none')}
        value={form.fields.score}
        options={listScoresForImpact(form.fields.impact).map((score) => ({
          value: score,
          text: formatScore(Number(score), 1),
        }))}
        error={error}
        onChange={(score) => form.change(withScore(form.fields, score))}
      />
      <SuggestedMark form={form} field="score" />
    </div>
  );
}

function DateField({ form }: FieldProps) {
  const t = useTexts('eventDialogs');
  const hint = useHint(form);
  const error = useFault(form, 'date');
  return (
    <DayInput
      label={t('fields.date')}
      placeholder={hint('date')}
      isRequired={!form.isImported}
      messages={{ invalid: t('invalidDate'), tooLate: t('fault.futureDate') }}
      value={form.fields.date === '' ? null : form.fields.date}
      max={form.today}
      error={error}
      onChange={(day) => form.change({ date: day ?? '' })}
    />
  );
}
