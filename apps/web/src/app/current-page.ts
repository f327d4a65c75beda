// Which part of the product an address belongs to (specification 1, sections 2.2 and 3): kept in the storage as `currentPage`.

import { PATHS } from '../lib/paths.ts';

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/admin(?:\/|$)/, 'admin'],
  [/\/InterDocumentValidation$/i, 'inter-document validation'],
  [/\/(?:events|screening)(?:\/|$)/, 'screening/events'],
  [/\/summary(?:\/|$)/, 'summary'],
  [/^\/dashboard(?:\/|$)/, 'dashboard'],
  [/^\/(?:upload|import)(?:\/|$)/, 'upload'],
  [/^\/(?:companies|index|documents)(?:\/|$)/, 'documents'],
];

/** The part; for a page that belongs to none its address, without the token of a reset link. */
export function pageFromPath(pathname: string): string {
  if (pathname.startsWith(PATHS.newPassword)) return PATHS.newPassword;
  return PAGES.find(([pattern]) => pattern.test(pathname))?.[1] ?? pathname;
}
