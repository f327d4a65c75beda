// Handing a file to the person: one made here, or one that the server makes.

import type { Call, CallArguments } from '@vigilo/contract/call';
import { whileActive } from './activity.ts';
import { withFreshToken } from './call-api.ts';
import { addressOf, headersOf } from './request.ts';
import { problemFrom, unreachable } from './send.ts';

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

/** The file that a call without a body answers. Throws a Problem for every failure. */
export function getFile<C extends Call>(call: C, args: CallArguments<C>): Promise<Blob> {
  return withFreshToken(call, () =>
    whileActive(async () => {
      const response = await fetch(addressOf(call, args), { headers: headersOf(call), credentials: 'same-origin' }).catch((error: unknown) => {
        throw unreachable(error);
      });
      if (!response.ok) throw problemFrom(await response.json().catch(() => null), response.status);
      return response.blob();
    }),
  );
}
