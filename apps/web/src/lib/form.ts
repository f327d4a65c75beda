// The one form of the browser, over @mantine/form. A form of a record goes so:
//   - <area>/<noun>-fields.ts holds what is typed as one flat object (texts, numbers, lists; the record's `version`, never a password), how
//     a record becomes it, and a pure function that lists what is wrong with it (with findFaults of find-faults.ts, by the call's schema);
//   - useRecordForm holds the fields, checks them on submit, saves, puts what the server refuses at its input, keeps a draft, and goes on
//     when somebody else has changed the record meanwhile;
//   - ui/form-dialog.tsx draws it: <FormDialog form={form} ...> with the inputs inside: those of Mantine `{...form.getInputProps('name')}`,
//     our own, which pass values on and not events, `{...form.field('role')}`.
// A form without a record, such as that of a password, uses Mantine's useForm itself and `inputErrors`.
// The sign-in page does without it: its two fields need no check, and @mantine/form would take 6 of the 6 kB that page has left.

import { useForm } from '@mantine/form';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormFields } from './draft-content.ts';
import { Problem } from './problem.ts';
import { useDraft } from './use-draft.ts';
import type { FormDraft } from './use-draft.ts';

/** The fields of a record; `version` is the one that was looked at, 0 for a new record. */
export type RecordFields = FormFields & { readonly version: number };

export interface RecordFormOptions<F extends RecordFields, Saved> {
  /** The form's name (`users.change`) and subject (an id, or `new`), as its draft has them. */
  readonly form: string;
  readonly subject: string;
  /** What the list of unsaved work calls it. */
  readonly title: (fields: F) => string;
  /** What the form begins with. */
  readonly initial: F;
  /** What is wrong with the fields, in words, by input; nothing is sent while there is any. */
  readonly validate: (fields: F) => FormErrors;
  /** @param initial the fields of the record as it was when it was last taken into the form */
  readonly save: (fields: F, initial: F) => Promise<Saved>;
  readonly onSaved: (saved: Saved, fields: F) => unknown;
  /** What a refusal means for the inputs, such as a name that is taken; absent or undefined: what the server says of them. */
  readonly explain?: (error: Error, fields: F) => FormErrors | undefined;
  /** The record as it is now; absent where the form adds one. */
  readonly load?: (() => Promise<F>) | undefined;
  /** Parts of the body whose input has another name: `{ roles: 'role' }`. */
  readonly inputs?: Readonly<Record<string, keyof F & string>>;
}

