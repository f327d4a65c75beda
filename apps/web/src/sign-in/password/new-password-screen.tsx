import { Button, Skeleton, Stack } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { validateResetToken } from '@vigilo/contract/sign-in';
import { useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { LinkButton } from '../link-button.tsx';
import { Outcome } from '../outcome.tsx';
import { ReturnToSignIn } from './return-to-sign-in.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import type { ResetLink } from '../sign-in-steps.ts';
import { useBusy } from './use-busy.ts';

/** Setting a new password with the link of a mail (specification 1, section 2.5). */
export function NewPasswordScreen() {
  const t = useTexts('signIn');
  const link = useLocation({ select: ({ state }) => state.resetLink });
  const [end, setEnd] = useState<'set' | 'refused' | null>(null);
  const check = useLinkCheck(link);

  if (end === 'set') return <PasswordSet />;
  if (link === undefined || end === 'refused' || check.data?.valid === false) return <LinkRefused />;
  if (check.isError) {
    return (
      <SignInFrame title={t('new.title')}>
        <Stack gap="lg" mt="xl">
          <Outcome failure={toProblem(check.error, t('unableToConnect')).message} notice={null} />
          <TryAgain onTry={() => void check.refetch()} />
        </Stack>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('new.title')} lead={t('new.lead')}>
      {check.data === undefined ? (
        <Checking />
      ) : (
        <NewPasswordForm link={link} onSet={() => setEnd('set')} onRefused={() => setEnd('refused')} />
      )}
    </SignInFrame>
  );
}

/** Whether the link works, asked once when the page opens. */
function useLinkCheck(link: ResetLink | undefined) {
  const { organization = '', token = '' } = link ?? {};
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) =>
      callApi(validateResetToken, { body: { token } }, { tenant: organization, signal }),
    enabled: link !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // The token shall not lie in memory for longer than the page is open.
    gcTime: 0,
  });
}

function Checking() {
  const t = useTexts('signIn');
  return (
    <Stack gap="lg" mt="xl" role="status" aria-label={t('new.checking')}>
      <Skeleton height="2.125rem" />
      <Skeleton height="7rem" />
      <Skeleton height="2.125rem" />
      <Skeleton height="2.125rem" />
    </Stack>
  );
}

function TryAgain({ onTry }: { readonly onTry: () => void }) {
  const t = useTexts('shell');
  return <Button onClick={onTry}>{t('tryAgain')}</Button>;
}

/** The link does not work; the sign-in page opens by itself. */
function LinkRefused() {
  const t = useTexts('signIn');
  const [isStaying, setStaying] = useState(false);
  const { isBusy, signs } = useBusy();
  return (
    <SignInFrame title={t('new.invalidTitle')} isTitleFocused>
      <Stack gap="lg" mt="xl" {...signs}>
        <Outcome failure={t('new.invalid')} notice={null} />
        <LinkButton to={PATHS.forgotPassword}>{t('new.askAgain')}</LinkButton>
        <LinkButton to={PATHS.signIn} variant="default">
          {t('goToLogin')}
        </LinkButton>
        {!isStaying && <ReturnToSignIn isPaused={isBusy} onStay={() => setStaying(true)} />}
      </Stack>
    </SignInFrame>
  );
}

/** The new password holds; the sign-in page opens by itself. */
function PasswordSet() {
  const t = useTexts('signIn');
  const [isStaying, setStaying] = useState(false);
  const { isBusy, signs } = useBusy();
  return (
    <SignInFrame title={t('new.doneTitle')} lead={t('new.doneLead')} isTitleFocused>
      <Stack gap="lg" mt="xl" {...signs}>
        <LinkButton to={PATHS.signIn}>{t('goToLogin')}</LinkButton>
        {!isStaying && <ReturnToSignIn isPaused={isBusy} onStay={() => setStaying(true)} />}
      </Stack>
    </SignInFrame>
  );
}
