import { findLanguage } from '@vigilo/contract/messages/language';
import type { Language } from '@vigilo/contract/messages/language';

/** The language a request asks for; the browser names the one it shows. */
export function getLanguage(request: {
  readonly headers: { readonly 'accept-language'?: string | undefined };
}): Language {
  return findLanguage(request.headers['accept-language'] ?? '') ?? 'en';
}
