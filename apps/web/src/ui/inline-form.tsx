import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecordFields, RecordForm } from '../lib/form.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormFailure } from './form-dialog.tsx';

interface InlineFormProps<F extends RecordFields> {
  readonly form: RecordForm<F>;
  readonly label: string;
  readonly buttons: ReactNode;
  /** The inputs. */
  readonly children: ReactNode;
}

/** A form that stands among other things, not in a dialog of its own. */
export function InlineForm<F extends RecordFields>({ form, label, buttons, children }: InlineFormProps<F>) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack gap="md">
        <DraftOffer draft={form.draft} isSaving={form.isBusy}>
          {children}
        </DraftOffer>
        <FormFailure form={form} />
        {buttons}
      </Stack>
    </form>
  );
}
