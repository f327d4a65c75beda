// The form of a role or sub-role: its name, which no other may have, and its description.

import { TextInput, Textarea } from '@mantine/core';
import { addRole } from '@vigilo/contract/schemas/access';
import { findFaults } from '../lib/find-faults.ts';
import { useRecordForm, wordFaults } from '../lib/form.ts';
import type { RecordForm } from '../lib/form.ts';
import { isAlreadyThere } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { versionToSave } from './record-version.ts';
import type { NamedRecord } from './record-version.ts';

export type NamedFields = Readonly<{ name: string; description: string; version: number }>;

interface NamedFormOptions<R extends NamedRecord> {
  /** The form's name and subject, as its draft has them. */
  readonly form: string;
  readonly subject: string;
  /** What the list of unsaved work calls a form without a name yet. */
  readonly title: string;
  /** The record as it is; absent where it is to be added. */
  readonly record: NamedRecord | undefined;
  /** What is said of a name that is taken, and how the server is asked whether it is. */
  readonly takenText: string;
  readonly askTaken: (name: string) => Promise<boolean>;
  readonly save: (fields: NamedFields) => Promise<R>;
  /** The record as it is now. */
  readonly load: (() => Promise<NamedRecord>) | undefined;
  readonly onSaved: (saved: R) => void;
  readonly onFailed?: (name: string) => void;
}

export interface NamedForm extends RecordForm<NamedFields> {
  /** Asks whether the name that was typed is taken. */
  readonly checkName: () => void;
  /** Empties the form, or takes the record into it again. */
  readonly clear: () => void;
}

const FAULTS = { name: 'enterName' } as const;

function toNamedFields(record: NamedRecord | undefined): NamedFields {
  const { name = '', description = '', version = 0 } = record ?? {};
  return { name, description, version };
}

/** The state of a form of name and description. */
export function useNamedForm<R extends NamedRecord>(options: NamedFormOptions<R>): NamedForm {
  const { record, load, takenText } = options;
  const t = useTexts('access');
  const form: RecordForm<NamedFields> = useRecordForm<NamedFields, R>({
    form: options.form,
    subject: options.subject,
    title: ({ name }) => (name.trim() === '' ? options.title : name),
    initial: toNamedFields(record),
    validate: ({ name, description }) => wordFaults(findFaults(addRole, { name, description }, FAULTS), t),
    save: (fields, initial) =>
      options.save({
        ...fields,
        version: fields.version === initial.version ? versionToSave(initial, record) : fields.version,
      }),
    onSaved: (saved) => {
      form.begin(toNamedFields(saved));
      options.onSaved(saved);
    },
    explain: (error, { name }) => {
      options.onFailed?.(name.trim());
      return isAlreadyThere(error) ? { name: takenText } : undefined;
    },
    load: load && (async () => toNamedFields(await load())),
  });

  async function checkName(): Promise<void> {
    const name = form.getValues().name.trim();
    if (name === '' || name === form.getInitialValues().name) return;
    // Where the question fails nothing is said: the save asks again.
    const isTaken = await options.askTaken(name).catch(() => false);
    if (isTaken && form.getValues().name.trim() === name) form.setFieldError('name', takenText);
  }

  return { ...form, checkName: () => void checkName(), clear: () => form.begin(toNamedFields(record)) };
}

export function NameField({ form }: { readonly form: NamedForm }) {
  const t = useTexts('access');
  return (
    <TextInput
      label={t('field.name')}
      data-autofocus
      required
      maxLength={100}
      autoComplete="off"
      {...form.getInputProps('name')}
      onBlur={form.checkName}
    />
  );
}

export function DescriptionField({ form, rows }: { readonly form: NamedForm; readonly rows: number }) {
  const t = useTexts('access');
  return (
    <Textarea
      label={t('field.description')}
      rows={rows}
      maxLength={2000}
      {...form.getInputProps('description')}
    />
  );
}
