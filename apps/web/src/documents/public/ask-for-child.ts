// Asks for what the screens of a child document show while their program is still being loaded: whichever arrives last is waited for, not one after the other.

import { canOnPage } from '@vigilo/domain/access/can';
import { profileQuery, toAccess } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { keysQuery } from '../screening/screening-queries.ts';
import { childQuery, documentQuery } from '../summary/summary-queries.ts';

interface ChildPlace {
  readonly documentId: string;
  readonly childId: string;
}

/** A failure is the screen's to show, which asks again. @param path of the screen */
export async function askForChild({ documentId, childId }: ChildPlace, path: string): Promise<void> {
  const access = toAccess(await queryClient.ensureQueryData(profileQuery));
  const canSeeDeleted = canOnPage(access, 'view-deleted-documents', path);
  void queryClient.prefetchQuery(documentQuery(documentId, canSeeDeleted));
  const child = await queryClient.fetchQuery(childQuery(childId)).catch(() => null);
  if (child !== null) await queryClient.prefetchQuery(keysQuery(child.DocumentType));
}
