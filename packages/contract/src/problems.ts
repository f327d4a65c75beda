// All failures of the API with their HTTP status. The reply also has a message for people, in the wording of the specification if it has one; programs
// and translations rely on the code.

import { z } from 'zod';

export const PROBLEMS = {
  'invalid-input': 400,
  'reset-token-invalid': 400,
  'invalid-credentials': 401,
  'code-needed': 401,
  'not-signed-in': 401,
  'session-expired': 401,
  'password-expired': 403,
  'not-allowed': 403,
  'wrong-tenant': 403,
  'cross-site': 403,
  'not-found': 404,
  'no-such-call': 404,
  'already-exists': 409,
  'changed-meanwhile': 409,
  'wrong-state': 409,
  'still-running': 409,
  'too-large': 413,
  'unsupported-media': 415,
  'key-reused': 422,
  'wait-to-resend': 429,
  'too-many-attempts': 429,
  'too-many-at-once': 429,
  'server-error': 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** The problems any call can answer. */
export const GENERAL_PROBLEMS = [
  'invalid-input',
  'not-signed-in',
  'not-allowed',
  'wrong-tenant',
  'server-error',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** Those that a call that creates something can answer besides (call.ts). */
export const KEY_PROBLEMS = ['still-running', 'key-reused'] as const satisfies readonly ProblemCode[];

/** Those that a heavy call can answer besides (call.ts). */
export const HEAVY_PROBLEMS = ['too-many-at-once'] as const satisfies readonly ProblemCode[];

/** The body of every failed reply. `fields` has the fault of each input by its path, such as `body.email`. */
export const problemReply = z.object({
  status: z.literal('fail'),
  code: z.string(),
  message: z.string(),
  description: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export type ProblemReply = z.output<typeof problemReply>;
