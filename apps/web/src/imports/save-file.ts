// Handing a file to the person: one made here, or one that the server makes.

import { getRefusedRows } from '@vigilo/contract/imports';
import { whileActive } from '../lib/activity.ts';
import { withFreshToken } from '../lib/call-api.ts';
import { currentLanguage } from '../lib/language.ts';
import { addressOf, headersOf } from '../lib/request.ts';
import { problemFrom, unreachable } from '../lib/send.ts';

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

/** The refused rows of an import as a file, with their reasons in the language of the page. Throws a Problem for every failure. */
export function getRefusedFile(id: string): Promise<Blob> {
  return withFreshToken(getRefusedRows, () =>
    whileActive(async () => {
      const address = addressOf(getRefusedRows, { params: { id }, query: { lang: currentLanguage() } });
      // oxlint-disable-next-line no-restricted-globals -- the calls of lib answer JSON, and this one is a file
      const response = await fetch(address, { headers: headersOf(getRefusedRows), credentials: 'same-origin' }).catch((error: unknown) => {
        throw unreachable(error);
      });
      if (!response.ok) throw problemFrom(await response.json().catch(() => null), response.status);
      return response.blob();
    }),
  );
}
