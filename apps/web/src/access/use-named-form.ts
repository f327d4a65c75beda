// The state that forms of roles and sub-roles share: name and description, what is wrong with the name, saving, and what follows when
// somebody changed the record meanwhile.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictActions } from '../lib/conflict-actions.ts';
import { isAlreadyThere } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { useDraft } from '../lib/use-draft.ts';
import type { FormDraft } from '../lib/use-draft.ts';
import type { NameFieldsProps } from './name-fields.tsx';
import { useNameCheck } from './name-check.ts';
import { versionToSave } from './record-version.ts';
import type { NamedRecord } from './record-version.ts';

export type NamedFields = Readonly<{ name: string; description: string; version: number }>;

const EMPTY: NamedFields = { name: '', description: '', version: 0 };

interface NamedFormOptions<R extends NamedRecord> {
  /** The form's name and subject, as its draft has them. */
  readonly form: string;
  readonly subject: string;
  /** What the list of unsaved work calls a form without a name yet. */
  readonly title: string;
  /** The record as it is; absent where it is to be added. */
  readonly record: NamedRecord | undefined;
  /** What is said of a name that is taken. */
  readonly takenText: string;
  readonly askTaken: (name: string) => Promise<boolean>;
  readonly save: (fields: NamedFields) => Promise<R>;
  /** Brings the record up to date and answers it. */
  readonly reload: () => Promise<NamedRecord | undefined>;
  readonly onSaved: (saved: R) => void;
  readonly onFailed?: (name: string) => void;
}

export interface NamedForm {
  readonly inputs: NameFieldsProps;
  readonly draft: FormDraft;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly submit: () => void;
  /** Empties the form, or takes the record into it again. */
  readonly clear: () => void;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

function toNamedFields(record: NamedRecord | undefined): NamedFields {
  return record === undefined
    ? EMPTY
    : { name: record.name, description: record.description, version: record.version };
}

/** The state of a form of name and description. */
export function useNamedForm<R extends NamedRecord>(options: NamedFormOptions<R>): NamedForm {
  const { form, subject, title, record, reload } = options;
  const t = useTexts('access');
  const [initial, setInitial] = useState(() => toNamedFields(record));
  const [fields, setFields] = useState(initial);
  const [isTried, setTried] = useState(false);
  const names = useNameCheck(options.askTaken);
  const draft = useDraft({
    form,
    subject,
    title: fields.name.trim() === '' ? title : fields.name,
    fields,
    onRestore: setFields,
  });

  const saving = useMutation({
    mutationFn: () =>
      options.save({
        ...fields,
        version: fields.version === initial.version ? versionToSave(initial, record) : fields.version,
      }),
    onSuccess: (saved) => {
      take(toNamedFields(saved));
      options.onSaved(saved);
    },
    onError: (error) => {
      if (isAlreadyThere(error)) names.note(fields.name);
      options.onFailed?.(fields.name.trim());
    },
  });

  function take(next: NamedFields): void {
    draft.forget(next);
    setInitial(next);
    setFields(next);
    setTried(false);
  }

  function submit(): void {
    setTried(true);
    if (fields.name.trim() !== '' && !names.isTaken(fields.name)) saving.mutate();
  }

  const conflictHandlers = conflictActions({
    fields,
    load: async () => toNamedFields(await reload()),
    reset: saving.reset,
    take,
    keep: setFields,
  });

  const isMissing = isTried && fields.name.trim() === '';
  return {
    inputs: {
      name: fields.name,
      description: fields.description,
      error: isMissing ? t('enterName') : names.isTaken(fields.name) ? options.takenText : null,
      onName: (name) => setFields({ ...fields, name }),
      onDescription: (description) => setFields({ ...fields, description }),
      onNameDone: () => fields.name.trim() !== initial.name && names.check(fields.name),
    },
    draft,
    isBusy: saving.isPending,
    error: isAlreadyThere(saving.error) ? null : saving.error,
    submit,
    clear: () => {
      saving.reset();
      take(toNamedFields(record));
    },
    ...conflictHandlers,
  };
}