/** What an input takes that passes values on, not events. */
export interface FieldProps<Value> {
  readonly value: Value;
  /** What is wrong with it, in words. */
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

export interface RecordForm<F extends RecordFields> extends UseFormReturnType<F> {
  readonly field: <K extends keyof F & string>(name: K) => FieldProps<F[K]>;
  readonly draft: FormDraft;
  /** The form is being saved, or the newest record is being fetched: a save before it has come would be refused again. */
  readonly isBusy: boolean;
  /** Something differs from what the form began with; spaces around a text do not count. */
  readonly isChanged: boolean;
  /** Why the last save failed, where it is not said at an input. */
  readonly failure: Error | null;
  /** Checks the fields and saves them. */
  readonly submit: () => void;
  /** Begins again with these fields, which count as saved. */
  readonly begin: (fields: F) => void;
  /** Somebody has changed the record: takes it as it is now into the form. */
  readonly onReload: () => void;
  /** The same, but what was typed stays, and the next save replaces what the other has made of it. */
  readonly onKeep: () => void;
  /** How fetching the record for either of them goes. */
  readonly loading: { readonly isPending: boolean; readonly error: Error | null };
}

/** The state of a form that adds or changes a record. */
export function useRecordForm<F extends RecordFields, Saved>(
  options: RecordFormOptions<F, Saved>,
): RecordForm<F> {
  const { load } = options;
  const form = useForm<F>({ initialValues: options.initial, validate: options.validate });
  const [failure, setFailure] = useState<Error | null>(null);
  const draft = useDraft<F>({
    form: options.form,
    subject: options.subject,
    title: options.title(form.values),
    fields: form.values,
    onRestore: form.setValues,
  });

  const saving = useMutation({
    mutationFn: (fields: F) => options.save(fields, form.getInitialValues()),
    onMutate: () => setFailure(null),
    onSuccess: (saved, fields) => {
      draft.forget();
      return options.onSaved(saved, fields);
    },
    onError: (error, fields) => {
      const errors = options.explain?.(error, fields) ?? inputErrors(error, fields, options.inputs);
      if (errors === undefined) setFailure(error);
      else form.setErrors(errors);
    },
  });

  function begin(fields: F): void {
    draft.forget(fields);
    form.setInitialValues(fields);
    form.setValues(fields);
    form.clearErrors();
    setFailure(null);
  }

  const loading = useMutation({
    mutationFn: async (take: (newest: F) => void) => load && take(await load()),
  });

  function keep(newest: F): void {
    const merged = mergeTypedFields(newest, form.getValues(), form.getInitialValues());
    form.setInitialValues(newest);
    form.setValues(merged);
    setFailure(null);
  }

  return {
    ...form,
    field: (name) => {
      const { value, error, onChange } = form.getInputProps(name);
      return { value, error, onChange };
    },
    draft,
    isBusy: saving.isPending || loading.isPending,
    isChanged: listChangedFields(form.values, form.getInitialValues()).length > 0,
    failure,
    submit: form.onSubmit((fields) => saving.mutate(fields)),
    begin,
    onReload: () => loading.mutate(begin),
    onKeep: () => loading.mutate(keep),
    loading,
  };
}

/** Faults in words, as a form shows them. */
export function wordFaults<Fault extends string>(
  faults: Readonly<Record<string, Fault | undefined>>,
  word: (fault: Fault) => string,
): FormErrors {
  const errors: FormErrors = {};
  for (const [input, fault] of Object.entries(faults)) if (fault !== undefined) errors[input] = word(fault);
  return errors;
}

/** The fields that differ from those a form began with; spaces around a text do not count. */
function listChangedFields<F extends RecordFields>(fields: F, initial: F): (keyof F & string)[] {
  return Object.keys(fields).filter(
    (field) => field !== 'version' && plain(fields[field]) !== plain(initial[field]),
  );
}

/** What was typed, on what somebody else has made of the record meanwhile: where nothing was typed it is as they left it. */
export function mergeTypedFields<F extends RecordFields>(newest: F, fields: F, initial: F): F {
  const typed = listChangedFields(fields, initial).map((field) => [field, fields[field]]);
  return { ...newest, ...Object.fromEntries(typed) };
}

/** The fields in which something was typed and of which somebody else has made something else meanwhile. */
export function listFieldsOfBoth<F extends RecordFields>(
  newest: F,
  fields: F,
  initial: F,
): (keyof F & string)[] {
  const theirs = listChangedFields(newest, initial);
  const typed = listChangedFields(fields, initial);
  return listChangedFields(fields, newest).filter((field) => theirs.includes(field) && typed.includes(field));
}

function plain(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** What the server says of each input; undefined where it refuses something that has none, which is said of the whole form. */
export function inputErrors(
  error: Error,
  fields: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, string>> = {},
): FormErrors | undefined {
  if (!(error instanceof Problem)) return undefined;
  const errors: FormErrors = {};
  for (const [path, text] of Object.entries(error.fields)) {
    const input = findInput(path, fields, inputs);
    if (input === undefined) return undefined;
    errors[input] ??= text;
  }
  return Object.keys(errors).length === 0 ? undefined : errors;
}

/** The input that a path of a refused request belongs to: `role` for `body.roles.0.parentRole` where `roles` is typed into `role`. */
export function findInput<Input extends string>(
  path: string,
  fields: Readonly<Partial<Record<Input, unknown>>>,
  inputs: Readonly<Record<string, Input>> = {},
): Input | undefined {
  const parts = path.split('.').map((part) => inputs[part] ?? part);
  return parts.find((part): part is Input => Object.hasOwn(fields, part));
}
