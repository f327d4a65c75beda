import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { listPasswordFaults } from '@vigilo/domain/sign-in/password-rule';
import type { PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import type { RefObject, SyntheticEvent } from 'react';
import { inputErrors } from '../../lib/form.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';

/** Named as in the calls' bodies, so that what the server says of them stands under them. */
export interface Passwords {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const NONE: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

export interface PasswordForm {
  readonly form: UseFormReturnType<Passwords>;
  readonly isBusy: boolean;
  readonly isSent: boolean;
  /** What went wrong, in words, where it is not said under a field. */
  readonly failure: string | null;
  /** Sends the form once it is ready; before that the field gets the focus. */
  readonly submit: (
    event: SyntheticEvent,
    isReady: boolean,
    field: RefObject<HTMLInputElement | null>,
  ) => void;
}

/** A form that sets a password. What was said of the last try goes with the next letter. */
export function usePasswordForm(send: (passwords: Passwords) => Promise<unknown>): PasswordForm {
  const t = useTexts('signIn');
  const form = useForm<Passwords>({
    initialValues: NONE,
    onValuesChange: (passwords) => {
      if (Object.values(passwords).some((one) => one !== '')) sending.reset();
    },
  });
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => form.reset(),
    onError: (error, passwords) => form.setErrors(inputErrors(error, { ...passwords }) ?? {}),
  });
  const isAtField = Object.keys(form.errors).length > 0;
  return {
    form,
    isBusy: sending.isPending,
    isSent: sending.isSuccess,
    failure: sending.isError && !isAtField ? toProblem(sending.error, t('unableToConnect')).message : null,
    submit: (event, isReady, field) => {
      event.preventDefault();
      if (sending.isPending) return;
      if (isReady) sending.mutate(form.getValues());
      else field.current?.focus();
    },
  };
}

/** Whether a new password may be sent. */
export function isNewPasswordReady({ newPassword, confirmPassword }: Passwords, rule: PasswordRule): boolean {
  return listPasswordFaults(newPassword, rule).length === 0 && confirmPassword === newPassword;
}
