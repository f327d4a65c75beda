import { useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { signIn } from '@vigilo/contract/sign-in';
import { PATHS } from '../app/paths.ts';
import { safePath } from '../app/safe-path.ts';
import { callApi } from '../lib/call-api.ts';
import { currentLanguage, setPageLanguage } from '../lib/language.ts';
import { storeSession } from '../lib/session.ts';
import type { SessionReply } from '../lib/session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The organisation; empty means the default tenant. */
  readonly tenant: string;
}

/** Signing in: keeps the session and goes to the page that was asked for, else to /home. */
export function useSignIn(): UseMutationResult<SessionReply, Error, Credentials> {
  const router = useRouter();
  const { next } = useSearch({ from: PATHS.signIn });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return useMutation({
    mutationFn: ({ email, password, tenant }: Credentials) =>
      callApi(signIn, { body: { email: email.trim(), password } }, { tenant: tenant.trim() === '' ? undefined : tenant.trim() }),
    onSuccess: async (reply) => {
      storeSession(reply);
      // Signing out empties the storage, these choices with it; they still hold in this window.
      setPageLanguage(currentLanguage(), { remember: true });
      if (colorScheme !== 'auto') setColorScheme(colorScheme);
      await router.navigate({ href: safePath(next, location.origin), replace: true });
    },
  });
}
