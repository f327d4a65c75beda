import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { hasEmailForm } from '@vigilo/domain/sign-in/email-form';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { appConfigQuery } from '../../lib/app-config.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Credentials } from '../credentials.ts';
import { EmailField } from '../email-field.tsx';
import { PageLink } from '../link-button.tsx';
import { OrganizationField } from '../organization-field.tsx';
import { Outcome } from '../outcome.tsx';
import { SubmitButton } from '../submit-button.tsx';

export type Address = Pick<Credentials, 'email' | 'tenant'>;

interface ForgotPasswordFormProps {
  readonly address: Address;
  readonly onChange: (part: Partial<Address>) => void;
  readonly onSubmit: () => void;
  readonly isPending: boolean;
  readonly failure: string | null;
}

/** Whose password is forgotten. Submit works once the address has the form of one. */
export function ForgotPasswordForm({
  address,
  onChange,
  onSubmit,
  isPending,
  failure,
}: ForgotPasswordFormProps) {
  const t = useTexts('signIn');
  const isMultiTenant = useQuery(appConfigQuery).data?.MULTI_TENANT === true;
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const email = address.email.trim();
  const isGood = hasEmailForm(email);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    setLeft(true);
    if (isGood) onSubmit();
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg" mt="xl">
        {isMultiTenant && (
          <OrganizationField value={address.tenant} onChange={(tenant) => onChange({ tenant })} />
        )}
        <EmailField
          field={field}
          value={address.email}
          onChange={(value) => onChange({ email: value })}
          onBlur={() => setLeft(email !== '')}
          fault={isLeft && !isGood ? t('forgot.emailFault') : null}
        />
        <Outcome failure={failure} notice={null} />
        <SubmitButton isReady={isGood} hint={t('forgot.submitHint')} isPending={isPending}>
          {t('submitStep')}
        </SubmitButton>
        <PageLink to={PATHS.signIn}>{t('goToLogin')}</PageLink>
      </Stack>
    </form>
  );
}
