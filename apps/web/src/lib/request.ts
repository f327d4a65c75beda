// From a call of the contract to the parts of an HTTP request.

import type { Call, CallArguments } from '@vigilo/contract/call';
import { currentLanguage } from './language.ts';
import { findTenant, findToken } from './session.ts';

type Value = string | number | boolean | null | undefined;
type Values = Readonly<Record<string, Value | readonly Value[]>>;

interface Parts {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/**
 * The address of a call: path parameters filled in, query, and the tenant: the given one, else the session's where the call carries its
 * token. Throws when a parameter is missing.
 */
export function buildUrl<C extends Call>(call: C, args: CallArguments<C>, tenant = tenantFor(call)): string {
  const { params = {}, query = {} } = getParts(args);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null)
      throw new Error(`The call ${call.path} needs the path parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  if (tenant !== null) search.set('tenant', tenant);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The body of a call, or undefined. */
export function getBody<C extends Call>(args: CallArguments<C>): unknown {
  return getParts(args).body;
}

/** A public call carries no token, so it needs no tenant. */
function tokenFor(call: Call): string | null {
  return call.permission === 'public' ? null : findToken();
}

function tenantFor(call: Call): string | null {
  return tokenFor(call) === null ? null : findTenant();
}

/** The headers of a call: who asks, and in which language the answer's sentences shall be. */
export function buildHeaders(call: Call): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
  };
  const token = tokenFor(call);
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  return headers;
}

function getParts(args: unknown): Parts {
  // The generic type of a call's arguments does not say which parts it has; each call's own type does, and has checked them.
  return args as Parts;
}
