import { redirect } from '@tanstack/react-router';
import { canSeePage } from '@vigilo/domain/access/can';
import type { PageName } from '@vigilo/domain/access/pages';
import { toAccess, profileQuery } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { PATHS } from '../lib/paths.ts';

/** Lets in whoever has the page; everybody else is led to the companies (specification 1, section 6). The server guards what it shows. */
export function requirePage(page: PageName): () => Promise<void> {
  return async () => {
    if (!(await hasPage(page))) throw redirect({ to: PATHS.companies, replace: true });
  };
}

/** A document's summary. Whoever does not have that page comes from an old link, which led to a company (decisions.md section 6). */
export async function requireDocumentSummary({
  params: { documentId },
}: {
  readonly params: { readonly documentId: string };
}): Promise<void> {
  if (!(await hasPage('Document Summary')))
    throw redirect({ to: PATHS.companySummary, params: { companyId: documentId }, replace: true });
}

/** A document's screening. Whoever does not have that page comes from an old link, which led to the events of a company. */
export async function requireDocumentScreening({
  params: { documentId },
}: {
  readonly params: { readonly documentId: string; readonly childId: string };
}): Promise<void> {
  if (!(await hasPage('Document Screening')))
    throw redirect({ to: PATHS.companyEvents, params: { companyId: documentId }, replace: true });
}

/** The validation between documents. Whoever does not have that page is led to the screening of the same child document. */
export async function requireInterValidation({
  params,
}: {
  readonly params: { readonly documentId: string; readonly childId: string };
}): Promise<void> {
  if (!(await hasPage('Inter Document Validation')))
    throw redirect({ to: PATHS.documentScreening, params, replace: true });
}

async function hasPage(page: PageName): Promise<boolean> {
  const profile = await queryClient.ensureQueryData(profileQuery);
  return canSeePage(toAccess(profile), page);
}
