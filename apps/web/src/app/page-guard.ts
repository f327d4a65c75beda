import { redirect } from '@tanstack/react-router';
import { canSeePage } from '@vigilo/domain/access/can';
import type { PageName } from '@vigilo/domain/access/pages';
import { toAccess, profileQuery } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { PATHS } from '../lib/paths.ts';

/** Lets in whoever has the page; everybody else is led to the companies (specification 1, section 6). The server guards what it shows. */
export function requirePage(page: PageName): () => Promise<void> {
  return async () => {
    const profile = await queryClient.ensureQueryData(profileQuery);
    if (!canSeePage(toAccess(profile), page)) throw redirect({ to: PATHS.companies, replace: true });
  };
}
