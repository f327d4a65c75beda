import { Button, Kbd } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { isAlreadyThere } from '../../lib/problem.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftOffer } from '../../ui/draft-offer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import { showToast } from '../../ui/toast.ts';
import { EffectLine } from './effect-line.tsx';
import classes from './event-dialog.module.css';
import { EventFormFields } from './event-form-fields.tsx';
import { SUGGESTED_FIELDS, withAllToggled, withToggled } from './suggested-fields.ts';
import { SuggestionsBox } from './suggestions-box.tsx';
import { useEventEffect } from './use-event-effect.ts';
import { useEventForm } from './use-event-form.ts';
import type { EditedEvent, EventForm } from './use-event-form.ts';
import { useFormKeys } from './use-form-keys.ts';

interface EventDialogProps extends EditedEvent {
  readonly onClose: () => void;
  /** Set where more events wait to be filled in: 'Save and next' calls it after saving, in place of closing. Draw the dialog with the event's id as its key. */
  readonly onNext?: (() => void) | undefined;
}

/** The dialog that adds an event or changes one (specification 3, section 2.2). */
export function EventDialog({ company, event, tab, onClose, onNext }: EventDialogProps) {
  const t = useTexts('eventDialogs');
  const inside = useRef<HTMLDivElement>(null);
  const next = useRef(false);
  const form = useEventForm({ company, event, tab }, (sources, title) => {
    const text = sources > 1 ? t('countsOnce', { count: sources }) : title;
    showToast({ kind: 'success', title: event === null ? t('saved') : t('edited'), text });
  });
  const lockedReason = useLockedReason(form, company.status === 'Validated');
  const suggestion = form.stored?.suggestion;

  // By way of the form, which looks first whether a field holds what it could not take.
  function press(then: 'close' | 'next'): void {
    next.current = then === 'next';
    inside.current?.closest('form')?.requestSubmit();
  }

  function submit(): void {
    const goesOn = next.current ? onNext : undefined;
    next.current = false;
    form.submit(goesOn ?? onClose);
  }

  useFormKeys(inside, {
    onSave: () => press('close'),
    onNext: onNext && (() => press('next')),
    onOwn: suggestion ? (target) => form.change(toggleSuggestion(target, form, suggestion)) : undefined,
  });

  return (
    <Dialog
      title={event === null ? t('add') : t('edit')}
      size="xl"
      isBusy={form.isBusy}
      onClose={() => {
        form.draft.forget();
        onClose();
      }}
      onLeave={onClose}
      onSave={submit}
      saveDisabledReason={
        lockedReason ??
        (form.isChanged || event === null || onNext !== undefined ? undefined : t('unchanged'))
      }
      message={
        <div className={classes.message}>
          <Effect form={form} companyId={company._id} />
          <Message form={form} />
        </div>
      }
      footerStart={
        <FooterStart
          form={form}
          onNext={onNext && lockedReason === undefined ? () => press('next') : undefined}
        />
      }
    >
      <div ref={inside}>
        <DraftOffer draft={form.draft}>
          {suggestion && (
            <SuggestionsBox
              title={form.fields.title}
              fields={form.fields}
              suggestion={suggestion}
              onChange={form.change}
            />
          )}
          <EventFormFields form={form} />
        </DraftOffer>
      </div>
    </Dialog>
  );
}

/** Takes or clears what is suggested for the field that has the focus; anywhere else, all of it. */
function toggleSuggestion(
  target: Element,
  { fields }: EventForm,
  suggestion: Parameters<typeof withToggled>[1],
) {
  const name = target.closest('[data-suggested]')?.getAttribute('data-suggested');
  const field = SUGGESTED_FIELDS.find((one) => one === name);
  return field === undefined ? withAllToggled(fields, suggestion) : withToggled(fields, suggestion, field);
}

function useLockedReason({ stored }: EventForm, isValidated: boolean): string | undefined {
  const t = useTexts('eventDialogs');
  if (isValidated) return t('locked');
  return stored !== null && stored.checked && stored.tab === 'company-events'
    ? t('uncheckToEdit')
    : undefined;
}

function Effect({ form, companyId }: { readonly form: EventForm; readonly companyId: string }) {
  const shown = useEventEffect(form, companyId);
  return <EffectLine shown={shown} isOnceMoved={form.isImported} />;
}

/** What stands in the way of saving. */
function Message({ form }: { readonly form: EventForm }) {
  const t = useTexts('eventDialogs');
  if (Object.values(form.faults).includes('missing')) return <Notice tone="bad" title={t('mandatory')} />;
  if (isAlreadyThere(form.error)) {
    return (
      <Notice tone="bad" title={t('exists')}>
        {t('existsHint')}
      </Notice>
    );
  }
  return <SaveProblem error={form.error} title={t('failed')} onReload={form.onReload} onKeep={form.onKeep} />;
}

function FooterStart({
  form,
  onNext,
}: {
  readonly form: EventForm;
  readonly onNext: (() => void) | undefined;
}) {
  const t = useTexts('eventDialogs');
  return (
    <span className={classes.start}>
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
      <span className={classes.saveKey}>
        {t('saveKey')} <Kbd>{t('keys.save')}</Kbd>
      </span>
    </span>
  );
}
