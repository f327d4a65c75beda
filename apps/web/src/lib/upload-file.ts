// Sending a form with files. XMLHttpRequest, because fetch cannot tell how much has been sent.

import type { Call, CallArguments, CallReply } from '@vigilo/contract/call';
import { IDEMPOTENCY_HEADER } from '@vigilo/contract/call';
import { whileActive } from './activity.ts';
import { withFreshToken } from './call-api.ts';
import { newKey } from './request-keys.ts';
import { buildUrl, buildHeaders } from './request.ts';
import { parseProblem, unreachableProblem } from './send.ts';
import type { SendOptions } from './send.ts';

export interface UploadOptions extends SendOptions {
  /** Called from time to time with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Makes a multipart call: the form's fields and files as body. Throws like `callApi`.
 */
export function uploadFile<C extends Call>(
  call: C,
  args: CallArguments<C>,
  form: FormData,
  options: UploadOptions = {},
): Promise<CallReply<C>> {
  const keyed = call.creates === true ? { ...options, key: newKey() } : options;
  return withFreshToken(call, () => whileActive(() => exchange(call, args, form, keyed)));
}

function exchange<C extends Call>(
  call: C,
  args: CallArguments<C>,
  form: FormData,
  options: UploadOptions,
): Promise<CallReply<C>> {
  const { promise, resolve, reject } = Promise.withResolvers<CallReply<C>>();
  const request = new XMLHttpRequest();
  request.open(call.method, buildUrl(call, args, options.tenant));
  for (const [name, value] of Object.entries(buildHeaders(call))) request.setRequestHeader(name, value);
  if (options.key !== undefined) request.setRequestHeader(IDEMPOTENCY_HEADER, options.key);
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
  });
  request.addEventListener('error', () => reject(unreachableProblem(null)));
  request.addEventListener('abort', () => reject(options.signal?.reason ?? unreachableProblem(null)));
  request.addEventListener('load', () => {
    const answer = parsed(request.responseText);
    // As in `send`: the server answers what the contract's schema lets through.
    if (request.status >= 200 && request.status < 300) resolve(answer as CallReply<C>);
    else reject(parseProblem(answer, request.status));
  });
  options.signal?.addEventListener('abort', () => request.abort(), { once: true });
  if (options.signal?.aborted === true) reject(options.signal.reason);
  else request.send(form);
  return promise;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
