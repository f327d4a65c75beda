import { Button, Group, Kbd, Text } from '@mantine/core';
import type { EventRow } from '@vigilo/contract/events';
import { hasRepeatedSource } from '@vigilo/domain/events/report-counts';
import { useRef } from 'react';
import type { Translate } from '../../lib/texts.ts';
import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEvents } from '../events-context.tsx';
import { EffectLine } from './effect-line.tsx';
import { EventFormFields } from './event-form-fields.tsx';
import { SUGGESTED_FIELDS, withAllToggled, withToggled } from './suggested-fields.ts';
import { SuggestionsBox } from './suggestions-box.tsx';
import { useEventEffect } from './use-event-effect.ts';
import { useEventForm } from './use-event-form.ts';
import type { EventForm, StoryCounts } from './use-event-form.ts';
import { useFormKeys } from './use-form-keys.ts';

interface EventDialogProps {
  /** Null: one is added. */
  readonly event: EventRow | null;
  /** Set where more events wait to be filled in: 'Save and next' calls it after saving, in place of closing. Draw the dialog with the event's id as its key. */
  readonly onNext?: (() => void) | undefined;
}

/** The dialog that adds an event or changes one (specification 3, section 2.2). */
export function EventDialog({ event, onNext }: EventDialogProps) {
  const t = useTexts('eventDialogs');
  const { dialogs } = useEvents();
  const inside = useRef<HTMLSpanElement>(null);
  const isNextWanted = useRef(false);
  const goOn = useRef(dialogs.close);
  const form = useEventForm(event, (told, title) => {
    const text = describeStory(told, t) ?? title;
    showToast({ kind: 'success', title: event === null ? t('saved') : t('edited'), text });
    goOn.current();
  });
  const lockedReason = useLockedReason();
  const suggestion = form.stored?.suggestion;

  // By way of the form, which looks first whether a field holds what it could not take.
  function press(then: 'close' | 'next'): void {
    isNextWanted.current = then === 'next';
    inside.current?.closest('form')?.requestSubmit();
  }

  function submit(): void {
    goOn.current = (isNextWanted.current ? onNext : undefined) ?? dialogs.close;
    isNextWanted.current = false;
    if (form.isChanged || event === null) form.submit();
    else goOn.current();
  }

  useFormKeys(inside, {
    onSave: () => press('close'),
    onNext: onNext && (() => press('next')),
    onOwn: suggestion ? (target) => form.setValues(toggleSuggestion(target, form, suggestion)) : undefined,
  });

  const isSaveable = form.isChanged || event === null || onNext !== undefined;
  return (
    <FormDialog
      form={{ ...form, submit }}
      title={event === null ? t('add') : t('edit')}
      size="xl"
      failedTitle={t('failed')}
      saveDisabledReason={lockedReason ?? (isSaveable ? undefined : t('unchanged'))}
      status={<Effect form={form} />}
      note={<Message form={form} />}
      footerStart={
        <FooterStart
          form={form}
          onNext={onNext && lockedReason === undefined ? () => press('next') : undefined}
        />
      }
      after={<span ref={inside} hidden />}
      onClose={dialogs.close}
    >
      {suggestion && (
        <SuggestionsBox fields={form.values} suggestion={suggestion} onChange={form.setValues} />
      )}
      <EventFormFields form={form} />
    </FormDialog>
  );
}

/** That a story has other reports and counts once; nothing of one that stands alone. */
function describeStory(told: StoryCounts, t: Translate<'eventDialogs'>): string | undefined {
  if (told.reports < 2) return undefined;
  return hasRepeatedSource(told) ? t('countsOnce.reports', told) : t('countsOnce', told);
}

/** Takes or clears what is suggested for the field that has the focus; anywhere else, all of it. */
function toggleSuggestion(
  target: Element,
  { values }: EventForm,
  suggestion: Parameters<typeof withToggled>[1],
) {
  const name = target.closest('[data-suggested]')?.getAttribute('data-suggested');
  const field = SUGGESTED_FIELDS.find((one) => one === name);
  return field === undefined ? withAllToggled(values, suggestion) : withToggled(values, suggestion, field);
}

function useLockedReason(): string | undefined {
  const t = useTexts('eventDialogs');
  const { company } = useEvents();
  return company.status === 'Validated' ? t('locked') : undefined;
}

interface FormProps {
  readonly form: EventForm;
}

function Effect({ form }: FormProps) {
  const shown = useEventEffect(form);
  return <EffectLine shown={shown} isOnceMoved={form.isImported} />;
}

/** What stands in the way of saving. */
function Message({ form: { errors, isTaken } }: FormProps) {
  const t = useTexts('eventDialogs');
  if (Object.values(errors).includes(t('fault.missing'))) return <Notice tone="bad" title={t('mandatory')} />;
  return (
    isTaken && (
      <Notice tone="bad" title={t('exists')}>
        {t('existsHint')}
      </Notice>
    )
  );
}

function FooterStart({ form, onNext }: FormProps & { readonly onNext: (() => void) | undefined }) {
  const t = useTexts('eventDialogs');
  return (
    <Group component="span" gap="lg">
      {onNext !== undefined && (
        <Button
          variant="default"
          disabled={form.isBusy}
          aria-keyshortcuts="Control+Shift+Enter"
          rightSection={<Kbd>{t('keys.next')}</Kbd>}
          onClick={onNext}
        >
          {form.isChanged ? t('saveAndNext') : t('next')}
        </Button>
      )}
      <Text component="span" size="xs">
        {t('saveKey')} <Kbd>{t('keys.save')}</Kbd>
      </Text>
    </Group>
  );
}
