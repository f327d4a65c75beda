import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@vigilo/contract/sign-in';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { callApi } from '../lib/call-api.ts';
import { Problem, toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Outcome } from './outcome.tsx';
import { splitPasswordProblem } from './password-problem.ts';
import { NO_PASSWORD, isNewPasswordReady } from './public/new-password.ts';
import type { NewPassword } from './public/new-password.ts';
import { NewPasswordFields } from './public/new-password-fields.tsx';
import classes from './sign-in-form.module.css';
import type { ResetLink } from './sign-in-steps.ts';
import { SubmitButton } from './submit-button.tsx';
import { useOwnPasswordRule } from './use-password-rule.ts';

interface NewPasswordFormProps {
  readonly link: ResetLink;
  readonly onSet: () => void;
  /** The link works no longer. */
  readonly onRefused: () => void;
}

/** The new password, twice. Submit works once every point of the list is met. */
export function NewPasswordForm({ link, onSet, onRefused }: NewPasswordFormProps) {
  const t = useTexts('signIn');
  const rule = useOwnPasswordRule();
  const [value, setValue] = useState(NO_PASSWORD);
  const field = useRef<HTMLInputElement>(null);
  const reset = useReset(link, onSet, onRefused);
  const problem = splitPasswordProblem(reset.isError ? toProblem(reset.error, t('unableToConnect')) : null);
  if (rule === null) return null;
  const isReady = isNewPasswordReady(value, rule);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (reset.isPending) return;
    if (isReady) reset.mutate(value);
    else field.current?.focus();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NewPasswordFields
        field={field}
        value={value}
        onChange={(next) => {
          setValue(next);
          if (reset.isError) reset.reset();
        }}
        rule={rule}
        fault={problem.newPasswordError}
      />
      <Outcome failure={problem.formError} notice={null} />
      <SubmitButton isReady={isReady} hint={t('new.hint')} isPending={reset.isPending}>
        {t('submitStep')}
      </SubmitButton>
    </form>
  );
}

function useReset({ organization, token }: ResetLink, onSet: () => void, onRefused: () => void) {
  return useMutation({
    mutationFn: ({ password, confirm }: NewPassword) =>
      callApi(
        resetPassword,
        { body: { newPassword: password, confirmPassword: confirm, token } },
        { tenant: organization },
      ),
    onSuccess: onSet,
    onError: (error) => {
      if (error instanceof Problem && error.code === 'reset-token-invalid') onRefused();
    },
  });
}
