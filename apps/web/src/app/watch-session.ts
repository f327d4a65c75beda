// What follows when a session ends, whoever ended it: nothing of it stays in memory, and the sign-in page opens.

import { keepSessionFresh } from '../lib/keep-fresh.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session.ts';
import { PATHS } from './paths.ts';
import { router } from './router.tsx';

/** Starts watching; call once. */
export function watchSession(): void {
  keepSessionFresh();
  onSessionEnd((why) => {
    queryClient.clear();
    const { pathname, href } = router.state.location;
    if (pathname === PATHS.signIn) return;
    void router.navigate({ to: PATHS.signIn, search: why === 'expired' ? { next: href, ended: '1' } : {} });
  });
}
