import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NewsRow } from '@vigilo/contract/news-queue';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ownNamesQuery } from '../events/public/own-names.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { today } from '../lib/today.ts';
import { useDraft } from '../lib/use-draft.ts';
import { DayInput } from '../ui/day-input.tsx';
import { disabledWith } from '../ui/disabled-with.ts';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { CHANGE_FORM } from './change-draft.ts';
import { beginWith, followRow, listMissing, toChanges } from './change-fields.ts';
import type { ChangeField, ChangeFields } from './change-fields.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { NewsEffectPanel } from './news-effect.tsx';
import { SCORES, writeScore } from './scores.ts';
import type { Changes } from './use-settle.ts';

interface ChangeFormProps {
  readonly row: NewsRow;
  /** Somebody else has settled it: what was entered can be read only. */
  readonly isLost: boolean;
  /** What was entered is on its way to the server. */
  readonly isSaving: boolean;
  readonly onSave: (changes: Changes) => void;
  readonly onCancel: () => void;
}

/** The values of a piece of news, the suggested ones filled in where they are not sure enough to stand; Enter accepts it with them. */
export function ChangeForm({ row, isLost, isSaving, onSave, onCancel }: ChangeFormProps) {
  const t = useTexts('newsQueue');
  const { entered, set, draft } = useEntered(row);
  const { fields } = entered;
  const cancel = (): void => {
    draft.forget();
    onCancel();
  };
  // Escape leaves what was entered as a draft, where that can still be saved.
  useEscape(isLost ? cancel : onCancel);
  const form = useFirstFocus(draft.offeredFrom !== null);
  const fault = useFault(fields);
  const reason = isLost ? t('lost') : fault;
  return (
    <form
      ref={form}
      aria-label={t('change')}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (reason !== undefined || isSaving) return;
        onSave(toChanges(row, fields));
      }}
    >
      <DraftOffer draft={draft} isSaving={isSaving}>
        <Stack gap="md">
          <ChangedMeanwhile entered={entered} />
          <Fields row={row} values={fields} set={set} />
          {!isLost && <NewsEffectPanel row={row} given={toGiven(fields)} />}
          {reason !== undefined && (
            <Text size="xs" c="var(--v-caution-ink)" ta="end" role="status">
              {reason}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={isSaving} onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSaving} {...(reason !== undefined && disabledWith(reason))}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </DraftOffer>
    </form>
  );
}

/** Why it cannot be saved as it stands, as far as that is known without the server. */
function useFault(values: ChangeFields): string | undefined {
  const t = useTexts('newsQueue');
  const te = useTexts('eventDialogs');
  const missing = listMissing(values);
  if (missing.length > 0)
    return t('missing', { fields: missing.map((name) => t(`field.${name}`)).join(', ') });
  return isAhead(values) ? te('fault.futureDate') : undefined;
}

/** Whether the date is after today. */
function isAhead({ date }: ChangeFields): boolean {
  return date > today();
}

/** What is entered over the row as it is now, kept as a draft until the news is settled or the form cancelled. */
function useEntered(row: NewsRow) {
  const [before, setEntered] = useState(() => beginWith(row));
  const entered = followRow(before, row);
  if (entered !== before) setEntered(entered);
  const draft = useDraft({
    form: CHANGE_FORM,
    subject: row._id,
    title: row.title,
    fields: { ...entered.fields, over: entered.over },
    saved: { ...entered.over, over: entered.over },
    onRestore: ({ over, ...fields }) => setEntered(followRow({ ...beginWith(row), fields, over }, row)),
  });
  const set = (name: ChangeField) => (value: string) =>
    setEntered((last) => ({ ...last, fields: { ...last.fields, [name]: value } }));
  return { entered, set, draft };
}

/** The focus begins in the first field, or where a draft is offered at that. */
function useFirstFocus(isOffered: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(isOffered ? '[data-autofocus]' : 'select')?.focus();
  }, [isOffered]);
  return form;
}

/** What the news would count with; null as long as that is not known. */
function toGiven(values: ChangeFields) {
  const { event, score, date } = values;
  const type = EVENT_TYPES.find((each) => each === event);
  return type === undefined || score === '' || date === '' || isAhead(values)
    ? null
    : { event: type, score: Number(score), date };
}

function useEscape(act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

interface FieldsProps {
  readonly row: NewsRow;
  readonly values: ChangeFields;
  readonly set: (name: ChangeField) => (value: string) => void;
}

function Fields({ row, values, set }: FieldsProps) {
  const t = useTexts('newsQueue');
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  const topics = useNames('topic', values.topic);
  const impact = values.score === '' ? '' : impactFromScore(toThousandths(Number(values.score)));
  return (
    <SimpleGrid cols={2} spacing="sm" verticalSpacing="sm">
      <SelectField
        label={t('field.score')}
        isRequired
        value={values.score}
        placeholder={t('field.choose')}
        options={SCORES.map((score) => ({ value: String(score), text: writeScore(score) }))}
        onChange={set('score')}
      />
      <TextInput
        label={t('field.impact')}
        readOnly
        tabIndex={-1}
        value={impact === '' ? '' : ts(`categories.${impact}`)}
      />
      <SelectField
        label={t('field.event')}
        isRequired
        value={values.event}
        placeholder={t('field.choose')}
        options={EVENT_TYPES.map((type: EventType) => ({ value: type, text: ts(`eventTypes.${type}`) }))}
        onChange={set('event')}
      />
      <SelectField
        label={t('field.topic')}
        isRequired
        value={values.topic}
        placeholder={t('field.choose')}
        options={topics.map((name) => ({ value: name, text: writeName(name) }))}
        onChange={set('topic')}
      />
      <DateField values={values} set={set} />
      <LackedFields row={row} values={values} set={set} />
    </SimpleGrid>
  );
}

/** The day that counts: today at the latest. */
function DateField({ values, set }: Pick<FieldsProps, 'values' | 'set'>) {
  const t = useTexts('newsQueue');
  const te = useTexts('eventDialogs');
  return (
    <DayInput
      label={t('field.date')}
      isRequired
      max={today()}
      messages={{ invalid: te('invalidDate'), tooLate: te('fault.futureDate') }}
      error={isAhead(values) ? te('fault.futureDate') : undefined}
      value={values.date === '' ? null : values.date}
      onChange={(day) => set('date')(day ?? '')}
    />
  );
}

/** What the news came without, and must have to count; it stays where somebody else has given it something else meanwhile. */
function LackedFields({ row, values, set }: FieldsProps) {
  const t = useTexts('newsQueue');
  const sources = useNames('source', values.source);
  return (
    <>
      {isLacked(row.source, values.source) && (
        <SelectField
          label={t('field.source')}
          isRequired
          value={values.source}
          placeholder={t('field.choose')}
          options={sources.map((name) => ({ value: name, text: name }))}
          onChange={set('source')}
        />
      )}
      {isLacked(row.url, values.url) && (
        <TextInput
          type="url"
          label={t('field.url')}
          withAsterisk
          aria-required
          value={values.url}
          onChange={({ currentTarget }) => set('url')(currentTarget.value)}
        />
      )}
    </>
  );
}

function isLacked(own: string | null, entered: string): boolean {
  return (own ?? '') === '' || own !== entered;
}

/** The names that are offered, and the one that the event has. */
function useNames(kind: 'source' | 'topic', own: string): readonly string[] {
  const { data = [] } = useQuery(ownNamesQuery(kind));
  const names = data.map(({ name }) => name);
  return own === '' || names.includes(own) ? names : [own, ...names];
}
