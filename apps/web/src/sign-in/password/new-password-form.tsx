import { Stack } from '@mantine/core';
import { resetPassword } from '@vigilo/contract/sign-in';
import { useRef } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { Problem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Outcome } from '../outcome.tsx';
import type { ResetLink } from '../sign-in-steps.ts';
import { SubmitButton } from '../submit-button.tsx';
import { isNewPasswordReady, usePasswordForm } from './use-password-form.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const { form, isBusy, failure, submit } = usePasswordForm(async ({ newPassword, confirmPassword }) => {
    try {
      const body = { newPassword, confirmPassword, token: link.token };
      await callApi(resetPassword, { body }, { tenant: link.organization });
      onSet();
    } catch (error) {
      if (error instanceof Problem && error.code === 'reset-token-invalid') onRefused();
      throw error;
    }
  });
  if (rule === null) return null;
  const isReady = isNewPasswordReady(form.values, rule);

  return (
    <form onSubmit={(event) => submit(event, isReady, field)} noValidate>
      <Stack gap="lg" mt="xl">
        <NewPasswordFields field={field} form={form} rule={rule} />
        <Outcome failure={failure} notice={null} />
        <SubmitButton isReady={isReady} hint={t('new.hint')} isPending={isBusy}>
          {t('submitStep')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
