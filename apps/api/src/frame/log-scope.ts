// Whose log a line belongs to: what a request or a job does runs in the scope of its log, so that a slow statement is told with the ids of the request or job
// that sent it, and every line of a job with the job's.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

type WarningLog = Pick<FastifyBaseLogger, 'warn'>;

interface Scope {
  log: WarningLog;
  readonly fields: object;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Does `work`, whose slow statements are told to this log; every line that is logged meanwhile has these fields, unless it has its own by that name. */
export function inLogScope<T>(log: WarningLog, fields: object, work: () => T): T {
  return scopes.run({ log, fields }, work);
}

/** What every line has that is logged now: a copy, which the logger adds the line's own fields to. */
export function scopeFields(): object {
  return { ...scopes.getStore()?.fields };
}

/** What a connection tells is no matter of the request or job for which it happened to be opened. */
export function outOfLogScope<T>(tell: (about: T) => void): (about: T) => void {
  return (about) => scopes.exit(() => tell(about));
}

/** From here on every line of the request has the ids of its user and tenant. */
export function nameCaller(
  request: FastifyRequest,
  { userId, tenantId }: Pick<Caller, 'userId' | 'tenantId'>,
): void {
  const log = request.log.child({ user: userId, tenant: tenantId });
  request.log = log;
  const scope = scopes.getStore();
  if (scope) scope.log = log;
}

/** A longer one is generated, and its beginning says which. */
const LONGEST_STATEMENT = 2000;

/** @param statement with placeholders in place of values; @param ms how long it took, waiting for the statements before it on its connection included */
export function tellSlowStatement(statement: string, ms: number): void {
  scopes.getStore()?.log.warn(
    {
      ms: Math.round(ms),
      statement: statement.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_STATEMENT),
    },
    'slow statement',
  );
}
