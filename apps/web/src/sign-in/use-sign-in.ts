import { useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { EXPIRED_PASSWORD_AFTER } from '@vigilo/domain/sign-in/waits';
import { useEffect, useState } from 'react';
import { PATHS } from '../lib/paths.ts';
import { safePath } from '../lib/safe-path.ts';
import { currentLanguage, setPageLanguage } from '../lib/language.ts';
import { toProblem } from '../lib/problem.ts';
import { storeSession } from '../lib/session.ts';
import type { SessionReply } from '../lib/session.ts';
import { useTexts } from '../lib/texts.ts';
import type { Credentials } from './credentials.ts';
import { beginSignIn, finishSignIn, sendSignInCode } from './sign-in-steps.ts';
import type { ResetLink, StepOutcome } from './sign-in-steps.ts';

/** A code is under way: how many seconds until another may be asked for, from when, and what there is to say about it. */
export interface CodeSent {
  readonly waitFor: number;
  readonly at: number;
  readonly message: string | null;
}

export interface SignInAttempt {
  /** Null while the credentials are being entered. */
  readonly codeSent: CodeSent | null;
  readonly isPending: boolean;
  readonly failure: string | null;
  /** The password has expired, in words; the page where a new one is set opens by itself. */
  readonly expired: string | null;
  readonly begin: () => void;
  readonly resend: () => void;
  readonly finish: (code: string) => void;
  /** Back to the credentials. */
  readonly back: () => void;
  /** Something was typed: what was said before no longer holds. */
  readonly clear: () => void;
}

type Step = { readonly does: 'begin' | 'resend' } | { readonly does: 'finish'; readonly code: string };

/** Signing in, step by step; at the end the session is kept and the page opens that was asked for, else /home. */
export function useSignIn(credentials: Credentials): SignInAttempt {
  const t = useTexts('signIn');
  const enter = useEnter();
  const [codeSent, setCodeSent] = useState<CodeSent | null>(null);
  const [link, setLink] = useState<ResetLink | null>(null);
  const attempt = useMutation({ mutationFn: (step: Step) => take(step, credentials), onSuccess: arrive });
  useResetPage(link);

  async function arrive(outcome: StepOutcome, { does }: Step): Promise<void> {
    if (outcome.is === 'session') await enter(outcome.reply);
    else if (outcome.is === 'expired') setLink(outcome.link);
    else
      setCodeSent({
        waitFor: outcome.waitFor,
        at: Date.now(),
        message: outcome.message ?? (does === 'resend' ? t('code.resent') : null),
      });
  }

  const outcome = attempt.data;
  return {
    codeSent,
    isPending: attempt.isPending || (outcome !== undefined && outcome.is !== 'code-sent'),
    failure: attempt.isError ? toProblem(attempt.error, t('unableToConnect')).message : null,
    expired: outcome?.is === 'expired' ? outcome.message : null,
    begin: () => attempt.mutate({ does: 'begin' }),
    resend: () => attempt.mutate({ does: 'resend' }),
    finish: (code) => attempt.mutate({ does: 'finish', code }),
    back: () => {
      setCodeSent(null);
      attempt.reset();
    },
    clear: () => {
      if (attempt.isError) attempt.reset();
    },
  };
}

function take(step: Step, credentials: Credentials): Promise<StepOutcome> {
  if (step.does === 'finish') return finishSignIn(credentials, step.code);
  return step.does === 'begin' ? beginSignIn(credentials) : sendSignInCode(credentials);
}

function useEnter(): (reply: SessionReply) => Promise<void> {
  const router = useRouter();
  const { next } = useSearch({ from: PATHS.signIn });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return async (reply) => {
    storeSession(reply);
    // Signing out empties the storage, these choices with it; they still hold in this window.
    setPageLanguage(currentLanguage(), { remember: true });
    if (colorScheme !== 'auto') setColorScheme(colorScheme);
    await router.navigate({ href: safePath(next, location.origin), replace: true });
  };
}

/** Opens the page for a new password once there is a link to it and its reason has been read. */
function useResetPage(link: ResetLink | null): void {
  const router = useRouter();
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setTimeout(
      () => void router.navigate({ to: PATHS.passwordReset, params: { ...link } }),
      EXPIRED_PASSWORD_AFTER * 1000,
    );
    return () => clearTimeout(timer);
  }, [link, router]);
}
