import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '@vigilo/contract/sign-in';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import type { Address } from './forgot-password-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import { pickTenant } from '../sign-in-steps.ts';

const EMPTY: Address = { email: '', tenant: '' };

/** Asking for a link to set a new password (specification 1, section 2.4). The answer is the same whether the user exists or not. */
export function ForgotPasswordScreen() {
  const t = useTexts('signIn');
  const [address, setAddress] = useState(EMPTY);
  const [isSent, setSent] = useState(false);
  const request = useMutation({
    mutationFn: ({ email, tenant }: Address) =>
      callApi(forgotPassword, { body: { email: email.trim() } }, pickTenant({ tenant })),
    onSuccess: () => setSent(true),
  });
  const failure = request.isError ? toProblem(request.error, t('unableToConnect')).message : null;

  if (isSent) {
    return (
      <SignInFrame title={t('forgot.sentTitle')} lead={t('forgot.sentLead')} isTitleFocused>
        <MailSent
          email={address.email.trim()}
          failure={failure}
          isPending={request.isPending}
          onResend={() => request.mutateAsync(address)}
          onChange={() => setSent(false)}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('forgotPassword')} lead={t('forgot.lead')}>
      <ForgotPasswordForm
        address={address}
        onChange={(part) => {
          setAddress({ ...address, ...part });
          if (request.isError) request.reset();
        }}
        onSubmit={() => request.mutate(address)}
        isPending={request.isPending}
        failure={failure}
      />
    </SignInFrame>
  );
}
