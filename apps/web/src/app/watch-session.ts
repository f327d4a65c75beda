// What happens to a session while the page is open: it is kept while somebody is at work and ended while nobody is; and what follows when
// it ends, whoever ended it: nothing of it stays in memory, and the sign-in page opens.

import { pingInterval } from '@vigilo/domain/sign-in/session-times';
import { appConfigQuery } from '../lib/app-config.ts';
import { watchIdle } from '../lib/idle.ts';
import { keepSession } from '../lib/keep-session.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session.ts';
import type { SessionEnd } from '../lib/session.ts';
import { PATHS } from '../lib/paths.ts';
import { router } from './router.tsx';

/** Starts watching; call once. */
export function watchSession(): void {
  onSessionEnd((why) => void goToSignIn(why));
  void watchTimes();
}

async function watchTimes(): Promise<void> {
  const config = await queryClient.fetchQuery({ ...appConfigQuery, retry: true });
  const pingEvery = pingInterval(config.LOGOUT_WARNING_AT) * 1000;
  watchIdle({ warningAt: config.LOGOUT_WARNING_AT, logoutAt: config.LOGOUT_AT });
  keepSession(pingEvery);
}

async function goToSignIn(why: SessionEnd): Promise<void> {
  await queryClient.cancelQueries();
  const { pathname, href } = router.state.location;
  if (pathname !== PATHS.signIn)
    await router.navigate({
      to: PATHS.signIn,
      search: why === 'signed-out' ? {} : { next: href, ended: why },
    });
  // Only now: a screen that is still shown would ask again for what it misses.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== appConfigQuery.queryKey[0] });
}
