// What stands in the way of an upload, in the order of the specification (3, sections 4 and 5): file names, then the limit, then none at all; then the
// client, and at last what else is wrong with a file.

import { isNameFault } from './file-faults.ts';
import type { FileFault } from './file-faults.ts';

interface Judged {
  readonly name: string;
  readonly fault: FileFault | null;
}

export type UploadFault =
  | { readonly is: 'names' | 'faults'; readonly names: readonly string[] }
  | { readonly is: 'limit'; readonly limit: number }
  | { readonly is: 'empty' }
  | { readonly is: 'client' };

/** Why these files cannot be uploaded, or null. `limit` is how many go at a time. */
export function findUploadFault(
  files: readonly Judged[],
  limit: number,
  hasClient: boolean,
): UploadFault | null {
  const listNames = (isWanted: (fault: FileFault) => boolean): string[] =>
    files.flatMap(({ name, fault }) => (fault !== null && isWanted(fault) ? [name] : []));
  const names = listNames(isNameFault);
  if (names.length > 0) return { is: 'names', names };
  if (files.length > limit) return { is: 'limit', limit };
  if (files.length === 0) return { is: 'empty' };
  if (!hasClient) return { is: 'client' };
  const others = listNames(() => true);
  return others.length > 0 ? { is: 'faults', names: others } : null;
}
