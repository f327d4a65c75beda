// What follows when a session ends, whoever ended it: nothing of it stays in memory, and the sign-in page opens.

import { appConfigQuery } from '../lib/app-config.ts';
import { keepSessionFresh } from '../lib/keep-fresh.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session.ts';
import type { SessionEnd } from '../lib/session.ts';
import { PATHS } from './paths.ts';
import { router } from './router.tsx';

/** Starts watching; call once. */
export function watchSession(): void {
  keepSessionFresh();
  onSessionEnd((why) => void leave(why));
}

async function leave(why: SessionEnd): Promise<void> {
  await queryClient.cancelQueries();
  const { pathname, href } = router.state.location;
  if (pathname !== PATHS.signIn) await router.navigate({ to: PATHS.signIn, search: why === 'expired' ? { next: href, ended: '1' } : {} });
  // Only now: a screen that is still shown would ask again for what it misses.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== appConfigQuery.queryKey[0] });
}
