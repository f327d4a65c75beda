// After signing in a person goes to the page that was asked for, but only to one of ours: a link from elsewhere must not send them away.

import { PATHS } from './paths.ts';

/** The path, query and hash of a wanted page of this origin; /home for anything else. */
export function safePath(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || !wanted.startsWith('/')) return PATHS.home;
  const url = URL.parse(wanted, origin);
  if (url === null || url.origin !== origin || url.pathname === PATHS.signIn || url.pathname.startsWith('//'))
    return PATHS.home;
  return url.pathname + url.search + url.hash;
}
