// A part of a file that a call answers, for what shows a large file without loading all of it.

import type { Call, CallArguments } from '@vigilo/contract/call';
import { withFreshToken } from './call-api.ts';
import { buildHeaders, buildUrl } from './request.ts';
import { parseProblem, unreachableProblem } from './send.ts';

export interface FilePart {
  readonly bytes: Uint8Array;
  /** Bytes of the whole file. */
  readonly total: number;
}

/** The bytes from `begin` up to, but not including, `end`; the whole file where the server answers no parts. Throws a Problem for every failure. */
export function getFilePart<C extends Call>(
  call: C,
  args: CallArguments<C>,
  { begin, end, signal }: { readonly begin: number; readonly end: number; readonly signal: AbortSignal },
): Promise<FilePart> {
  return withFreshToken(call, async () => {
    const asUnreachable = (error: unknown): never => {
      throw signal.aborted ? signal.reason : unreachableProblem(error);
    };
    const response = await fetch(buildUrl(call, args), {
      method: call.method,
      headers: { ...buildHeaders(call), Accept: '*/*', Range: `bytes=${begin}-${end - 1}` },
      credentials: 'same-origin',
      signal,
    }).catch(asUnreachable);
    if (!response.ok)
      throw parseProblem(
        await response.json().catch(() => null),
        response.status,
        response.headers.get('retry-after'),
      );
    const bytes = new Uint8Array(await response.arrayBuffer().catch(asUnreachable));
    return { bytes, total: findTotal(response) ?? bytes.length };
  });
}

/** The length in the header that says which part this is, or null. */
function findTotal(response: Response): number | null {
  const [, total] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return response.status === 206 && total !== undefined ? Number(total) : null;
}
