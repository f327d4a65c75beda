import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { RecordFields, RecordForm } from '../lib/form.ts';
import { Dialog, focusFirstFault } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { SaveProblem } from './save-problem.tsx';

interface FormDialogProps<F extends RecordFields> extends Omit<DialogProps, 'isBusy' | 'onSave' | 'message'> {
  readonly form: RecordForm<F>;
  /** What could not be done, where the server's sentence alone does not say it. */
  readonly failedTitle?: string;
  /** Above the buttons, always in sight, such as what saving would do. */
  readonly status?: ReactNode;
  /** Under it, while no save has failed. */
  readonly note?: ReactNode;
  /** Below the inputs, and there while a draft is offered. */
  readonly after?: ReactNode;
  /** The inputs. */
  readonly children: ReactNode;
}

/**
 * The dialog of a form that adds or changes a record: a draft is offered, and what stands in the way of saving is said. Cancel drops what was
 * typed; Escape and the cross leave it as a draft.
 */
export function FormDialog<F extends RecordFields>({
  form,
  failedTitle,
  status,
  note,
  after,
  onClose,
  onLeave = onClose,
  children,
  ...dialog
}: FormDialogProps<F>) {
  const inside = useFocusOnRefusal(form);
  const message = form.failure === null ? note : <FormFailure form={form} title={failedTitle} />;
  return (
    <Dialog
      {...dialog}
      isBusy={form.isBusy}
      onSave={form.submit}
      onClose={() => {
        form.draft.forget();
        onClose();
      }}
      onLeave={onLeave}
      message={
        status === undefined ? (
          message
        ) : (
          <Stack gap="sm">
            {status}
            {message}
          </Stack>
        )
      }
    >
      <div ref={inside}>
        <DraftOffer draft={form.draft} isSaving={form.isBusy}>
          {children}
        </DraftOffer>
        {after}
      </div>
    </Dialog>
  );
}

interface FormFailureProps<F extends RecordFields> {
  readonly form: RecordForm<F>;
  readonly title?: string | undefined;
}

/** Why a form could not be saved; nothing while nothing failed. */
export function FormFailure<F extends RecordFields>({ form, title }: FormFailureProps<F>) {
  return (
    <SaveProblem
      error={form.failure}
      onReload={form.onReload}
      onKeep={form.onKeep}
      loading={form.loading}
      {...(title !== undefined && { title })}
    />
  );
}

/** What the server refuses is where the person goes on, as with what the form itself finds. */
function useFocusOnRefusal<F extends RecordFields>({ isBusy, errors }: RecordForm<F>) {
  const inside = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && Object.keys(errors).length > 0) focusFirstFault(inside.current);
    wasBusy.current = isBusy;
  }, [isBusy, errors]);
  return inside;
}
