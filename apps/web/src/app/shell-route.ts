// The two routes that all others hang on: the application, and what of it is behind sign-in.

import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import { profileQuery } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { refreshOnce } from '../lib/refresh.ts';
import type { Search } from '../lib/search.ts';
import { endSession, hasStoredSession, isSignedIn } from '../lib/session.ts';
import { Root } from './root.tsx';

/** Whether somebody is signed in; a token that ran out while the page was closed is exchanged first. */
export async function checkSession(): Promise<boolean> {
  if (isSignedIn()) return true;
  if (!hasStoredSession()) return false;
  if (await refreshOnce(null)) return true;
  endSession('expired');
  return false;
}

/** The words of an address. */
export function toSearch(search: Record<string, unknown>): Search {
  // What `parseSearch` made, or a link's typed search: in both only words and lists of words.
  return search as Search;
}

export const rootRoute = createRootRoute({ component: Root });

/** Everything behind sign-in: the guard, then the profile, then the frame. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ location }) => {
    if (!(await checkSession())) throw redirect({ to: PATHS.signIn, search: { next: location.href } });
  },
  loader: () => queryClient.ensureQueryData(profileQuery),
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
});
