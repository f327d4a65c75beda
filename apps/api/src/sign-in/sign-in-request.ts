// What is read of a request before anybody is signed in.

import { getLanguage } from '../frame/request-language.ts';
import { Problem } from '../frame/problem.ts';
import type { AuthContext, Client } from './auth-context.ts';
import type { CookieRequest } from './cookies.ts';
import { isBrowser, isCrossSite } from './cookies.ts';

interface SignInRequest extends CookieRequest {
  readonly ip: string;
  readonly url: string;
  readonly headers: CookieRequest['headers'] & {
    readonly 'user-agent'?: string | undefined;
    readonly 'accept-language'?: string | undefined;
  };
}

export function readClient(request: SignInRequest): Client {
  return {
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    isBrowser: isBrowser(request),
    language: getLanguage(request),
  };
}

export function refuseCrossSite(request: SignInRequest): void {
  if (isCrossSite(request))
    throw new Problem('cross-site', 'refusals.unauthorized', {
      description: 'refusals.otherSite',
    });
}

/** Before sign-in the query's tenant merely selects a directory; an unknown one behaves like an unknown user. @throws Problem wrong-tenant where it is given twice */
export function readTenantName({ config }: AuthContext, request: SignInRequest): string {
  const named = new URL(request.url, 'http://localhost').searchParams.getAll('tenant');
  if (named.length > 1)
    throw new Problem('wrong-tenant', 'refusals.unauthorized', { description: 'refusals.otherOrganisation' });
  return named[0] || config.DEFAULT_TENANT;
}
