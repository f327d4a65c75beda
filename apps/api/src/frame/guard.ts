// Before every call: who is it, is the tenant the session's own, may they? The server never believes a tenant, role or route that a
// client names (security.md C8, C9).

import type { Call } from '@vigilo/contract/call';
import { BACKGROUND_HEADER } from '@vigilo/contract/call';
import { can } from '@vigilo/domain/access/can';
import { message } from '@vigilo/contract/messages/message';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { nameCaller } from './log-scope.ts';
import { Problem, notAllowed } from './problem.ts';

/** Whom a request is of, where that was read a moment ago; nothing is looked up. It tells who asks, not what they may. */
export type RecallCaller = (request: FastifyRequest) => Caller | null;

export type Guard = (call: Call, request: FastifyRequest) => Promise<Caller | null>;

/** Finds the caller of a request by its token, or null where there is no valid one. What happens in the background is no activity of theirs. */
export type FindCaller = (request: FastifyRequest, isBackground: boolean) => Promise<Caller | null>;

export function makeGuard(findCaller: FindCaller): Guard {
  return async (call, request) => {
    if (call.permission === 'public') return null;
    const caller = await findCaller(
      request,
      call.isBackground === true || request.headers[BACKGROUND_HEADER] !== undefined,
    );
    if (!caller) throw new Problem('not-signed-in', 'problems.not-signed-in');
    nameCaller(request, caller);
    checkTenant(request, caller);
    if (call.permission !== 'signed-in' && !can(caller.access, call.permission)) {
      request.log.warn({ permission: call.permission }, 'not allowed');
      throw notAllowed(message('refusals.needsPermission', { permission: call.permission }));
    }
    return { ...caller, requestId: request.id };
  };
}

function checkTenant(request: FastifyRequest, caller: Caller): void {
  const named = new URL(request.url, 'http://localhost').searchParams.getAll('tenant');
  const isOwn =
    named.length === 0 || (named.length === 1 && named[0]?.toLowerCase() === caller.tenantName.toLowerCase());
  if (isOwn) return;
  request.log.warn('another tenant was named');
  throw new Problem('wrong-tenant', 'refusals.unauthorized', {
    description: 'refusals.otherOrganisation',
  });
}
