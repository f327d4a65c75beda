import { findLanguage } from '@vigilo/contract/messages/language';
import type { Language } from '@vigilo/contract/messages/language';
import type { FastifyRequest } from 'fastify';

/** The language a request asks for; the browser names the one it shows. */
export function getLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  return findLanguage(request.headers['accept-language'] ?? '') ?? 'en';
}
