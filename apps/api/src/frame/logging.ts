import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { scopeFields } from './log-scope.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

type PlainError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: PlainError;
};

/** What is logged of an error and its causes: drivers attach whole connections, with their keys, to their errors. @public */
export function plainError(error: Error & { code?: unknown }): PlainError {
  const { name, message, stack = '', code, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: plainError(cause) } : {}),
  };
}

/** What the lines of servers and workers have in common. */
export function lineOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) {
  return { level: LOG_LEVEL, base: null, mixin: scopeFields, serializers: { err: plainError } };
}

/** Structured lines without secrets: headers and bodies are never logged, and a query's values are left out of the path. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.LOG_LEVEL === 'silent') return false;
  const options = lineOptions(config);
  return {
    ...options,
    serializers: {
      ...options.serializers,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0]?.replace(/^(\/password_reset)\/.*/, '$1/...'),
        address: request.ip,
      }),
    },
  };
}
