// Whose log a statement belongs to: what a request or a job does runs in the scope of its log, so that a slow statement is told with the ids of the request or
// job that sent it.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import type { Log } from './logging.ts';

interface Scope {
  log: Pick<Log, 'warn'>;
  readonly fields: object;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Does `work`, whose slow statements are told to this log, with these fields. */
export function inLogScope<T>(log: Pick<Log, 'warn'>, fields: object, work: () => T): T {
  return scopes.run({ log, fields }, work);
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
  const scope = scopes.getStore();
  scope?.log.warn(
    {
      ...scope.fields,
      ms: Math.round(ms),
      statement: statement.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_STATEMENT),
    },
    'slow statement',
  );
}
