// What is said of a file before it is sent, so that nobody waits for a refusal (specification 3, section 5, 'Upload'): its name, its kind by its ending,
// its size. The server checks all of it again, and what is inside.

import { FILE_ENDINGS } from '@vigilo/domain/documents/file-kind';
import { readFileName } from '@vigilo/domain/documents/file-name';

/** Endings of files that can be read. */
export const ACCEPTED: readonly string[] = Object.values(FILE_ENDINGS).flat();

/** Files the control takes at most (specification 3, section 9). */
export const MOST_FILES = 5;

/** Why a file is refused; `part` is what stands where the ticker should be. */
export type FileFault =
  | { readonly is: 'parts' | 'kind' | 'empty' | 'twice' }
  | { readonly is: 'ticker' | 'noCompany'; readonly part: string }
  | { readonly is: 'size'; readonly limit: number };

interface Checked {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What is known of the company of a ticker: null where no company has it, undefined while it is looked up. */
type KnownCompany = { readonly name: string } | null | undefined;

/**
 * Why a file cannot be uploaded, or null.
 * @param company of the ticker in its name
 * @param others names of the other files
 * @param limit bytes a file may have
 */
export function findFileFault(
  { name, size }: Checked,
  company: KnownCompany,
  others: readonly string[],
  limit: number,
): FileFault | null {
  const fault = findNameFault(name, company);
  if (fault !== null) return fault;
  const lower = name.toLowerCase();
  if (!ACCEPTED.some((ending) => lower.endsWith(ending))) return { is: 'kind' };
  if (size === 0) return { is: 'empty' };
  if (size > limit) return { is: 'size', limit };
  return others.includes(name) ? { is: 'twice' } : null;
}

/** Whether a fault is one of the name, which the specification's message lists. */
export function isNameFault({ is }: FileFault): boolean {
  return is === 'parts' || is === 'ticker' || is === 'noCompany';
}

function findNameFault(name: string, company: KnownCompany): FileFault | null {
  const named = readFileName(name);
  if (named !== null)
    return named.needsCompany && company === null ? { is: 'noCompany', part: named.ticker } : null;
  const [, part = '', ...rest] = name.split('_');
  return rest.length === 0 || part === '' ? { is: 'parts' } : { is: 'ticker', part };
}
