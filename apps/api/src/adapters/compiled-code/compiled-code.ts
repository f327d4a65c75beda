// What Node has compiled, for the threads and processes that get nothing else of this process's environment and so none of its secrets.

import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * An environment that tells where this process keeps what it has compiled, if it does: a thread that reads a document is ready in half of the time with it, a process that makes
 * PDFs a third sooner.
 */
export function compiledCode(): { readonly NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
