// Handing a file to the person: one made here, or one that the server makes.

import type { Call, CallArguments } from '@vigilo/contract/call';
import { whileActive } from './activity.ts';
import { withFreshToken } from './call-api.ts';
import { buildUrl, getBody, buildHeaders } from './request.ts';
import { parseProblem, unreachableProblem } from './send.ts';

/** Lets the browser save a content under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file that a call answers, under the name the server gives it. Throws a Problem for every failure. */
export function getFile<C extends Call>(call: C, args: CallArguments<C>): Promise<File> {
  return withFreshToken(call, () =>
    whileActive(async () => {
      const response = await fetchFile(call, args).catch((error: unknown) => {
        throw unreachableProblem(error);
      });
      if (!response.ok)
        throw parseProblem(
          await response.json().catch(() => null),
          response.status,
          response.headers.get('retry-after'),
        );
      // A stream that breaks off in the middle is no file.
      const content = await response.blob().catch((error: unknown) => {
        throw unreachableProblem(error);
      });
      return new File([content], getFileName(response), { type: content.type });
    }),
  );
}

function fetchFile<C extends Call>(call: C, args: CallArguments<C>): Promise<Response> {
  const body = getBody<C>(args);
  const headers = buildHeaders(call);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return fetch(buildUrl(call, args), {
    method: call.method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The name in the header that says how to save a file; empty where there is none. */
function getFileName(response: Response): string {
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
